import { expect, test } from 'vitest'
import { DAY } from '../../shared/game/model/words.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { unsubscribeAllLink } from '../../shared/service/credentials/links.ts'
import { listSeats } from '../../shared/service/email/mailbox/list-seats.ts'
import { confirmSeatEmails } from '../../shared/service/email/consent/consent.ts'
import { loadContact } from '../../shared/service/games/game-seat.ts'
import { axeFaults } from '../harness/axe.ts'
import { onScreen } from './on-screen.ts'
import { NOON, type Stand, PEER, act, arbiterOf, ask, begun, idOf, newGame, playOut, stand } from './stand.ts'

const tokenOf = (seat: string): string => seat.slice(3)

/** Returns the seats of a player in eight games: five allow leave, one has three days of it left, two allow none. */
const eightGames = async (at: Stand, fields: Readonly<Record<string, string>> = {}): Promise<readonly string[]> => {
  const seats: string[] = []
  for (const leave of ['14', '14', '14', '14', '14', '3', '0', '0'])
    seats.push((await begun(at, { name: `Ada ${leave}`, leave, ...fields })).creator)
  return seats
}

const press = (at: Stand, seats: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  ask(at, '/games/away', { form: { seats: seats.map(tokenOf).join(' '), days: '7', from: '', timeZone: '', ...more } })

const back = (at: Stand, seats: readonly string[]) =>
  ask(at, '/games/away', { form: { seats: seats.map(tokenOf).join(' '), days: '0' } })

const rowsIn = (page: string): readonly string[] =>
  [...page.matchAll(/<li>([^]*?)<\/li>/g)].map(([, row = '']) => row.replaceAll(/<[^>]*>/g, '').trim())

/** Returns the end of the creator's leave in each game, in days from now. */
const leaves = async (at: Stand, seats: readonly string[]): Promise<readonly (number | undefined)[]> => {
  const ends: (number | undefined)[] = []
  for (const seat of seats) {
    const loaded = await loadGame(at.service.games, idOf(seat))
    const game = loaded?.game
    const open =
      game?.status === 'active'
        ? game.play.freezes.find(({ kind, until }) => kind === 'leave' && until > at.clock.now)
        : undefined
    ends.push(open && (open.until - at.clock.now) / DAY)
  }
  return ends
}

const WEEK = [7, 7, 7, 7, 7, 3, undefined, undefined]

test('one press covers what can be covered, and says what not; a repeat changes nothing, and one press ends it', async () => {
  const at = stand()
  const seats = await eightGames(at)
  const first = await press(at, seats)
  expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(await leaves(at, seats)).toEqual(WEEK)
  expect(first.body).toContain('You are on leave in 6 games.')
  expect(rowsIn(first.body)).toEqual([
    ...Array.from({ length: 5 }, () => 'Amara (English, move 1): until Sat 28 Nov, 12:00 UTC'),
    'Amara (English, move 1): until Tue 24 Nov, 12:00 UTC (only 3 days)',
    ...Array.from({ length: 2 }, () => 'Amara (English, move 1): The terms of this game do not allow that.'),
  ])
  const again = await press(at, seats, { days: '9' })
  expect([rowsIn(again.body).length, await leaves(at, seats)]).toEqual([8, WEEK])
  at.clock.now += DAY
  const ended = (await back(at, seats)).body
  expect(ended).toContain('Your leave has ended in 6 games.')
  expect(await leaves(at, seats)).toEqual(seats.map(() => undefined))
  expect((await back(at, seats)).body).toContain('Your leave has ended in 0 games.')
  const used = (await press(at, seats, { days: '14' })).body
  expect(used).toContain('(only 13 days)')
})

test('games that do not run, the arbiter’s and dead links are not in the way; a game that has lost its time is named', async () => {
  const at = stand()
  const late = await begun(at, { clock: 'own', perMove: '1', reserve: '0' })
  const [running, over, open] = [await begun(at), await begun(at), await newGame(at)]
  await playOut(at, [late.opponent, late.creator], ['11-15', '23-19', '8-11'])
  await act(at, over.creator, 'resign', { ply: '0' })
  at.clock.now += DAY + 1000
  const arbiter = await arbiterOf(at, running.creator)
  const { body } = await press(at, [
    running.creator,
    over.creator,
    open,
    arbiter,
    late.creator,
    `/p/c1${'a'.repeat(44)}`,
  ])
  expect(body).toContain('You are on leave in 1 game.')
  expect(rowsIn(body)).toEqual([
    expect.stringMatching(/^Amara \(English, move 1\): until /),
    'An opponent (English, move 1): The game has not begun: nobody has accepted the invitation yet.',
    'Amara (English, move 2): Its time is over.',
  ])
  expect(body).toContain('Links that no longer work: 1.')
})

test('leave may begin later; a form that is not one, or too many links, are refused', async () => {
  const at = stand()
  const seats = [(await begun(at)).creator]
  const { body } = await press(at, seats, { from: '2026-12-01', timeZone: 'Europe/Amsterdam' })
  expect(rowsIn(body)).toEqual(['Amara (English, move 1): Mon 30 Nov, 23:00 UTC – Mon 7 Dec, 23:00 UTC'])
  for (const more of [{ days: '' }, { days: '-1' }, { days: '367' }, { from: 'soon' }, { other: '1' }])
    expect([more, (await press(at, seats, Object.fromEntries(Object.entries(more)))).status]).toEqual([more, 400])
  const many = Array.from({ length: 101 }, (_, index) => `/p/c1${String(index).padStart(44, 'a')}`)
  expect((await press(at, many)).status).toBe(400)
  const cross = await ask(at, '/games/away', { form: { days: '7' }, headers: { 'sec-fetch-site': 'cross-site' } })
  expect(cross.status).toBe(403)
})

test('the page of a mailbox covers the games that it has consented to, and leads to none of its seats', async () => {
  const at = stand()
  const email = 'ada@draughts.test'
  const seats = await eightGames(at, { email })
  for (const seat of seats.slice(0, 6)) {
    const loaded = await loadGame(at.service.games, idOf(seat))
    if (!loaded) throw new Error('no game')
    const chair = { id: idOf(seat), role: 'creator' as const, loaded }
    await confirmSeatEmails(at.service, chair, await loadContact(at.service, chair), at.clock.now)
    await listSeats(at.service.contacts, idOf(seat), loaded)
  }
  const path = new URL(unsubscribeAllLink(at.service, email)).pathname
  const before = await ask(at, `${path}/away`)
  expect([before.status, await leaves(at, seats)]).toEqual([200, seats.map(() => undefined)])
  const { body } = await ask(at, `${path}/away`, { form: { days: '7' } })
  expect(await leaves(at, seats)).toEqual(WEEK)
  expect(body).toContain('You are on leave in 6 games.')
  expect(body).not.toContain('/p/')
  expect((await ask(at, `${path}/away`, { form: { days: '0' } })).body).toContain('Your leave has ended in 6 games.')
  expect((await ask(at, '/n/nothing/away', { form: { days: '7' } })).status).toBe(404)
})

test('a program does the same, and reads by the index of each link what became of it', async () => {
  const at = stand()
  const seats = await eightGames(at)
  const post = async (body: object) => {
    const { status, body: text } = await answerApi(at.service, {
      method: 'POST',
      path: '/v1/games/away',
      query: {},
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      from: PEER,
      body: JSON.stringify(body),
      receivedAt: at.clock.now,
    })
    return [status, JSON.parse(text)] as const
  }
  const links = [...seats.slice(4).map(tokenOf), 'nothing']
  const leave = (days: number) => ({
    from: '2026-11-21T12:00:00Z',
    until: new Date(NOON + days * DAY).toISOString().replace('.000', ''),
  })
  const detail = 'The terms of this game do not allow that.'
  const refused = [2, 3].map((index) => ({ index, code: 'not-in-this-game', detail }))
  expect(await post({ seats: links, days: 7 })).toEqual([
    200,
    {
      done: [
        { index: 0, leave: leave(7) },
        { index: 1, leave: leave(3) },
      ],
      refused,
      gone: [4],
    },
  ])
  expect(await post({ seats: links, days: 0 })).toEqual([
    200,
    { done: [0, 1, 2, 3].map((index) => ({ index, leave: null })), refused: [], gone: [4] },
  ])
  for (const wrong of [
    { seats: links },
    { seats: links, days: 0, from: '2026-12-01T00:00:00Z' },
    { seats: Array(101).fill('x'), days: 1 },
  ])
    expect((await post(wrong))[0]).toBe(400)
})

const { browser, served } = await onScreen()

test('My games takes leave in the games of this device, and ends it', async () => {
  const { at, origin } = served
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    bypassCSP: true,
  })
  const page = await context.newPage()
  const [one, other] = [await begun(at), await begun(at, { leave: '0' })]
  for (const seat of [one.creator, other.creator, '/games']) await page.goto(`${origin}${seat}`)
  await page.click('#tools summary')
  await page.click('#tools .main')
  await page.getByText('You are on leave in 1 game.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await page.getByText('End my leave').click()
  await page.getByText('Your leave has ended in 1 game.').waitFor()
  await context.close()
})
