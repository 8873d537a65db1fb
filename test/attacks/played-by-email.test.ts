import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { sized } from '../harness/size.ts'
import { bundled } from '../simulation/patching.ts'
import { EMAIL_BUGS } from './email-bugs.ts'
import { playedByEmail } from './email-players.ts'

test.each([1, 2])('in world %d both sides play a whole game by email alone, whatever else comes in', async (seed) => {
  expect(await playedByEmail(seed)).toEqual([])
})

/** Fewer worlds than this are enough to notice any of the mistakes. */
const WORLDS = 8

test.each(EMAIL_BUGS.slice(0, sized(2, EMAIL_BUGS.length)))(
  'such worlds notice it if $name',
  async ({ file, find, replace }) => {
    const worker = new Worker(await bundled('../attacks/email-worker.ts', [{ file, find, replace }]))
    onTestFinished(async () => void (await worker.terminate()))
    let wrong: readonly string[] = []
    for (let seed = 1; seed <= WORLDS && wrong.length === 0; seed++) {
      const answer = once(worker, 'message')
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(seed)
      ;[wrong = []] = (await answer) as [readonly string[]]
    }
    expect(wrong).not.toEqual([])
  },
)
