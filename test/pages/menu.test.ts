import { describe, expect, test } from 'vitest'
import { onScreen } from './on-screen.ts'
import { begun } from './stand.ts'

const { browser, served } = await onScreen()

const pathOf = async (kind: string): Promise<string> => {
  if (kind === 'a form') return '/'
  if (kind === 'my games') return '/games'
  const { opponent } = await begun(served.at)
  return kind === 'trying moves' ? `${opponent}/try` : opponent
}

test.each(['a seat', 'trying moves', 'a form', 'my games'])(
  'Escape closes the menu and goes back to its link: %s',
  async (kind) => {
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 360, height: 640 } })
    await page.goto(`${served.origin}${await pathOf(kind)}`)
    await page.locator('.menu').click()
    await page.locator('.shut').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.shut').waitFor({ state: 'hidden' })
    await page.waitForFunction(() => document.activeElement?.className === 'menu')
    await page.context().close()
  },
)

test.each(['a seat', 'trying moves', 'a form'])('header and foot begin at one edge on a desktop: %s', async (kind) => {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 } })
  await page.goto(`${served.origin}${await pathOf(kind)}`)
  const [brand, foot] = await Promise.all(
    ['.brand', '.foot > p'].map((part) => page.locator(part).first().boundingBox()),
  )
  expect(Math.abs((brand?.x ?? 0) - (foot?.x ?? 99))).toBeLessThanOrEqual(1)
  await page.context().close()
})

describe.each([
  ['with a script', true],
  ['without one', false],
])('the menu of a phone’s page, %s', (_, javaScriptEnabled) => {
  test.each(['a seat', 'a form'])('opens on the screen with all its links, and closes: %s', async (kind) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      locale: 'en-GB',
      viewport: { width: 360, height: 640 },
    })
    const page = await context.newPage()
    const path = kind === 'a seat' ? (await begun(served.at)).opponent : '/'
    await page.goto(`${served.origin}${path}`)
    expect(await page.locator('.shut').isVisible()).toBe(false)
    await page.locator('.menu').click()
    await page.locator('.shut').waitFor()
    // The whole menu is within the window, and nothing covers it.
    const outside = await page.locator('#foot :is(a, button)').evaluateAll((parts) =>
      parts
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect()
          const isHit = part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
          return !isHit || top < 0 || bottom > innerHeight || left < 0 || right > innerWidth
        })
        .map((part) => part.textContent),
    )
    expect(outside).toEqual([])
    expect(await page.locator('#foot :is(a, button)').count()).toBeGreaterThan(3)
    await page.locator('.shut').click()
    await page.locator('.shut').waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe(path)
    if (kind === 'a seat') expect(await page.locator('#board button').count()).toBeGreaterThan(0)
    await context.close()
  })
})
