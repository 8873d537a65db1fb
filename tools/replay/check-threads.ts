import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type CheckResult, checkFound } from './check-game.ts'
import type { CheckedPage, PageToCheck } from './check-worker.ts'
import type { CopiedGame } from './game-copy.ts'

export type Checker = {
  readonly check: (found: readonly CopiedGame[]) => Promise<readonly CheckResult[]>
  readonly close: () => Promise<void>
}

/**
 * Fewer games than this are checked in the main thread: starting another thread takes half a second, as long as
 * checking 200 games.
 */
const LEAST_FOR_THREAD = 200

/**
 * Returns the game with a copy of its bytes: they may be a view of a far larger buffer, all of which would be sent to
 * the thread.
 */
const withOwnBytes = (found: CopiedGame): CopiedGame =>
  'item' in found ? { ...found, item: { ...found.item, e: Uint8Array.from(found.item.e) } } : found

type Waiting = {
  readonly resolve: (checked: readonly CheckResult[]) => void
  readonly reject: (error: unknown) => void
}

const threadOf = () => {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url))
  const waiting = new Map<number, Waiting>()
  let pages = 0
  worker.on('message', ({ page, checked }: CheckedPage) => {
    waiting.get(page)?.resolve(checked)
    waiting.delete(page)
  })
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  })
  const check = (found: readonly CopiedGame[]): Promise<readonly CheckResult[]> =>
    new Promise((resolve, reject) => {
      const page = pages++
      waiting.set(page, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ page, found: found.map(withOwnBytes) } satisfies PageToCheck)
    })
  return { check, waiting: () => waiting.size, close: async () => void (await worker.terminate()) }
}

/** Checks games in as many threads as there are processors. A game takes 2 to 3 ms. */
export const startChecker = (most = availableParallelism()): Checker => {
  const threads: ReturnType<typeof threadOf>[] = []
  const free = () => {
    const [idlest] = threads.toSorted((a, b) => a.waiting() - b.waiting())
    if (idlest && (idlest.waiting() === 0 || threads.length >= most)) return idlest
    const thread = threadOf()
    threads.push(thread)
    return thread
  }
  return {
    check: async (found) => (found.length < LEAST_FOR_THREAD ? found.map(checkFound) : free().check(found)),
    close: async () => void (await Promise.all(threads.map(({ close }) => close()))),
  }
}
