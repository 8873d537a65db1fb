import { parentPort } from 'node:worker_threads'
import { type Checked, checkFound } from './check.ts'
import type { Found } from './copy.ts'

/** A page that a thread has checked. */
export type Done = { readonly page: number; readonly checked: readonly Checked[] }
/** A page of games that a thread is to check. */
export type Order = { readonly page: number; readonly found: readonly Found[] }

parentPort?.on('message', ({ page, found }: Order) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ page, checked: found.map(checkFound) } satisfies Done)
})
