import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { BoardData } from '../../shared/pages/game/model/board-page.ts'
import { type MoveOption, startSquare, fullNotation, endSquare } from '../../shared/pages/board/choice-stage.ts'
import { isLong, sized } from '../harness/size.ts'
import { onScreen } from './on-screen.ts'
import { ask, begun } from './stand.ts'

const { browser, served } = await onScreen()

const dataOf = async (path: string): Promise<BoardData> => {
  const { body } = await ask(served.at, path)
  return JSON.parse(/id="data">([^]*?)<\/script>/.exec(body)?.[1] ?? '') as BoardData
}

const square = (number: number): string => `#board [data-square="${number}"]`

const PLAY = '#play button'

/** Chooses one of the captures that share a short form, if there are several. */
const chooseWay = async (page: Page, move: MoveOption, press: (selector: string) => Promise<void>): Promise<void> => {
  await page.waitForSelector(`${PLAY}, #live-act .ways`)
  if ((await page.locator(PLAY).count()) === 0) await press(`#live-act .ways a[href*="move=${fullNotation(move)}"]`)
  await page.waitForSelector(PLAY)
}

const byPressing =
  (press: (page: Page, selector: string) => Promise<void>) =>
  async (page: Page, move: MoveOption): Promise<void> => {
    await press(page, square(startSquare(move)))
    // If a piece has only one move, the page shows that move at once.
    await page.waitForSelector(`${PLAY}, .goal`)
    if ((await page.locator(PLAY).count()) === 0) await press(page, square(endSquare(move)))
    await chooseWay(page, move, (selector) => press(page, selector))
    await press(page, PLAY)
  }

const centre = async (page: Page, number: number): Promise<readonly [number, number]> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(square(number)).boundingBox()) ?? {}
  return [x + width / 2, y + height / 2]
}

const byDragging = async (page: Page, move: MoveOption): Promise<void> => {
  await page.mouse.move(...(await centre(page, startSquare(move))))
  await page.mouse.down()
  await page.mouse.move(...(await centre(page, endSquare(move))), { steps: 4 })
  await page.mouse.up()
  await chooseWay(page, move, (selector) => page.click(selector))
  await page.click(PLAY)
}

const byTouchDrag = async (page: Page, move: MoveOption): Promise<void> => {
  const client = await page.context().newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] })
  const [from, to] = [await centre(page, startSquare(move)), await centre(page, endSquare(move))]
  await touch('touchStart', from)
  await touch('touchMove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
  await touch('touchMove', to)
  await touch('touchEnd')
  await chooseWay(page, move, (selector) => page.tap(selector))
  await page.waitForSelector(PLAY)
  // Chromium makes no click of some taps that follow shortly after a quick drag, so the tap is repeated.
  const played = async (): Promise<boolean> => {
    if ((await page.locator(PLAY).count()) > 0) await page.tap(PLAY, { timeout: 1000 }).catch(String)
    return (await page.locator(PLAY).count()) === 0
  }
  await expect.poll(played, { interval: 300 }).toBe(true)
}

const focusIs = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((expected) => document.activeElement?.matches(expected) === true, selector)

/**
 * Types a square's number. Digits typed within a second count together, so the number is typed again if others came
 * before it.
 */
const typeNumber = async (page: Page, number: number): Promise<void> => {
  const typed = async (): Promise<boolean> => {
    for (const digit of String(number)) await page.keyboard.press(digit)
    return focusIs(page, square(number))
  }
  await expect.poll(typed, { interval: 300 }).toBe(true)
}

const byKeys = async (page: Page, move: MoveOption): Promise<void> => {
  await typeNumber(page, startSquare(move))
  await page.keyboard.press('Enter')
  if ((await page.locator(PLAY).count()) === 0) {
    await typeNumber(page, endSquare(move))
    await page.keyboard.press('Enter')
  }
  await chooseWay(page, move, async (selector) => {
    for (let tabs = 0; tabs < 20 && !(await focusIs(page, selector)); tabs++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  })
  expect(await focusIs(page, PLAY), 'the focus is on "Play it"').toBe(true)
  await page.keyboard.press('Enter')
}

const byTyping = async (page: Page, move: MoveOption): Promise<void> => {
  await page.locator('#typed').fill(fullNotation(move))
  await page.keyboard.press('Enter')
  await page.waitForSelector(PLAY)
  expect(await focusIs(page, PLAY)).toBe(true)
  await page.keyboard.press('Enter')
}

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const DESK = { viewport: { width: 1200, height: 900 } }

type Way = { readonly options: BrowserContextOptions; readonly play: (page: Page, move: MoveOption) => Promise<void> }

const click = (page: Page, selector: string): Promise<void> => page.click(selector)

const WAYS: Readonly<Record<string, Way>> = {
  mouse: { options: DESK, play: byPressing(click) },
  'drag and drop': { options: DESK, play: byDragging },
  touch: { options: PHONE, play: byPressing((page, selector) => page.tap(selector)) },
  'a finger that drags': { options: PHONE, play: byTouchDrag },
  'the keyboard alone': { options: DESK, play: byKeys },
  'typed moves': { options: DESK, play: byTyping },
  'no script': { options: { ...DESK, javaScriptEnabled: false }, play: byPressing(click) },
}

/** Picks a capture if there is one, so that games end; otherwise a move that depends on the ply. */
const pickFrom = (moves: readonly MoveOption[], ply: number): MoveOption | undefined =>
  moves.toSorted((a, b) => b.captures.length - a.captures.length)[
    moves[0]?.captures.length === 0 ? (ply * 7) % moves.length : 0
  ]

/** The moves that each player makes in the browser: one, or in the long check as many as the game has, up to 400. */
const MOST = sized(1, 400)

const RULES = ['english', 'international', 'canadian'] as const

/**
 * Returns the rule sets to play by a way of moving: one in the short check, so that each is played by some way, and all
 * in the long check.
 */
const rulesFor = (way: number) => RULES.filter((_, index) => isLong || index === way % RULES.length)

describe.each(Object.entries(WAYS).map(([name, way], index) => [name, way, index] as const))(
  'by %s',
  (_name, { options, play }, index) => {
    test.each(rulesFor(index))('a game is played: %s', async (rules) => {
      const { at, origin } = served
      const seats = await begun(at, { rules })
      await using context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options })
      const page = await context.newPage()
      let own = 0
      while (own < MOST) {
        const [mine, theirs] = [await dataOf(seats.creator), await dataOf(seats.opponent)]
        const reply = theirs.live && pickFrom(theirs.live.moves, theirs.ply)
        if (reply)
          await ask(at, `${seats.opponent}/move`, { form: { ply: String(theirs.ply), move: fullNotation(reply) } })
        const move = mine.live && pickFrom(mine.live.moves, mine.ply)
        if (!reply && !move) break
        if (!move) continue
        await page.goto(`${origin}${seats.creator}`)
        await play(page, move)
        await expect.poll(async () => (await dataOf(seats.creator)).live).toBeUndefined()
        own += 1
      }
      expect(own).toBeGreaterThan(0)
    })
  },
)
