import { parentPort } from 'node:worker_threads'
import { NO_TURNS } from './checks/turns.ts'
import { linkModule } from './linking.ts'
import type { Patch } from './patching.ts'
import type * as World from './world.ts'
import type { History } from './world.ts'

/**
 * The messages to a worker and from it: the seed of a world, with `patches` if they differ from those before; then the
 * history of that world.
 */
export type Job = { readonly seed: number; readonly patches?: readonly Patch[] }
export type Done = { readonly history: History }

/** Returns the history of a world that threw an error, because a planted bug broke more than it should. */
const broken = (seed: number, error: unknown): History => ({
  seed,
  moves: 0,
  games: 0,
  tournaments: 0,
  requests: 0,
  forms: 0,
  letters: 0,
  byEmail: 0,
  turns: NO_TURNS,
  steps: 0,
  differences: [],
  violations: [
    {
      check: 'the world goes on',
      at: 0,
      what: error instanceof Error ? (error.stack ?? error.message) : String(error),
    },
  ],
})

const linkWorld = (patches: readonly Patch[]): Promise<Pick<typeof World, 'live'>> =>
  linkModule('test/simulation/world.ts', patches)

let world: ReturnType<typeof linkWorld>

parentPort?.on('message', ({ seed, patches }: Job) => {
  if (patches) world = linkWorld(patches)
  void world.then(
    async ({ live }) => {
      const history = await live(seed).catch((error: unknown) => broken(seed, error))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      parentPort?.postMessage({ history } satisfies Done)
    },
    (error: unknown) => {
      // A patch that does not fit is a mistake of the test, not of a world.
      queueMicrotask(() => {
        throw error
      })
    },
  )
})
