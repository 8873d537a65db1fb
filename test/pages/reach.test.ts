import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { emailedSeatLink } from '../../shared/service/credentials/links.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { onScreen } from './on-screen.ts'
import { begun, idOf, playOut } from './stand.ts'

const { browser, served } = await onScreen()

type Size = readonly [width: number, height: number]

const open = async (path: string, [width, height]: Size): Promise<Page> => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width, height } })
  const page = await context.newPage()
  await page.goto(`${served.origin}${path}`)
  return page
}

/**
 * Returns the visible elements that a click at their middle or near an edge would miss. `scrolls`: each is first
 * scrolled into view.
 */
const missed = (page: Page, selector: string, scrolls = false): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll(
    (all, isScrolled) =>
      all
        .filter((each) => each.checkVisibility())
        .flatMap((each) => {
          if (isScrolled) each.scrollIntoView({ block: 'center' })
          const { left, right, top, bottom } = each.getBoundingClientRect()
          const [x, y] = [(left + right) / 2, (top + bottom) / 2]
          const points = [
            [x, y],
            [left + 6, y],
            [right - 6, y],
            [x, top + 4],
            [x, bottom - 4],
          ] as const
          const isHit = points.every(([px, py]) => each.contains(document.elementFromPoint(px, py)))
          return isHit ? [] : [`${each.textContent?.trim()} at ${Math.round(x)}, ${Math.round(y)}`]
        }),
    scrolls,
  )

const EMAIL = 'joost@draughts.test'

/**
 * Returns three links to seats of White, who is to move: one as an email has it; the same one without the proof that a
 * mailbox got it, after its first email was asked for; and one to a seat without an address.
 */
const turns = async (): Promise<readonly string[]> => {
  const { service } = served.at
  const [mailed, plain] = await Promise.all([begun(served.at, { email: EMAIL }), begun(served.at)])
  for (const { creator, opponent } of [mailed, plain]) await playOut(served.at, [opponent, creator], ['11-15'])
  const loaded = await loadGame(service.games, idOf(mailed.creator))
  if (!loaded) throw new Error('there is no game')
  const link = emailedSeatLink(service, 'creator', idOf(mailed.creator), loaded.game, EMAIL)
  return [new URL(link).pathname, `${mailed.creator}?sent=1`, plain.creator]
}

const WINDOWS: readonly Size[] = [
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [844, 390],
]

test('every button of a card can be seen and pressed, and its words fit, in windows of any size', async () => {
  for (const [index, path] of (await turns()).entries()) {
    const page = await open(path, [1024, 768])
    await page.locator('.act .bar').waitFor()
    const buttons = page.locator('.cards :is(button,.button)')
    expect(await buttons.count()).toBe(index === 0 ? 3 : index === 1 ? 2 : 1)
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      expect([width, await missed(page, '.cards :is(button,.button)', true)]).toEqual([width, []])
      const widths = await page
        .locator('.cards p:not(:has(a)):visible')
        .evaluateAll((all) => all.map((words) => words.getBoundingClientRect().width))
      expect(Math.min(...widths), `${width} px`).toBeGreaterThan(150)
    }
    await page.context().close()
  }
})

test('every link of the header can be pressed at any width, on a seat, watching, and in the replay', async () => {
  const { creator, opponent } = await begun(served.at)
  await playOut(served.at, [opponent, creator], ['11-15'])
  for (const path of [creator, opponent, `/g/${idOf(creator)}`, `${creator}?ply=0`, `/g/${idOf(creator)}?ply=0`]) {
    const page = await open(path, [360, 844])
    for (const width of [360, 390, 800]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.locator('.top a:visible').count(), `${width} px`).toBeGreaterThan(1)
      expect([width, await missed(page, '.top a')]).toEqual([width, []])
    }
    await page.context().close()
  }
})

test.each([true, false])(
  'on a phone a pressed act’s panel comes into sight, with a script: %s',
  async (javaScriptEnabled) => {
    const { creator, opponent } = await begun(served.at)
    await playOut(served.at, [opponent, creator], ['11-15'])
    const context = await browser.newContext({
      locale: 'en-GB',
      viewport: { width: 390, height: 664 },
      javaScriptEnabled,
    })
    const page = await context.newPage()
    for (const name of ['Draw', 'Time', 'Resign']) {
      await page.goto(`${served.origin}${creator}`)
      // A click through the driver would first scroll the link into view.
      await page.getByRole('link', { name, exact: true }).evaluate((link: HTMLAnchorElement) => {
        link.scrollIntoView({ block: 'end' })
        link.click()
      })
      await page.locator('.panel').waitFor()
      if (javaScriptEnabled) await expect.poll(() => missed(page, '#panel, .panel-top a')).toEqual([])
      const top = (await page.locator('#panel').boundingBox())?.y ?? Infinity
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top).toBeLessThan(500)
    }
    // Enter in the field of the last panel resigns nothing: only its button does.
    await page.locator('#resign-line').fill('Thank you')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Close: Resign' }).click()
    await page.locator('.panel').waitFor({ state: 'detached' })
    expect((await loadGame(served.at.service.games, idOf(creator)))?.game.status).toBe('active')
    await context.close()
  },
)
