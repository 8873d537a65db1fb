import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onScreen } from './on-screen.ts'
import { begun, playOut } from './stand.ts'

const { browser, served } = await onScreen()

const pathOf = async (kind: string): Promise<string> => {
  if (kind === 'a form') return '/links'
  if (kind === 'my games') return '/games'
  const { creator, opponent } = await begun(served.at)
  await playOut(served.at, [opponent, creator], ['11-15'])
  return kind === 'trying moves' ? `${creator}/try` : creator
}

const open = async (path: string, width: number, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width, height: 740 }, ...options })
  page.setDefaultTimeout(6000)
  await page.goto(`${served.origin}${path}`)
  return page
}

/** Returns the middle of an element, rounded to whole pixels. */
const middleOf = (page: Page, selector: string): Promise<readonly number[]> =>
  page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [(left + right) / 2, (top + bottom) / 2].map(Math.round)
  })

/** Returns the rows and buttons of the sheet that are outside of the window, or that something covers. */
const outOfReach = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('.leaf :is(a, button)').evaluateAll((parts) =>
    parts
      .filter((part) => {
        part.scrollIntoView({ block: 'nearest' })
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const isHit = part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
        return !isHit || top < 0 || bottom > innerHeight || left < 0 || right > innerWidth
      })
      .map((part) => part.textContent),
  )

const focused = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.className)

const WINDOWS = [
  ['a seat', 1280],
  ['a seat', 390],
  ['a seat', 320],
  ['trying moves', 1280],
  ['a form', 1280],
  ['a form', 320],
  ['my games', 390],
] as const

test.each(WINDOWS)(
  'the menu is a sheet over the page, with its cross where the bars were: %s, %i px',
  async (kind, width) => {
    const page = await open(await pathOf(kind), width)
    const bars = await middleOf(page, '.menu svg')
    expect(width - (bars[0] ?? 0)).toBeLessThan(70)
    await page.locator('.menu').focus()
    await page.keyboard.press('Enter')
    await page.locator('.leaf').waitFor()
    expect(await middleOf(page, '.leaf .shut svg')).toEqual(bars)
    expect(await focused(page)).toBe('shut')
    const [sheet, rows] = await Promise.all(
      ['.leaf', '.leaf nav a'].map((part) => page.locator(part).first().boundingBox()),
    )
    expect(Math.round(sheet?.width ?? 0)).toBe(width === 1280 ? 420 : width)
    expect(sheet?.height).toBe(740)
    expect(Math.round(rows?.height ?? 0)).toBe(52)
    expect(await outOfReach(page)).toEqual([])
    // The page behind neither takes the focus nor scrolls.
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main, header'))).toBeNull()
    expect(await page.locator('.leaf:modal').count()).toBe(1)
    await page.mouse.move(2, 400)
    await page.mouse.wheel(0, 300)
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollWidth - innerWidth])).toEqual([0, 0])
    await page.keyboard.press('Escape')
    await page.locator('.leaf').waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('menu')
    await page.context().close()
  },
)

test('the cross and a press beside the sheet close it, and a chosen move stays through Escape and keys', async () => {
  const page = await open(`${await pathOf('a seat')}?move=22-18`, 1280)
  const address = page.url()
  // The part that handles keys comes only after the first key, and after the menu has closed again.
  let arrive = (): void => undefined
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/keyboard/, async (route) => {
    await arrival
    await route.continue()
  })
  const closes = [
    () => page.locator('.shut').click(),
    () => page.mouse.click(300, 300),
    () => page.keyboard.press('Escape'),
  ]
  for (const close of closes) {
    await page.locator('.menu').click()
    await page.locator('.leaf').waitFor()
    await page.keyboard.press('ArrowLeft')
    await close()
    await page.locator('.leaf').waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.className === 'menu')
    arrive()
  }
  expect(page.url()).toBe(address)
  expect(await page.locator('#play').isVisible()).toBe(true)
  await page.context().close()
})

test('the sheet names the rules and the games that wait, and its language leads back to the same page', async () => {
  const path = await pathOf('a seat')
  const page = await open(path, 390)
  await page.goto(`${served.origin}/games`)
  await page.locator('#games .mine').waitFor()
  await page.goto(`${served.origin}${path}`)
  await page.locator('.menu').click()
  await page.locator('.leaf [value=nl]').click()
  await page.locator('html[lang^=nl]').waitFor()
  await page.locator('.menu').click()
  await page.locator('.leaf').waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.locator('.leaf nav small').allTextContents()).toEqual([
    '1 wacht op jou',
    'Engels dammen, en nog 14',
  ])
  await page.context().close()
})

test.each(['a seat', 'a form'])('without a script the link leads to the same rows at the foot: %s', async (kind) => {
  const page = await open(await pathOf(kind), 390, { javaScriptEnabled: false })
  await page.locator('.menu').click()
  const places = await page
    .locator('#foot :is(a, button)')
    .evaluateAll((parts) => parts.map((part) => [part.getBoundingClientRect().top, innerHeight] as const))
  expect(places.length).toBeGreaterThan(10)
  for (const [top, height] of places) expect(top).toBeLessThan(height)
  await page.context().close()
})

test('if the part with the sheet cannot be loaded, the link leads to the foot of the page', async () => {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 390, height: 740 } })
  await page.route('**/assets/menu-*', (route) => route.abort())
  await page.goto(`${served.origin}/links`)
  await page.locator('.menu').click()
  await page.waitForFunction(() => location.hash === '#foot')
  await page.context().close()
})

test.each(['a seat', 'trying moves', 'a form'])(
  'header, heading and foot begin at one edge on a desktop: %s',
  async (kind) => {
    const page = await open(await pathOf(kind), 1280)
    const [brand, main, foot] = await Promise.all(
      ['.brand', kind === 'a form' ? 'main h1' : '.brand', '.foot > p'].map((part) =>
        page.locator(part).first().boundingBox(),
      ),
    )
    expect(Math.abs((brand?.x ?? 0) - (foot?.x ?? 99))).toBeLessThanOrEqual(1)
    expect(Math.abs((brand?.x ?? 0) - (main?.x ?? 99))).toBeLessThanOrEqual(1)
    await page.context().close()
  },
)
