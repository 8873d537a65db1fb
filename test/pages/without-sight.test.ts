import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityTree } from './accessibility-tree.ts'
import { onScreen } from './on-screen.ts'
import { act, ask, begun } from './stand.ts'

const { browser, served } = await onScreen()

/** Presses Tab until an element has the focus whose label or text begins so. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
    })
    if (focused.startsWith(name)) return
  }
  throw new Error(`Tab leads to nothing with the name ${name}`)
}

const announced = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('#news').filter({ hasText: text }).waitFor({ state: 'attached' })

const typeIn = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

const treeOf = async (page: Page, name: string): Promise<void> =>
  expect(await accessibilityTree(page)).toMatchFileSnapshot(`accessibility/${name}.txt`)

test('a whole game is played by keyboard, from what a screen reader gets', async () => {
  await using context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC' })
  const { creator, opponent } = await begun(served.at)
  const page = await context.newPage()
  const theirMove = async (ply: string, move: string): Promise<void> => {
    await ask(served.at, `${creator}/move`, { form: { ply, move, message: '' } })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  await page.goto(`${served.origin}${opponent}`)
  await treeOf(page, 'your-move')

  // A question in the field for moves, then a move.
  await tabTo(page, 'Type a move, or help')
  await typeIn(page, 'moves')
  await announced(page, 'Possible: 9-13, 9-14, 10-14, 10-15, 11-15, 11-16, 12-16.')
  await typeIn(page, '11-15')
  await announced(page, '11-15 is not sent yet')
  await treeOf(page, 'chosen')
  await page.keyboard.press('Enter')
  await announced(page, 'Your move 11-15 has been made.')

  // Questions while waiting. The field keeps the focus when the answer comes.
  await tabTo(page, 'Question, for example')
  await typeIn(page, '15')
  await announced(page, 'Square 15, black man, last move to here.')
  await typeIn(page, 'last')
  await announced(page, /^Move 1: You played 11-15\.$/)
  await treeOf(page, 'waiting')
  await theirMove('1', '22-18')
  await announced(page, /^Joost played 22-18\. You must capture\. There is only one move\. Your move\.$/)

  // Digits lead to a square of the board.
  await page.keyboard.press('Tab')
  await page.keyboard.type('15')
  await page.keyboard.press('Enter')
  await announced(page, '15x22, which takes 18, is not sent yet')
  await page.keyboard.press('Enter')
  await announced(page, 'Your move 15x22 has been made.')
  await act(served.at, creator, 'resign', { ply: '3' })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await announced(page, /^Joost resigned\..* You won\.$/)
  // The line that had the focus, about the sent move, is gone.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('live-status')
  await treeOf(page, 'end')
})
