import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFaults } from '../harness/axe.ts'
import { isLong } from '../harness/size.ts'
import { onScreen } from './on-screen.ts'
import { ask, begun, playOut } from './stand.ts'

const { browser, served } = await onScreen()

const FIRST: Readonly<Record<string, string>> = { english: '11-15', international: '32-28', canadian: '43-37' }

/** Begins a game with one move, and opens the analysis board of the player who made it. */
const trying = async (rules: string, options: Parameters<Browser['newContext']>[0] = {}) => {
  const { at } = served
  const { creator, opponent } = await begun(at, { rules })
  const [mover, other] = rules === 'english' ? [opponent, creator] : [creator, opponent]
  await playOut(at, [mover, other], [FIRST[rules] ?? ''])
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', ...options })
  const page = await context.newPage()
  await page.goto(`${served.origin}${mover}/try`)
  return { at, page, mover, other }
}

type Point = { readonly x: number; readonly y: number }

const middleOf = async (page: Page, number: number): Promise<Point> => {
  const box = await square(page, number).boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

const square = (page: Page, number: number) => page.locator(`#board [data-square="${number}"]`)
const chosen = (page: Page) => page.locator('.tree [aria-current]')
const says = (page: Page, text: string) => page.locator('.tree [aria-current]', { hasText: text }).waitFor()

type Line = {
  readonly rules: string
  readonly line: readonly (readonly [number, number])[]
  readonly branch: readonly [number, number]
}

const LINES: readonly Line[] = [
  {
    rules: 'english',
    line: [
      [22, 18],
      [15, 22],
      [25, 18],
    ],
    branch: [23, 19],
  },
  {
    rules: 'international',
    line: [
      [19, 23],
      [28, 19],
      [14, 23],
    ],
    branch: [20, 24],
  },
  {
    rules: 'canadian',
    line: [
      [26, 32],
      [37, 26],
      [20, 33],
    ],
    branch: [25, 31],
  },
]

const lineOf = (name: string) => LINES.find(({ rules }) => rules === name)?.line ?? []

/** The short check has each set of rules in one of these two tests, the long check in both. */
const linesFor = (place: 0 | 1) => LINES.filter((_, index) => isLong || index % 2 === place)

test.each(linesFor(0))(
  'a line is clicked, dragged and typed; going back and playing another move begins a branch: $rules',
  async ({ rules, line, branch }) => {
    const { page } = await trying(rules)
    const [[a, b], [c, d], [e, f]] = line as [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ]
    let asked = 0
    page.on('request', (request) => (asked += request.isNavigationRequest() ? 1 : 0))
    await square(page, a).click()
    await square(page, b).click()
    await says(page, `${a}-${b}`)
    await square(page, c).dragTo(square(page, d))
    await says(page, `${c}x${d}`)
    await page.locator('#typed').fill(`${e}x${f}`)
    await page.locator('#typed').press('Enter')
    await says(page, `${e}x${f}`)
    await page.locator('#first').click()
    await square(page, branch[0]).click()
    await square(page, branch[1]).click()
    await says(page, branch.join('-'))
    expect(await page.locator('.tree li > ul > li').count()).toBe(2)
    expect(asked).toBe(0)
    await page.getByText('Delete branch').click()
    expect(await page.locator('.tree').textContent()).not.toContain(branch.join('-'))
    await page.goBack()
    await says(page, branch.join('-'))
    await page.context().close()
  },
)

test.each(linesFor(1))(
  'by keyboard alone a line is played, planned and kept, and the planned reply is played when the other side makes the move: $rules',
  async ({ rules, line }) => {
    const { at, page, mover, other } = await trying(rules)
    const [[a, b], [c, d]] = line as [readonly [number, number], readonly [number, number]]
    const go = async (number: number) => {
      await square(page, number).focus()
      await page.keyboard.press('Enter')
    }
    for (const [from, to] of [
      [a, b],
      [c, d],
    ] as const) {
      await go(from)
      await page.locator(`#board button[data-square="${to}"].goal`).waitFor()
      await go(to)
      await says(page, `${from}`)
    }
    // On a focused board the arrow keys walk over squares, so the focus leaves it first.
    await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur())
    await page.keyboard.press('ArrowLeft')
    await says(page, `${a}-${b}`)
    await page.keyboard.press('ArrowRight')
    await says(page, `${c}x${d}`)
    expect(await page.locator('.desk h2').textContent()).toMatch(/^If .* plays .*, then .*x/)
    await page.getByRole('button', { name: 'Use as planned reply' }).press('Enter')
    await page.getByText('This reply is planned.').waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.locator('.planned').waitFor()
    await page.getByRole('button', { name: 'Keep these lines' }).press('Enter')
    await page.getByText('These lines are kept for you.').waitFor()
    await ask(at, `${other}/move`, { form: { ply: '1', move: `${a}-${b}` } })
    expect((await ask(at, other)).body).toMatch(new RegExp(`played <b>${c}x${d}`))
    expect((await ask(at, `${mover}/try`)).status).toBe(200)
    await page.context().close()
  },
)

test('lines that are not saved come back in the same browser, until they are saved', async () => {
  const { page, mover } = await trying('english')
  await square(page, 22).click()
  await square(page, 18).click()
  await says(page, '22-18')
  await page.goto(`${served.origin}${mover}`)
  await page.getByRole('link', { name: 'Try', exact: true }).click()
  await page.getByText('Your last lines are back.').waitFor()
  await says(page, '22-18')
  await page.getByRole('button', { name: 'Keep these lines' }).click()
  await page.getByText('These lines are kept for you.').waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tried')))).toEqual([])
})

const WIDTHS = [320, 390, 1200] as const

/**
 * The widths at which axe checks the page: all in the long check, and one for each colour scheme in the short check.
 */
const axeWidths = { light: isLong ? WIDTHS : [320], dark: isLong ? WIDTHS : [1200] } as const

test.each(['light', 'dark'] as const)(
  'everything can be reached, and nothing is wider than the window: %s',
  async (colorScheme) => {
    const { page, at, mover } = await trying('english', { colorScheme })
    const tree = '22-18.15x22.25x18.12-16_0.23-19.8-11_1.9-14'
    await ask(at, `${mover}/try`, { form: { ply: '1', tree, at: '2', do: 'plan' } })
    for (const place of [0, 2, 4, 6]) {
      await page.goto(`${served.origin}${mover}/try?ply=1&tree=${tree}&at=${place}`)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `at ${place}`).toBeLessThanOrEqual(width)
      }
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      if (axeWidths[colorScheme].some((each) => each === width)) expect(await axeFaults(page)).toEqual([])
      expect(await chosen(page).evaluate((link) => getComputedStyle(link).fontWeight)).toBe('700')
      const [outer, inner] = await page
        .locator('.tree ul')
        .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().x))
      expect(Math.round((inner ?? 0) - (outer ?? 0))).toBe(12)
    }
    await page.context().close()
  },
)

const TOUCHED = isLong ? ['english', 'canadian'] : ['canadian']
const FORCED = isLong ? ['english', 'canadian'] : ['english']

test.each(TOUCHED)('on a phone, by touch: %s', async (rules) => {
  const { page } = await trying(rules, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const [[a, b] = [0, 0], [c, d] = [0, 0]] = lineOf(rules)
  await square(page, a).tap()
  // A browser turns a tap into a click a moment later.
  await page.locator(`#board button[data-square="${b}"].goal`).waitFor()
  await square(page, b).tap()
  await says(page, `${a}-${b}`)
  // A finger drags the piece.
  const [from, to] = [await middleOf(page, c), await middleOf(page, d)]
  const touch = await page.context().newCDPSession(page)
  const move = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  await move('touchStart', [from])
  await move('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }])
  await move('touchMove', [to])
  // The finger rests for some frames: after a quick swipe a browser takes the next tap for the one that stops the
  // scrolling.
  for (const _ of Array.from({ length: 8 })) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await move('touchMove', [to])
  }
  await move('touchEnd', [])
  await says(page, `${c}x${d}`)
  await page.locator('#back').tap()
  await says(page, `${a}-${b}`)
  await page.context().close()
})

test.each(FORCED)(
  'in forced colours the squares, the piece and its targets can be distinguished: %s',
  async (rules) => {
    const { page } = await trying(rules, { forcedColors: 'active', bypassCSP: true })
    const [[a, b] = [0, 0]] = lineOf(rules)
    const lookOf = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, outlineStyle, outlineColor, borderColor, boxShadow } = getComputedStyle(element)
          return [backgroundColor, outlineStyle, outlineColor, borderColor, boxShadow].join(' ')
        })
    const isAlike = await Promise.all([lookOf('#board > [data-square]'), lookOf('#board > :not([data-square])')])
    expect(new Set(isAlike).size).toBe(2)
    const plain = await lookOf(`#board [data-square="${a}"]`)
    await square(page, a).click()
    await page.locator(`#board button[data-square="${b}"].goal`).waitFor()
    expect(await lookOf(`#board [data-square="${a}"]`)).not.toBe(plain)
    expect(await axeFaults(page)).toEqual([])
    await square(page, b).click()
    await says(page, `${a}-${b}`)
    await page.context().close()
  },
)
