import { Worker } from 'node:worker_threads'
import { type Patch, bundled } from './patching.ts'
import type { Done, Job } from './worker.ts'
import type { History } from './world.ts'

type Run = {
  readonly patches?: readonly Patch[]
  readonly from: number
  /** The distance from one seed to the next. */
  readonly step?: number
  readonly threads: number
  /** Returns whether it is enough, called after each world. */
  readonly enough: (history: History) => boolean
}

const started = (source: URL): Worker =>
  new Worker(source, {
    // A world makes mostly short-lived objects: a large young generation saves much of the garbage collection.
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  })

/** Runs worlds of one seed after another in a number of threads, until `enough` is true. */
export const runWorlds = async ({ patches = [], from, step = 1, threads, enough }: Run): Promise<void> => {
  const source = await bundled('worker.ts', patches)
  let seed = from
  let over = false
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = started(source)
      const next = (): void => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage({ seed } satisfies Job)
        seed += step
      }
      worker.on('error', reject)
      worker.on('message', ({ history }: Done) => {
        if (!over) over = enough(history)
        if (!over) return next()
        void worker.terminate().then(() => resolve())
      })
      next()
    })
  await Promise.all(Array.from({ length: threads }, work))
}
