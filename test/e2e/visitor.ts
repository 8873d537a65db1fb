import type { BrowserContext, Page } from 'playwright-core'

/** A person at a browser, whose clicks are counted. */
export type Visitor = {
  readonly page: Page
  readonly open: (url: string) => Promise<void>
  readonly click: (selector: string) => Promise<void>
  /** Returns the clicks since the last link was opened. */
  readonly clicks: () => number
}

export const visitor = async (context: BrowserContext): Promise<Visitor> => {
  const page = await context.newPage()
  let clicks = 0
  return {
    page,
    clicks: () => clicks,
    open: async (url) => {
      await page.goto(url)
      clicks = 0
    },
    click: async (selector) => {
      await page.click(selector)
      clicks += 1
    },
  }
}

const PLAY = '.act form[method=post] button'

/** Presses the piece, the square if needed, and the button. Resolves when the page of the game is shown again. */
export const playTurn = async ({ page, open, click }: Visitor, link: string, move: string): Promise<void> => {
  const squares = move.split(/[-x]/)
  await open(link)
  await click(`button[name=from][value="${squares[0]}"]`)
  // If a piece has only one move, the page shows that move at once.
  await page.waitForSelector(`${PLAY}, .square.goal`)
  if ((await page.locator(PLAY).count()) === 0) await click(`.square.goal[data-square="${squares.at(-1)}"]`)
  await click(PLAY)
  await page.waitForURL(link)
}

/** Returns how many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
