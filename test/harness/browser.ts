import type { Browser, BrowserContext, BrowserContextOptions, BrowserServer } from 'playwright-core'
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

const launchOptions = async () => ({ ...(await unpackedChromium()), args: FLAGS, headless: true })

/** Playwright is loaded only by a run that opens a browser. */
const chromium = async () => (await import('playwright-core')).chromium

/**
 * Lets a browser wait for its pages as long as a busy machine needs. Service workers are off unless a test asks for them,
 * because requests that pass through one cannot be answered by `page.route`.
 */
const patient = (browser: Browser): Browser => {
  const open = browser.newContext.bind(browser)
  return Object.assign(browser, {
    newContext: async (options?: BrowserContextOptions): Promise<BrowserContext> => {
      const context = await open({ serviceWorkers: 'block', ...options })
      context.setDefaultTimeout(PATIENCE)
      return context
    },
  })
}

/** Opens a browser of the caller's own; close it with `close` or `await using`. Tests use `sharedBrowser`. */
export const openBrowser = async (): Promise<Browser> => patient(await (await chromium()).launch(await launchOptions()))

/** Starts a browser to which others connect. */
export const startBrowserServer = async (): Promise<BrowserServer> =>
  (await chromium()).launchServer({ ...(await launchOptions()), host: '127.0.0.1' })

/** Connects to a browser of `startBrowserServer`. Closing the connection closes the contexts opened through it. */
export const connectBrowser = async (endpoint: string): Promise<Browser> =>
  patient(await (await chromium()).connect(endpoint))
