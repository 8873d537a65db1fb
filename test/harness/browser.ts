import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { unpackedChromium } from './chromium.ts'

/** Chromium runs without a sandbox, because containers run as root, and without network traffic of its own. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Timeout in milliseconds of each wait for a page: what takes a second on an idle machine may take a hundred on a busy
 * one.
 */
const PATIENCE = 5 * 60_000

/**
 * Opens a real browser; close it with `close` or `await using`. Contexts (`newContext`) are cheap: share one browser
 * per file.
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
