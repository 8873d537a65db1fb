import { parentPort } from 'node:worker_threads'
import { unheard } from './unheard.ts'

void unheard()
  .catch((error: unknown) => [String(error)])
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  .then((wrong) => parentPort?.postMessage(wrong))
