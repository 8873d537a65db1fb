import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFaults } from '../harness/axe.ts'
import { onScreen } from './on-screen.ts'
import { ask, begun, playOut } from './stand.ts'

const { browser, served } = await onScreen()

const phone = async (): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    bypassCSP: true,
  })
  return context.newPage()
}

/** Plays `11-15` on a page, and returns a function that lists the requests that the page has made since. */
const asksOfAMove = async (page: Page, seat: string): Promise<() => readonly string[]> => {
  await page.goto(`${served.origin}${seat}?move=11-15`)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.getByRole('button', { name: 'Play it' }).click()
  await page.locator('p.news', { hasText: 'Your move 11-15 has been made.' }).waitFor()
  await page.waitForLoadState('networkidle')
  // Requests for pages, and for the parts that choose, send and watch for the reader, do not count.
  return () => asked.filter((each) => !/ \/p\/| \/assets\/(choosing|navigate|drag|slide|use)-/.test(each))
}

test('after a move the page offers the game with the least time that waits for this reader, with one request', async () => {
  const { at, origin } = served
  const page = await phone()
  const [postal, waiting, played] = [await begun(at, { clock: 'postal' }), await begun(at), await begun(at)]
  const daily = await begun(at, { clock: 'daily' })
  await playOut(at, [waiting.opponent, waiting.creator], ['11-15'])
  for (const { opponent } of [postal, waiting, daily]) await page.goto(`${origin}${opponent}`)
  const asked = await asksOfAMove(page, played.opponent)
  await expect.poll(asked).toEqual([expect.stringMatching(/^GET \/assets\/next-\w+\.js$/), 'POST /v1/games/look'])
  const next = page.getByRole('link', { name: 'Next game' })
  expect(await next.getAttribute('href')).toBe(daily.opponent)
  expect(await page.locator('#next-game').innerText()).toMatch(/Next game\s+Joost, (23 hours|1 day)/)
  expect(await axeFaults(page)).toEqual([])
  await next.click()
  await page.waitForURL(`**${daily.opponent}`)
  await page.context().close()
})

test('without another game that waits, and without a script, a move offers nothing', async () => {
  const { at, origin } = served
  const page = await phone()
  const [alone, waiting] = [await begun(at), await begun(at)]
  const asked = await asksOfAMove(page, alone.opponent)
  expect(asked().filter((each) => each.includes('look'))).toEqual([])
  expect(await page.locator('#next-game').isHidden()).toBe(true)
  await playOut(at, [waiting.opponent, waiting.creator], ['11-15'])
  await page.goto(`${origin}${waiting.opponent}`)
  expect(await page.locator('#next-game').isHidden()).toBe(true)
  const third = await begun(at)
  await asksOfAMove(page, third.opponent)
  expect(await page.locator('#next-game').isHidden()).toBe(true)
  expect((await ask(at, alone.opponent)).body).toContain('<p id="next-game" hidden>')
  expect((await ask(at, alone.creator)).body).not.toContain('id="next-game"')
  await page.context().close()
})

test('while the service does not answer, no game is offered', async () => {
  const { at, origin } = served
  const page = await phone()
  const [one, other] = [await begun(at), await begun(at)]
  await page.goto(`${origin}${one.opponent}`)
  await page.goto(`${origin}/games`)
  await page.locator('a.game .small-board').waitFor()
  await page.route('**/v1/games/look', (route) => route.fulfill({ status: 500 }))
  await asksOfAMove(page, other.opponent)
  expect(await page.locator('#next-game').isHidden()).toBe(true)
  await page.context().close()
})

/** Returns whether a click anywhere in the box of an element hits it. */
const isHit = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    const heights = [top + 3, (top + bottom) / 2, bottom - 3]
    return heights.every((y) =>
      [left + 6, (left + right) / 2, right - 6].every((x) => each.contains(document.elementFromPoint(x, y))),
    )
  })

test.each(['Alan', 'Maximiliane Johanna von Hohenfels-Brandt'])(
  'the next game and the own message can be seen whole in every window, however long the deadline of %s',
  async (name) => {
    const { at, origin } = served
    const page = await phone()
    await page.setExtraHTTPHeaders({ 'accept-language': 'de' })
    const [waiting, played] = [await begun(at), await begun(at, { name })]
    await page.goto(`${origin}${waiting.opponent}`)
    await page.goto(`${origin}${played.opponent}?move=11-15`)
    await page.fill('#message', 'Viel Glück!')
    await page.locator('#play button').click()
    await page.locator('#next-game a').waitFor()
    for (const [width, height] of [
      [1366, 657],
      [1280, 800],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      const isSeen = [await isHit(page, '#next-game a'), await isHit(page, '.said blockquote')]
      expect([width, ...isSeen]).toEqual([width, true, true])
    }
    await page.context().close()
  },
)
