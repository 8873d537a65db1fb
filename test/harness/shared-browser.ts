import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { connectBrowser } from './browser.ts'

/**
 * Returns a connection to the run's one browser; the first call starts it. Each file opens its own contexts, and
 * closing its connection closes them. A test that must end or configure its browser opens one with `openBrowser`.
 */
export const sharedBrowser = async (): Promise<Browser> => {
  const answer = await fetch(inject('browser').ask)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return connectBrowser(text)
}
