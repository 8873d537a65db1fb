import { parentPort } from 'node:worker_threads'
import { playedByEmail } from './email-players.ts'

parentPort?.on('message', (seed: number) => {
  void playedByEmail(seed)
    .catch((error: unknown) => [String(error)])
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    .then((wrong) => parentPort?.postMessage(wrong))
})
