import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { unpackedChromium } from './chromium.ts'

/** No sandbox, because containers run as root; no network traffic of its own. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Of each wait for a page, in milliseconds: what takes a second on a quiet machine may take a hundred on a crowded one. */
const PATIENCE = 5 * 60_000

/**
 * A real browser; close it with `close` or `await using`. Contexts (`newContext`) are cheap: share one browser per
 * file.
 */
export const openBrowser = async (): Promise<Browser> => {
  const browser = await chromium.launch({ ...(await unpackedChromium()), args: FLAGS, headless: true })
  const open = browser.newContext.bind(browser)
  return Object.assign(browser, {
    newContext: async (options?: BrowserContextOptions): Promise<BrowserContext> => {
      const context = await open(options)
      context.setDefaultTimeout(PATIENCE)
      return context
    },
  })
}
