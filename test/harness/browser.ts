import { type Browser, chromium } from 'playwright-core'
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

/**
 * A real browser; close it with `close` or `await using`. Contexts (`newContext`) are cheap: share one browser per
 * file.
 */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ ...(await unpackedChromium()), args: FLAGS, headless: true })
