import { parentPort } from 'node:worker_threads'
import { type CheckResult, checkFound } from './check-game.ts'
import type { CopiedGame } from './game-copy.ts'

/** A page that a thread has checked. */
export type CheckedPage = { readonly page: number; readonly checked: readonly CheckResult[] }
/** A page of games that a thread is to check. */
export type PageToCheck = { readonly page: number; readonly found: readonly CopiedGame[] }

parentPort?.on('message', ({ page, found }: PageToCheck) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ page, checked: found.map(checkFound) } satisfies CheckedPage)
})
