import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Duration, SECOND } from '../../shared/game/words.ts'
import type { Received } from '../../shared/mail/reply/message.ts'
import type { Read } from './mime-worker.ts'

/** An honest email takes a tenth of a second; the first waits for the thread, too. */
const PATIENCE: Duration = 10 * SECOND

/** Of what is no buffer. */
const MEMORY = 256

const started = (): Worker => {
  const worker = new Worker(new URL('mime-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  // A stop does not wait for it.
  worker.unref()
  return worker
}

/**
 * Reads emails in a thread of their own, one after the other. Requests go on meanwhile, and what takes too long is given
 * up: whoever may write to a seat's address must not hold up the service. Throws on what is no email, and on that.
 */
export const mimeThread = (patience: Duration = PATIENCE): ((bytes: Uint8Array) => Promise<Received>) => {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  const read = async (bytes: Uint8Array): Promise<Received> => {
    worker ??= started()
    const reader = worker
    const late = AbortSignal.timeout(patience)
    try {
      const answered = once(reader, 'message', { signal: late })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      reader.postMessage(bytes)
      const [{ message }] = (await answered) as [Read]
      if (message) return message
    } catch (error) {
      worker = undefined
      await reader.terminate()
      throw error
    }
    throw new Error('it is no email')
  }

  return (bytes) => {
    const reading = last.then(() => read(bytes))
    last = reading.catch(() => undefined)
    return reading
  }
}
