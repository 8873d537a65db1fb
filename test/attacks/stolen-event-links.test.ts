import { describe, expect, test } from 'vitest'
import { DAY } from '../../shared/game/model/words.ts'
import {
  acceptAs,
  begun,
  confirmAndSend,
  done,
  emailedLink,
  found,
  mailTo,
  tournamentOf,
} from '../service/tournaments/acting.ts'
import { SOON, TERMS, foundingOf, linkIn } from '../service/tournaments/event-terms.ts'
import { type EventWorld, eventWorld } from './event-world.ts'

const ADA = 'ada@players0.test'
const DEE = 'dee@club.test'
const THIEF = 'thief@evil.test'
const ADDRESSES = /[\w.]+@[\w.]+\.test/g

type Shown = {
  readonly you: { readonly boards?: readonly { readonly game: string; readonly token: string }[] }
  readonly links?: { readonly entry?: { readonly token: string } }
  readonly link?: { readonly token: string }
}

const shownBy = async ({ ask }: EventWorld, id: string, token: string | undefined): Promise<Shown> => {
  const { status, text } = await ask('GET', `/v1/tournaments/${id}`, { token })
  expect(status).toBe(200)
  return JSON.parse(text) as Shown
}

/** Returns the links of the reader's places at boards. */
const boardTokens = async (world: EventWorld, id: string, token: string | undefined): Promise<readonly string[]> =>
  ((await shownBy(world, id, token)).you.boards ?? []).map((board) => board.token)

const statusOfSeat = async ({ ask }: EventWorld, token: string): Promise<number> =>
  (await ask('GET', '/v1/seat', { token })).status

/** Replaces a link by the form of its page, as somebody does whose link was stolen. Returns the new one. */
const rotated = async ({ page }: EventWorld, path: 'o' | 'e', token: string): Promise<string> => {
  const { status, location = '' } = await page(`/${path}/${token}/act`, { type: 'rotate-link' })
  expect(status).toBe(303)
  return linkIn(location, path) ?? ''
}

/** Returns an event of three that has begun, with a deputy where the secretary plays. */
const running = async () => {
  const world = eventWorld()
  const own = foundingOf(3)
  const entrants = [...own.entrants, { name: 'Sam', official: 'secretary' } as const]
  const { id, secretary } = await found(world, { ...own, entrants })
  await confirmAndSend(world, secretary)
  const players: string[] = []
  for (const { email } of own.entrants) players.push(await acceptAs(world, email ?? ''))
  const [invitation] = /\/j\/[\w-]+/.exec((await world.page(`/o/${secretary}`)).body) ?? []
  await done(world, invitation?.slice(3) ?? (await emailedLink(world, 'sam@club.test', 'j')), { type: 'accept' })
  await done(world, secretary, { type: 'appoint-deputy', person: { name: 'Dee', email: DEE } })
  const deputy = await emailedLink(world, DEE, 'o')
  await done(world, deputy, { type: 'accept-deputy' })
  await done(world, secretary, { type: 'start' })
  await world.pass(SOON)
  return { world, id, secretary, players, deputy: deputy.split('.')[0] ?? '' }
}

describe('whoever has stolen a link', () => {
  test('of a player sees no address but that player’s, and turns no email to another mailbox', async () => {
    const { world, id, players } = await running()
    const [token = ''] = players
    const seen = [
      (await world.ask('GET', `/v1/tournaments/${id}`, { token })).text,
      (await world.ask('GET', '/v1/entry', { token })).text,
      (await world.page(`/e/${token}`)).body,
      (await world.page(`/e/${token}/settings`)).body,
    ].join('\n')
    expect(new Set(seen.match(ADDRESSES))).toEqual(new Set([ADA]))
    const changed = await world.ask('PATCH', '/v1/entry', { token, body: { email: THIEF } })
    expect([changed.status, changed.code]).toEqual([403, 'not-yours-to-do'])
    expect((await world.page(`/e/${token}/settings`, { email: THIEF, mail: 'turns', timeZone: '' })).status).toBe(403)
    await world.pass(DAY)
    expect(world.mails().map(({ to }) => to)).not.toContain(THIEF)
  })

  test('of an official sees no address but the official’s own, among the settings, and turns no email to another mailbox', async () => {
    const { world, id, secretary, deputy } = await running()
    for (const [token, own] of [
      [secretary, 'sam@club.test'],
      [deputy, DEE],
    ] as const) {
      const settings = (await world.ask('GET', '/v1/entry', { token })).text
      expect(settings.match(ADDRESSES)).toEqual([own])
      const seen = [
        (await world.ask('GET', `/v1/tournaments/${id}`, { token })).text,
        (await world.page(`/o/${token}`)).body,
        (await world.ask('GET', `/v1/tournaments/${id}.csv`, { token })).text,
      ].join('\n')
      expect(seen.match(ADDRESSES)).toBeNull()
      const changed = await world.ask('PATCH', '/v1/entry', { token, body: { email: THIEF } })
      expect([changed.status, changed.code]).toEqual([403, 'not-yours-to-do'])
    }
  })

  test('of the open entry or of an invitation sees nobody’s address, and has no settings', async () => {
    const world = eventWorld()
    const terms = { ...TERMS, entry: { open: true } } as const
    const { id, secretary } = await found(world, { ...foundingOf(2), terms })
    await confirmAndSend(world, secretary)
    const invitation = await emailedLink(world, ADA, 'j')
    for (const token of [await world.entryOf(id), invitation]) {
      const seen = [
        (await world.ask('GET', `/v1/tournaments/${id}`, { token })).text,
        (await world.page(`/j/${token}`)).body,
      ]
      expect(seen.join('\n').match(ADDRESSES)).toBeNull()
      const settings = await world.ask('GET', '/v1/entry', { token })
      expect([settings.status, settings.code]).toEqual([403, 'not-yours-to-do'])
      for (const type of ['send', 'start', 'rotate-link'])
        expect((await world.ask('POST', `/v1/tournaments/${id}/actions`, { token, body: { type } })).status).toBe(403)
    }
  })

  test('with the mark of a mailbox can use it for no other person, and for nobody once the mailbox has changed', async () => {
    const { world, id, players } = await running()
    const emailed = await emailedLink(world, ADA, 'e')
    const mark = emailed.split('.')[1] ?? ''
    const asBea = await world.ask('PATCH', '/v1/entry', { token: `${players[1]}.${mark}`, body: { email: THIEF } })
    expect(asBea.status).toBe(403)
    const moved = await world.ask('PATCH', '/v1/entry', { token: emailed, body: { email: 'ada@new.test' } })
    expect(moved.status).toBe(200)
    await world.pass(SOON)
    const confirmed = await emailedLink(world, 'ada@new.test', 'e')
    expect((await world.page(`/e/${confirmed}/emails`, {})).status).toBe(303)
    await world.pass(SOON)
    const again = await world.ask('PATCH', '/v1/entry', { token: emailed, body: { email: THIEF } })
    expect([again.status, again.code]).toEqual([403, 'not-yours-to-do'])
    expect((await tournamentOf(world, id)).status).toBe('running')
  })
})

describe('who replaces a stolen link', () => {
  test('as a player takes all boards back: the thief’s links to them open nothing, and one email tells of it', async () => {
    const { world, id, players } = await running()
    const stolen = await boardTokens(world, id, players[0])
    expect(stolen).toHaveLength(3)
    for (const seat of stolen) expect(await statusOfSeat(world, seat)).toBe(200)
    await world.pass(DAY)
    const before = world.mails().length
    const own = await rotated(world, 'e', players[0] ?? '')
    await world.pass(SOON)
    expect((await world.ask('GET', `/v1/tournaments/${id}`, { token: players[0] })).status).toBe(404)
    for (const seat of stolen) expect(await statusOfSeat(world, seat)).toBe(404)
    const fresh = await boardTokens(world, id, own)
    expect(fresh).toHaveLength(3)
    for (const seat of fresh) expect(await statusOfSeat(world, seat)).toBe(200)
    expect(
      world
        .mails()
        .slice(before)
        .map(({ to }) => to),
    ).toEqual([ADA])
    expect(linkIn(mailTo(world, ADA), 'e')?.split('.')[0]).toBe(own)
    // Nobody else’s links have changed.
    for (const seat of await boardTokens(world, id, players[1])) expect(await statusOfSeat(world, seat)).toBe(200)
    await world.pass(DAY)
    expect(await boardTokens(world, id, own)).toEqual(fresh)
  })

  test('as a secretary or deputy ends the thief’s place as arbiter, too', async () => {
    const { world, id, secretary, deputy } = await running()
    for (const token of [secretary, deputy]) {
      const stolen = await boardTokens(world, id, token)
      expect(stolen.length).toBeGreaterThan(0)
      const own = await rotated(world, 'o', token)
      await world.pass(SOON)
      for (const place of stolen) expect(await statusOfSeat(world, place)).toBe(404)
      const fresh = await boardTokens(world, id, own)
      expect(fresh).toHaveLength(stolen.length)
      for (const place of fresh) expect(await statusOfSeat(world, place)).toBe(200)
    }
  })
})

test('a deputy who was dismissed decides in no game any more, and hears of none; the next one does', async () => {
  const { world, id, secretary, deputy } = await running()
  const places = await boardTokens(world, id, deputy)
  expect(places).toHaveLength(3)
  await done(world, secretary, { type: 'dismiss-deputy' })
  await world.pass(SOON)
  for (const place of places) expect(await statusOfSeat(world, place)).toBe(404)
  const { boards } = await tournamentOf(world, id)
  const arbiters = async () =>
    Promise.all(
      boards
        .filter(({ arbiter }) => arbiter === 'deputy')
        .map(async ({ game, contacts }) => (await world.contacts.load(game, contacts[2]))?.email),
    )
  expect(await arbiters()).toEqual([undefined, undefined, undefined])
  await done(world, secretary, { type: 'appoint-deputy', person: { name: 'Di', email: 'di@club.test' } })
  const next = await emailedLink(world, 'di@club.test', 'o')
  expect(await boardTokens(world, id, next)).toEqual([])
  await done(world, next, { type: 'accept-deputy' })
  await world.pass(SOON)
  expect(await boardTokens(world, id, next)).toHaveLength(3)
  expect(await arbiters()).toEqual(['di@club.test', 'di@club.test', 'di@club.test'])
})

test('a begun event of three has every link work as before', async () => {
  const world = eventWorld()
  const { id, players } = await begun(world, foundingOf(3))
  for (const token of players)
    for (const seat of await boardTokens(world, id, token)) expect(await statusOfSeat(world, seat)).toBe(200)
})
