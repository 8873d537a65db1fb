import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { onScreen } from './on-screen.ts'
import { act, begun } from './stand.ts'

const { browser, served } = await onScreen()

const REFUSED = '11-99'

/** Types a text that is no move. Returns the page once it shows the reason, and the path of the other seat. */
const refused = async (context: BrowserContext): Promise<{ readonly page: Page; readonly theirs: string }> => {
  const { creator, opponent } = await begun(served.at)
  const page = await context.newPage()
  await page.goto(`${served.origin}${opponent}`)
  await page.fill('#typed', REFUSED)
  await page.press('#typed', 'Enter')
  await page.locator('#typed-fault').waitFor()
  return { page, theirs: creator }
}

describe.each([
  ['with a script', true],
  ['without one', false],
])('a typed move that is refused, %s', (_, javaScriptEnabled) => {
  test('stays in its field beside the reason, which has the focus, and is corrected there', async () => {
    const context = await browser.newContext({ javaScriptEnabled, locale: 'en-GB' })
    const { page } = await refused(context)
    const field = page.locator('#typed')
    expect(await field.inputValue()).toBe(REFUSED)
    expect(await field.getAttribute('aria-describedby')).toBe('typed-fault')
    if (javaScriptEnabled) expect(await page.evaluate(() => document.activeElement?.id)).toBe('typed')
    else expect(await field.getAttribute('autofocus')).not.toBeNull()
    await field.fill('11-15')
    await field.press('Enter')
    await page.locator('#play button').click()
    await page.locator('.strip.above.turn').waitFor()
    expect(await page.locator('.bar #typed').count()).toBe(0)
    await context.close()
  })
})

test('a refused move stays in its field when news comes, and goes when another piece is chosen', async () => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const { page, theirs } = await refused(context)
  await act(served.at, theirs, 'give-time', { ply: '0', days: '1' })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.locator('#typed-fault').waitFor({ state: 'detached' })
  expect(await page.locator('#typed').inputValue()).toBe(REFUSED)
  await page.locator('[data-square="11"]').click()
  await page.locator('#live-act a.button').click()
  await page.locator('#typed').waitFor()
  expect(await page.locator('#typed').inputValue()).toBe('')
  await context.close()
})

test('a typed move that only the server can read leaves its field once its preview is shown', async () => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const { opponent } = await begun(served.at)
  const page = await context.newPage()
  await page.goto(`${served.origin}${opponent}`)
  await page.fill('#typed', '11 - 15')
  await page.press('#typed', 'Enter')
  await page.locator('#play').waitFor()
  await page.locator('#live-act a.button').click()
  await page.locator('#typed').waitFor()
  await page.locator('#open-time').click()
  await page.locator('.panel').waitFor()
  expect(await page.locator('#typed').inputValue()).toBe('')
  await context.close()
})

test('after a typed move the field for questions has the focus, and covers nothing above or beside it', async () => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const { opponent } = await begun(served.at)
  const page = await context.newPage()
  await page.goto(`${served.origin}${opponent}`)
  await page.locator('#typed').press('Shift')
  // The first key loads the part that notices what is typed, which a driver does faster than a hand.
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('11-15')
  await page.keyboard.press('Enter')
  await page.locator('#play button').click()
  await page.locator('.strip.above.turn').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('typed')
  expect(await page.getAttribute('#typed', 'placeholder')).toContain('help')
  for (const [width, height] of [
    [1366, 657],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const covered = await page.locator('#typed').evaluate((field) => {
      const over = field.getBoundingClientRect()
      return ['.brand', '.menu', 'h1', '#board', '.tabs', '#message', '.strip', '.acts'].filter((part) => {
        const under = document.querySelector(part)?.getBoundingClientRect()
        const isBeside = !under || over.right <= under.left || over.left >= under.right
        return !isBeside && over.bottom > under.top && over.top < under.bottom
      })
    })
    const box = await page.locator('#typed').boundingBox()
    const isInWindow = box !== null && box.x >= 0 && box.y >= 0 && box.y + box.height <= height
    expect([width, covered, isInWindow]).toEqual([width, [], true])
  }
  await context.close()
})
