import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Patch } from './patching.ts'
import type { Done, Job } from './worker.ts'
import type { History } from './world.ts'

/** A thread that runs one world after another. */
export type WorldThread = {
  readonly run: (job: Job) => Promise<History>
  readonly [Symbol.asyncDispose]: () => Promise<void>
}

/** Starts a thread, which loads the project once for all worlds and mistakes that it will run. */
export const worldThread = (): WorldThread => {
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    // A world makes mostly short-lived objects: a large young generation saves much of the garbage collection.
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  })
  return {
    run: async (job) => {
      const answer = once(worker, 'message')
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(job)
      const [{ history }] = (await answer) as [Done]
      return history
    },
    [Symbol.asyncDispose]: async () => void (await worker.terminate()),
  }
}

type Run = {
  readonly patches?: readonly Patch[]
  readonly from: number
  /** The distance from one seed to the next. */
  readonly step?: number
  /** Called after each world: returns whether no more worlds are needed. */
  readonly enough: (history: History) => boolean
}

/** Runs the worlds of `from`, `from + step` and so on in these threads, until `enough` returns true. */
export const runWorldsIn = async (
  threads: readonly WorldThread[],
  { patches = [], from, step = 1, enough }: Run,
): Promise<void> => {
  let seed = from
  let over = false
  const work = async (thread: WorldThread): Promise<void> => {
    for (let isFirst = true; !over; isFirst = false) {
      const job: Job = { seed, ...(isFirst && { patches }) }
      seed += step
      const history = await thread.run(job)
      if (!over) over = enough(history)
    }
  }
  await Promise.all(threads.map(work))
}

/** Runs worlds in threads of their own, as many as `threads` says. */
export const runWorlds = async ({ threads, ...run }: Run & { readonly threads: number }): Promise<void> => {
  const own = Array.from({ length: threads }, worldThread)
  try {
    await runWorldsIn(own, run)
  } finally {
    for (const thread of own) await thread[Symbol.asyncDispose]()
  }
}
