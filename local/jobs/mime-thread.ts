import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Duration, SECOND } from '../../shared/game/model/words.ts'
import type { ReceivedEmail } from '../../shared/email/inbound/received-email.ts'
import type { MimeResult } from './mime-worker.ts'

/**
 * How long the parsing of one email may take. An ordinary one takes a tenth of a second; the first also waits for the
 * thread to start.
 */
const TIMEOUT: Duration = 10 * SECOND

/** The heap limit of the thread in MB. Buffers lie outside the heap and are not counted. */
const HEAP_MB = 256

const startThread = (): Worker => {
  const worker = new Worker(new URL('./mime-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  // The process may exit while the thread is alive.
  worker.unref()
  return worker
}

/**
 * Parses emails in a thread of their own, one after the other, so that requests are answered meanwhile: anybody who
 * knows a seat's address may send a costly email. Throws if the bytes are no email, or if parsing takes longer than
 * `timeout`.
 */
export const mimeThread = (timeout: Duration = TIMEOUT): ((bytes: Uint8Array) => Promise<ReceivedEmail>) => {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  const read = async (bytes: Uint8Array): Promise<ReceivedEmail> => {
    worker ??= startThread()
    const thread = worker
    const timedOut = AbortSignal.timeout(timeout)
    try {
      const answered = once(thread, 'message', { signal: timedOut })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.postMessage(bytes)
      const [{ message }] = (await answered) as [MimeResult]
      if (message) return message
    } catch (error) {
      worker = undefined
      await thread.terminate()
      throw error
    }
    throw new Error('it is no email')
  }

  return (bytes) => {
    const parsing = last.then(() => read(bytes))
    last = parsing.catch(() => undefined)
    return parsing
  }
}
