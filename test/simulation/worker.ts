import { parentPort } from 'node:worker_threads'
import { NO_TURNS } from './checks/turns.ts'
import { type History, live } from './world.ts'

/** The messages to a worker and from it: the seed of a world, and its history. */
export type Job = { readonly seed: number }
export type Done = { readonly history: History }

/** Returns the history of a world that threw an error, because a planted bug broke more than it should. */
const broken = (seed: number, error: unknown): History => ({
  seed,
  moves: 0,
  games: 0,
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

parentPort?.on('message', ({ seed }: Job) => {
  void live(seed)
    .catch((error: unknown) => broken(seed, error))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    .then((history) => parentPort?.postMessage({ history } satisfies Done))
})
