import { type Browser, chromium } from 'playwright-core'
import { unpackedChromium } from './chromium.ts'

/** No sandbox, because containers run as root; and nothing that talks to the network by itself. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A real browser, closed by `close` or at the end of an `await using`. Contexts (`newContext`) are cheap: share one browser in a file. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ ...(await unpackedChromium()), args: FLAGS, headless: true })
