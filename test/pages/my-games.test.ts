import { text } from 'node:stream/consumers'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFaults } from '../harness/axe.ts'
import { onScreen } from './on-screen.ts'
import { act, arbiterOf, begun, newGame, playOut } from './stand.ts'

const { browser, served } = await onScreen()

const phone = (options: object = {}): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB', timezoneId: 'UTC', ...options })

test('a browser lists the seats that it opened: those to move first, by deadline, with one request', async () => {
  const { at, origin } = served
  const context = await phone({ bypassCSP: true })
  const page = await context.newPage()
  const slow = await begun(at, { clock: 'postal' })
  const quick = await begun(at, { clock: 'daily' })
  const waiting = await begun(at)
  const offered = await newGame(at, { seat: 'black' })
  await playOut(at, [waiting.opponent, waiting.creator], ['11-15'])
  for (const seat of [slow.opponent, quick.opponent, waiting.opponent, offered]) await page.goto(`${origin}${seat}`)
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/v1/') && asked.push(request.url())))
  await page.goto(`${origin}/games`)
  await page.locator('#games section').nth(1).waitFor()
  const links = await page.locator('a.game').evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  expect(links.slice(0, 2)).toEqual([quick.opponent, slow.opponent])
  expect(new Set(links)).toEqual(new Set([slow.opponent, quick.opponent, waiting.opponent, offered]))
  expect(asked).toHaveLength(1)
  expect(await page.locator('[data-mine]').textContent()).toContain('2')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  page.on('dialog', (dialog) => void dialog.accept())
  await page.click('[data-games=forget]')
  await page.locator('a.game').first().waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await context.close()
})

test('the list fits a phone whose text is twice as large', async () => {
  const { at, origin } = served
  const context = await phone()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
  const { creator } = await begun(at, { rules: 'canadian' })
  for (const path of [creator, '/games']) await page.goto(`${origin}${path}`)
  await page.locator('#games .first').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await context.close()
})

test('a link that opens nothing any more stays as a row that says so, until it is forgotten; the export has the others', async () => {
  const { at, origin } = served
  const context = await phone()
  const page = await context.newPage()
  const [one, other] = [await begun(at), await begun(at)]
  for (const seat of [one.opponent, other.opponent]) await page.goto(`${origin}${seat}`)
  await page.goto(`${origin}${one.opponent}/settings`)
  await page.evaluate(([path]) => fetch(`${path}/rotate`, { method: 'POST', body: new URLSearchParams() }), [
    one.opponent,
  ] as const)
  await page.goto(`${origin}/games`)
  await page.locator('a.game').first().waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-games=export]')])
  const file = await text(await download.createReadStream())
  expect(file).toContain(`${origin}${other.opponent}`)
  expect(file).not.toContain(one.opponent)
  const gone = page.locator('li').filter({ hasText: 'This link no longer works' })
  expect(await gone.locator('a').getAttribute('href')).toBe(one.opponent)
  page.on('dialog', (dialog) => void dialog.accept())
  await gone.getByRole('button', { name: 'Forget this link' }).click()
  await gone.waitFor({ state: 'detached' })
  expect(await page.locator('li:visible').count()).toBe(1)
  expect(await page.evaluate(() => localStorage['crownhead-seats'])).not.toContain(one.opponent.slice(3))
  await context.close()
})

test('the answer to a request under way undoes no change: a list that was forgotten, or a seat opened in another tab', async () => {
  const { at, origin } = served
  const context = await phone()
  const page = await context.newPage()
  const [one, other] = [await begun(at), await begun(at)]
  await page.goto(`${origin}${one.opponent}`)
  const blocked: (() => void)[] = []
  await page.route('**/v1/games/look', async (route) => {
    await new Promise<void>((resolve) => blocked.push(resolve))
    await route.continue()
  })
  const looking = async (): Promise<() => Promise<void>> => {
    await page.goto(`${origin}/games`)
    await expect.poll(() => blocked.length).toBe(1)
    return async () => {
      const answered = page.waitForResponse('**/v1/games/look')
      blocked.pop()?.()
      await (await answered).finished()
    }
  }
  const answer = await looking()
  const tab = await context.newPage()
  await tab.goto(`${origin}${other.opponent}`)
  await answer()
  await page.locator('a.game .small-board').waitFor()
  const links = await page.locator('a.game').evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  expect(new Set(links)).toEqual(new Set([one.opponent, other.opponent]))
  const late = await looking()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.click('[data-games=forget]')
  await late()
  await page.getByText('No games yet on this device').waitFor()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await context.close()
})

test('the links are shown while the service does not answer, and when the stored games are damaged', async () => {
  const { at, origin } = served
  const context = await phone({ bypassCSP: true })
  const page = await context.newPage()
  const { opponent } = await begun(at)
  await page.goto(`${origin}${opponent}`)
  await page.evaluate(() => (localStorage['crownhead-games'] = '[{"token":1},{'))
  for (const status of [429, 500, 0]) {
    await page.route('**/v1/games/look', (route) => (status === 0 ? route.abort() : route.fulfill({ status })))
    const asked = page.waitForRequest('**/v1/games/look')
    await page.goto(`${origin}/games`)
    await asked
    expect(await page.locator('a.game').getAttribute('href')).toBe(opponent)
    expect(await page.locator('#games').textContent()).toContain(`Game ${opponent.slice(5, 17)}`)
    expect(await page.locator('#tools button:visible').count()).toBe(2)
    await page.unroute('**/v1/games/look')
  }
  expect(await axeFaults(page)).toEqual([])
  await page.goto(`${origin}/games`)
  await page.locator('a.game .small-board').waitFor()
  await context.close()
})

test('without a script the page says where the links are', async () => {
  const context = await phone({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${served.origin}/games`)
  expect(await page.locator('#games').getByRole('link', { name: 'Lost your link?' }).getAttribute('href')).toBe(
    '/links',
  )
  expect(await page.locator('[data-games]:visible').count()).toBe(0)
  await context.close()
})

/** Searches the finished games, chooses an opponent, and forgets the only game. */
const useFinished = async (page: Page, name: string): Promise<void> => {
  const rows = page.locator('#ended li')
  const found = page.locator('#finished [role=status]')
  expect(await rows.locator('b').textContent()).toBe(name)
  expect(await rows.textContent()).toContain(`You won: \u2068${name}\u2069 resigned.`)
  await page.getByLabel('Search by name or rules').fill('nobody')
  await rows.waitFor({ state: 'detached' })
  expect(await found.textContent()).toBe('Found: 0')
  expect(await page.getByRole('heading', { name: 'Score against each opponent' }).count()).toBe(0)
  await page.getByLabel('Search by name or rules').fill('ENGLISH')
  await page.getByRole('button', { name: '1 won, 0 drawn, 0 lost' }).click()
  expect(await page.locator('[aria-pressed=true]:focus').count()).toBe(1)
  expect(await axeFaults(page)).toEqual([])
  page.on('dialog', (dialog) => void dialog.accept())
  await rows.getByRole('button').click()
  await page.locator('#finished').waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => localStorage['crownhead-finished'])).toBeUndefined()
}

test('an accepted rematch is in the list of both, who had the page of the old game open and have not opened the new one; the old one is among the finished games', async () => {
  const { at, origin } = served
  const name = '<img src=x onerror=alert(1)>'
  const { creator, opponent } = await begun(at, { name })
  await act(at, creator, 'resign')
  await act(at, creator, 'rematch')
  const lists = await Promise.all(
    [creator, opponent].map(async (seat) => {
      const context = await phone({ bypassCSP: true })
      const page = await context.newPage()
      await page.goto(`${origin}${seat}`)
      return { context, page, isAsked: seat === opponent }
    }),
  )
  for (const { page } of lists.filter(({ isAsked }) => isAsked)) await page.locator('.again button').click()
  for (const { context, page, isAsked } of lists) {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const next = await page.locator('[data-seat]').getAttribute('href')
    await page.goto(`${origin}/games`)
    await page.locator(`a.game:not(.bare)[href="${next}"]`).waitFor()
    await page.locator(`#ended a[href="${isAsked ? opponent : creator}"]`).waitFor()
    if (isAsked) await useFinished(page, name)
    await context.close()
  }
})

/** Begins a game of these rules in which both sides have moved once, so that the opponent, Amara, is to move. */
const midway = async (fields: Readonly<Record<string, string>>) => {
  const seats = await begun(served.at, fields)
  const moves = fields['rules'] === 'russian' ? ['c3-d4', 'b6-a5'] : ['11-15', '23-19']
  const isFirst = fields['rules'] === 'russian' ? [seats.creator, seats.opponent] : [seats.opponent, seats.creator]
  await playOut(served.at, [isFirst[0] ?? '', isFirst[1] ?? ''], moves)
  return seats
}

test('the list says what a time alone does not: the rules, leave, a running reserve, what waits for an answer, and to an arbiter who won', async () => {
  const { at, origin } = served
  const asked = await midway({ name: 'Otto' })
  for (const [type, more] of [
    ['offer-draw', {}],
    ['request-takeback', {}],
    ['say', { text: 'Shall we?' }],
    ['propose-pause', { until: '2026-12-05', timeZone: '' }],
  ] as const)
    await act(at, asked.creator, type, { ply: '2', ...more })
  const away = await midway({ name: 'Lena', rules: 'russian' })
  await act(at, away.creator, 'take-leave', { ply: '2', days: '7', from: '', timeZone: '' })
  const slow = await begun(at, { name: 'Siem', rules: 'english-huffing', clock: 'daily' })
  const over = await begun(at, { name: 'Rosa' })
  const arbiter = await arbiterOf(at, over.creator)
  await act(at, over.opponent, 'resign')
  at.clock.now += 2 * 86_400_000
  await using context = await phone({ viewport: { width: 320, height: 740 }, bypassCSP: true })
  const page = await context.newPage()
  for (const seat of [asked.opponent, away.opponent, slow.opponent, arbiter, '/games'])
    await page.goto(`${origin}${seat}`)
  const row = (path: string) => page.locator(`a.game[href="${path}"]`)
  await row(asked.opponent).locator('.question').first().waitFor()
  expect(await row(asked.opponent).locator('.question').allTextContents()).toEqual([
    'Offers you a draw',
    'Asks to take a move back',
    'Proposes a pause',
    'Has written to you',
  ])
  expect(await row(away.opponent).innerText()).toMatch(/Lena\s+Russian, move 2[^]*On leave until Sat,? 28 Nov/)
  expect(await row(slow.opponent).innerText()).toMatch(/English, huffing, move 1[^]*left in your reserve/)
  expect(await page.locator(`a.game[href="${arbiter}"] .left`).textContent()).toBe(
    '\u2068Rosa\u2069 won: \u2068Amara\u2069 resigned.',
  )
  await page.locator('#games details').evaluate((fold) => fold.setAttribute('open', ''))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  expect(await axeFaults(page)).toEqual([])
})
