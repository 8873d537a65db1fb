import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityTree } from './accessibility-tree.ts'
import { onScreen } from './on-screen.ts'
import { act, ask, begun, playOut } from './stand.ts'

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

const focused = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id)

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
  await page.keyboard.press('Escape')
  await announced(page, /^The choice is undone\. Choose a piece/)
  expect(await focused(page)).toBe('typed')
  await typeIn(page, '11-15')
  await announced(page, '11-15 is not sent yet')
  await page.keyboard.press('Enter')
  await announced(page, /^Your move 11-15 has been made\..* Waiting for Joost\.$/)

  // Questions while waiting, in the same field. It keeps the focus when the answer comes.
  expect(await focused(page)).toBe('typed')
  await typeIn(page, '15')
  await announced(page, 'Square 15, black man, last move to here.')
  await typeIn(page, 'last')
  await announced(page, /^Move 1: You played 11-15\.$/)
  await treeOf(page, 'waiting')
  // The board is one stop while waiting, too, and arrows go from square to square.
  await tabTo(page, 'square')
  const square = (): Promise<string | undefined> =>
    page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.dataset['square'] : ''))
  const first = await square()
  await page.keyboard.press('ArrowRight')
  expect(await square()).not.toBe(first)
  expect(await page.locator('#board [tabindex="0"]').count()).toBe(1)
  await theirMove('1', '22-18')
  await announced(
    page,
    /^Joost played 22-18\. You must capture\. There is only one move\. Your move\. For this move, until [^.]+\.$/,
  )

  // Digits lead to a square of the board, but not from a link.
  await tabTo(page, 'One move back')
  await page.keyboard.type('15')
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).not.toContain('15')
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.type('15')
  await page.keyboard.press('Enter')
  await announced(page, '15x22, which takes 18, is not sent yet')
  await page.keyboard.press('Enter')
  await announced(page, 'Your move 15x22 has been made.')
  await act(served.at, creator, 'resign', { ply: '3' })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  // The heading, "You won", has had the focus since the move was sent.
  await announced(page, /^Joost resigned\..* You won\.$/)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await treeOf(page, 'end')
})

test('news is said in whole sentences, once, and moves no focus', async () => {
  await using context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC' })
  const { creator, opponent } = await begun(served.at)
  await playOut(served.at, [opponent, creator], ['11-15', '23-19'])
  const page = await context.newPage()
  const theirs = async (type: string, ply: string, more: Readonly<Record<string, string>> = {}): Promise<void> => {
    await act(served.at, creator, type, { ply, ...more })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  await page.goto(`${served.origin}${opponent}`)
  await page.locator('#board button').first().waitFor()
  await theirs('give-time', '2', { days: '1' })
  await announced(page, /^Joost gave you 1 day\.$/)

  // A refused text is selected, and its refusal is said each time.
  await page.locator('#typed').focus()
  await typeIn(page, 'foo')
  const alert = page.locator('#typed-fault')
  await alert.filter({ hasText: 'Or type “help”.' }).waitFor()
  const said = await alert.evaluateHandle((each) => each)
  await typeIn(page, 'foo')
  await page.waitForFunction((each) => !each.isConnected, said)
  expect(await page.inputValue('#typed')).toBe('foo')
  await typeIn(page, '33')
  await announced(page, /^There is no square 33\.$/)

  // A panel is no news: its heading gets the focus, and its link gets it back.
  await tabTo(page, 'Draw')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'panel')
  expect(await page.textContent('#news')).toBe('')
  expect(await accessibilityTree(page)).toContain('link "Close: Draw"')
  await tabTo(page, 'Close')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'open-draw')

  // A notice about a move that was played in another window silences nothing that comes after it.
  await page.goto(`${served.origin}${opponent}?move=8-11`)
  await page.locator('#play button').waitFor()
  await ask(served.at, `${opponent}/move`, { form: { ply: '2', move: '9-14', message: '' } })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.locator('#notice', { hasText: 'The game has moved on. 8-11 was not sent.' }).waitFor()
  await announced(page, /^Your move 9-14 has been made\..* Waiting for Joost\.$/)
  await page.fill('#message', 'half typed')
  await ask(served.at, `${creator}/move`, { form: { ply: '3', move: '22-17', message: '' } })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await announced(
    page,
    /^Joost played 22-17\. Your move\. For this move, until [^.]+\. Write to Joost with your move: half typed$/,
  )
  await page.locator('#typed').focus()
  await typeIn(page, 'last')
  await announced(page, /^Move 2: Joost played 22-17\.$/)
  await typeIn(page, '8-11')
  await announced(page, /^8-11 is not sent yet.* Write to Joost with your move: half typed$/)
  await page.fill('#message', '')

  // A move that comes while an earlier position is shown, and one that was taken back.
  await page.goto(`${served.origin}${opponent}?move=8-11`)
  await page.locator('#play button').press('Enter')
  await announced(page, /^Your move 8-11 has been made\./)
  await page.locator('#back').press('Enter')
  await announced(page, /^Move 2 of 3\. Joost played 22-17\.$/)
  await ask(served.at, `${creator}/move`, { form: { ply: '5', move: '17-13', message: '' } })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await announced(page, /^Joost played 17-13\. Your move\. For this move, until [^.]+\.$/)
  await page.locator('#typed').focus()
  await typeIn(page, '11-16')
  await announced(page, /^A move can be typed once the game is shown as it stands\. Back to the game as it stands/)
  await page.goto(`${served.origin}${opponent}?move=11-16`)
  await page.locator('#play button').press('Enter')
  await announced(page, /^Your move 11-16 has been made\./)
  await act(served.at, opponent, 'request-takeback', { ply: '7' })
  await theirs('accept-takeback', '7')
  await announced(page, /^Joost let you take back 11-16\. Your move\. For this move, until [^.]+\.$/)

  // An offer that comes leaves the focus after a move where it is.
  await page.goto(`${served.origin}${opponent}?move=11-16`)
  await page.locator('#play button').press('Enter')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await theirs('offer-draw', '7')
  await announced(page, /^Joost offers a draw\./)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Waiting for Joost')
  expect(await page.title()).toBe('Draw offered · Amara v Joost · Crownhead')
  await tabTo(page, 'Accept the draw')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'panel')
})
