import { describe, expect, test } from 'vitest'
import { DAY } from '../../shared/game/model/words.ts'
import { playOf } from '../../shared/game/model/game.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import {
  acceptAs,
  act,
  begun,
  confirmAndSend,
  done,
  emailedLink,
  entered,
  found,
  tournamentOf,
} from '../service/tournaments/acting.ts'
import { SECRETARY, SOON, TERMS, foundingOf } from '../service/tournaments/event-terms.ts'
import { type EventWorld, eventWorld } from './event-world.ts'

const OWN = SECRETARY.email
const RULE = { type: 'rule', winner: 'black', reason: 'I was ahead.' } as const

const boardsOf = async (world: EventWorld, id: string, player: number) =>
  (await tournamentOf(world, id)).boards.filter(({ black, white }) => black === player || white === player)

/** Everything that the page and the API show to an official. */
const shownTo = async ({ ask, page }: EventWorld, id: string, token: string): Promise<string> =>
  [(await ask('GET', `/v1/tournaments/${id}`, { token })).text, (await page(`/o/${token}`)).body].join('\n')

describe('a secretary who tries to accept for others', () => {
  test('has no link that does it, before and after sending, whatever else is known', async () => {
    const world = eventWorld()
    const { id, secretary } = await found(world, foundingOf(3))
    const before = await shownTo(world, id, secretary)
    await confirmAndSend(world, secretary)
    const after = await shownTo(world, id, secretary)
    expect(`${before}${after}`.match(/\/(?:j|e|p)\/\w{20}/g)).toBeNull()
    const emailed = await emailedLink(world, OWN, 'o')
    const ada = await emailedLink(world, 'ada@players0.test', 'j')
    const mark = emailed.split('.')[1] ?? ''
    const tries = [
      secretary,
      emailed,
      `j${secretary.slice(1, 14)}01${secretary.slice(16)}`,
      `h${secretary.slice(1, 14)}01${secretary.slice(16)}`,
      ada.split('.')[0] ?? '',
      `${ada.split('.')[0]}.${mark}`,
    ]
    for (const token of tries)
      for (const type of ['accept', 'decline', 'withdraw']) {
        const { status } = await world.ask('POST', `/v1/tournaments/${id}/actions`, { token, body: { type } })
        expect([status >= 400, token, type]).toEqual([true, token, type])
      }
    expect((await tournamentOf(world, id)).entrants.map(({ status }) => status)).toEqual([
      'invited',
      'invited',
      'invited',
    ])
  })

  test('can accept only for who was named without an address: they have no emails, and the link is given once', async () => {
    const world = eventWorld()
    const { id, secretary } = await found(world, foundingOf(0, { entrants: [{ name: 'Ada' }, { name: 'Bea' }] }))
    await confirmAndSend(world, secretary)
    const before = world.mails().length
    const [first = ''] = (await shownTo(world, id, secretary)).match(/\/j\/[\w-]+/g) ?? []
    const { link } = await done(world, first.slice(3), { type: 'accept' })
    expect(link).toBeDefined()
    expect((await done(world, first.slice(3), { type: 'accept' })).link).toBeUndefined()
    await world.pass(DAY)
    expect(world.mails().length).toBe(before)
    expect(await shownTo(world, id, secretary)).not.toContain(link?.token)
  })
})

describe('a secretary who tries to move for others', () => {
  test('has no seat of theirs, and moves nothing from the arbiter’s place', async () => {
    const world = eventWorld()
    const { id, secretary } = await begun(world, foundingOf(2))
    const { boards } = await tournamentOf(world, id)
    const game = boards[0]?.game ?? ''
    const shown = await shownTo(world, id, secretary)
    const places = new Set(shown.match(/\/p\/[\w-]+/g) ?? [])
    expect(places.size).toBeGreaterThan(0)
    for (const place of places) {
      const token = place.slice(3)
      const moved = await world.ask('POST', `/v1/games/${game}/moves`, { token, body: { move: '11-15', ply: 0 } })
      expect(moved.status).toBeGreaterThanOrEqual(400)
      for (const type of ['resign', 'offer-draw', 'take-leave', 'rename']) {
        const body = { type, ply: 0, days: 1, name: 'Eve' }
        expect((await world.ask('POST', `/v1/games/${game}/actions`, { token, body })).status).toBeGreaterThanOrEqual(
          400,
        )
      }
    }
    for (const type of ['away', 'withdraw', 'appeal', 'rename'])
      expect((await act(world, secretary, { type, days: 1, board: 1, text: 'x', name: 'Sam' } as never)).kind).toBe(
        type === 'rename' ? 'done' : 'refused',
      )
    const loaded = await loadGame(world.service.games, game)
    expect(loaded && playOf(loaded.game)?.moves).toEqual([])
  })

  test('replaces a player openly: the games of both are played anew, by the new one alone', async () => {
    const world = eventWorld()
    const { id, secretary, players } = await begun(world, foundingOf(3))
    await done(world, secretary, { type: 'invite', entrants: [{ name: 'Puppet' }], replaces: 1 })
    const [invitation = ''] = (await shownTo(world, id, secretary)).match(/\/j\/[\w-]+/g) ?? []
    await done(world, invitation.slice(3), { type: 'accept' })
    await world.pass(SOON)
    const { boards, entrants } = await tournamentOf(world, id)
    expect(entrants[0]?.status).toBe('replaced')
    for (const board of boards.filter(({ black, white }) => black === 1 || white === 1))
      expect(board.voided).toBe('replaced')
    const own = await world.ask('GET', `/v1/tournaments/${id}`, { token: players[0] })
    expect((JSON.parse(own.text) as { readonly you: { readonly boards: readonly object[] } }).you.boards).toEqual([])
  })
})

describe('nobody is arbiter of an own game', () => {
  test.each([
    ['by the list', { name: 'Sammy', email: OWN }],
    ['as the secretary, without an address', { name: 'Sammy', official: 'secretary' as const }],
  ])('a secretary who is %s neither rules nor is arbiter there', async (_, person) => {
    const world = eventWorld()
    const own = foundingOf(2)
    const { id, secretary } = await found(world, { ...own, entrants: [...own.entrants, person] })
    await confirmAndSend(world, secretary)
    for (const { email } of own.entrants) await acceptAs(world, email ?? '')
    const [entry = ''] = (await shownTo(world, id, secretary)).match(/\/j\/[\w-]+/g) ?? []
    await done(world, entry.slice(3), { type: 'accept' })
    await done(world, secretary, { type: 'start' })
    await world.pass(SOON)
    const boards = await boardsOf(world, id, 3)
    expect(boards.map(({ arbiter }) => arbiter)).toEqual([undefined, undefined])
    for (const { number } of boards)
      expect(await act(world, secretary, { ...RULE, board: number })).toMatchObject({ refusal: { code: 'own-board' } })
  })

  test('nor a secretary who is invited later, or has two entries under the same address', async () => {
    const world = eventWorld()
    const { id, secretary } = await found(world, foundingOf(2))
    await confirmAndSend(world, secretary)
    const entrants = ['Sammy', 'Sam the second'].map((name) => ({ name, email: OWN }))
    await done(world, secretary, { type: 'invite', entrants })
    for (const email of ['ada@players0.test', 'bea@players1.test']) await acceptAs(world, email)
    const accepted = new Set<string>()
    for (const link of (await shownTo(world, id, secretary)).match(/\/j\/[\w-]+/g) ?? []) {
      if (!accepted.has(link)) await done(world, link.slice(3), { type: 'accept' })
      accepted.add(link)
    }
    for (
      let waits = 0;
      waits < 30 && (await tournamentOf(world, id)).entrants.some(({ status }) => status === 'invited');
      waits++
    ) {
      const emailed = world.mails().findLast(({ to, text }) => to === OWN && text.includes('/j/'))?.text ?? ''
      const token = /\/j\/([\w.-]+)/.exec(emailed)?.[1]
      if (token !== undefined) await act(world, token, { type: 'accept' }).catch(() => undefined)
      await world.pass(SOON)
    }
    await done(world, secretary, { type: 'start' })
    await world.pass(SOON)
    for (const player of [3, 4])
      for (const { number, arbiter } of await boardsOf(world, id, player)) {
        expect(arbiter).toBeUndefined()
        expect(await act(world, secretary, { ...RULE, board: number })).toMatchObject({
          refusal: { code: 'own-board' },
        })
      }
  })

  test('nor whoever entered by the open link under the secretary’s own address, once the mailbox has proven it', async () => {
    const world = eventWorld()
    const terms = { ...TERMS, entry: { open: true } } as const
    const { id, secretary } = await found(world, foundingOf(1, { terms }))
    await confirmAndSend(world, secretary)
    await acceptAs(world, 'ada@players0.test')
    const key = 'a-key-of-the-secretary'
    const body = { name: 'Mr Nobody', email: 'sam+chess@club.test' }
    expect(
      (await world.ask('POST', `/v1/tournaments/${id}/entries`, { token: await world.entryOf(id), key, body })).status,
    ).toBe(201)
    const own = await emailedLink(world, 'sam+chess@club.test', 'e')
    await done(world, secretary, { type: 'start' })
    await world.pass(SOON)
    const [board] = await boardsOf(world, id, 2)
    expect((await world.page(`/e/${own}/emails`, {})).status).toBe(303)
    const ruled = await act(world, secretary, { ...RULE, board: board?.number ?? 0 })
    expect(ruled).toMatchObject({ refusal: { code: 'own-board' } })
  })

  test('an address that a stranger typed does not keep the secretary from ruling', async () => {
    const world = eventWorld()
    const terms = { ...TERMS, entry: { open: true } } as const
    const { id, secretary } = await found(world, foundingOf(1, { terms }))
    await confirmAndSend(world, secretary)
    await acceptAs(world, 'ada@players0.test')
    const key = 'a-key-of-the-vandal-01'
    const body = { name: 'Mr Nobody', email: OWN }
    await world.ask('POST', `/v1/tournaments/${id}/entries`, { token: await world.entryOf(id), key, body })
    await done(world, secretary, { type: 'start' })
    await world.pass(SOON)
    expect((await act(world, secretary, { ...RULE, board: 1 })).kind).toBe('done')
  })

  test('nor the deputy whom a secretary has appointed under the own address, in another spelling', async () => {
    const world = eventWorld()
    const own = foundingOf(2)
    const entrants = [...own.entrants, { name: 'Sam', official: 'secretary' } as const]
    const { id, secretary } = await found(world, { ...own, entrants })
    await confirmAndSend(world, secretary)
    for (const { email } of own.entrants) await acceptAs(world, email ?? '')
    const [entry = ''] = (await shownTo(world, id, secretary)).match(/\/j\/[\w-]+/g) ?? []
    await done(world, entry.slice(3), { type: 'accept' })
    await done(world, secretary, { type: 'appoint-deputy', person: { name: 'Mas', email: 'SAM+deputy@club.test' } })
    const deputy = await emailedLink(world, 'SAM+deputy@club.test', 'o')
    await done(world, deputy, { type: 'accept-deputy' })
    await done(world, secretary, { type: 'start' })
    await world.pass(SOON)
    for (const { number } of await boardsOf(world, id, 3))
      expect(await act(world, deputy, { ...RULE, board: number })).toMatchObject({ refusal: { code: 'own-board' } })
  })
})

test('a secretary sends nobody more than they may, by removing and inviting again', async () => {
  const world = eventWorld()
  const { secretary } = await found(world, foundingOf(1))
  await confirmAndSend(world, secretary)
  for (let n = 0; n < 20; n++) {
    await act(world, secretary, { type: 'remove', player: n + 1 })
    await done(world, secretary, { type: 'invite', entrants: [{ name: `Ada ${n}`, email: 'ada@players0.test' }] })
    await world.pass(SOON)
  }
  expect(world.mails().filter(({ to }) => to === 'ada@players0.test').length).toBeLessThanOrEqual(2)
})

test('a player who has declined gets no further email of that event', async () => {
  const world = eventWorld()
  const { secretary } = await found(world, foundingOf(2))
  await confirmAndSend(world, secretary)
  await done(world, await emailedLink(world, 'ada@players0.test', 'j'), { type: 'decline' })
  const before = world.mails().filter(({ to }) => to === 'ada@players0.test').length
  const written = await act(world, secretary, { type: 'write', text: 'Come back.', to: 1 })
  expect(written).toMatchObject({ refusal: { code: 'not-playing' } })
  await acceptAs(world, 'bea@players1.test')
  await done(world, secretary, { type: 'write', text: 'Come back, all.' })
  await done(world, secretary, { type: 'cancel', reason: 'Nobody came.' })
  await world.pass(3 * DAY)
  expect(world.mails().filter(({ to }) => to === 'ada@players0.test').length).toBe(before)
})

test('who has left hears no more from the secretary', async () => {
  const world = eventWorld()
  const { secretary, players } = await entered(world, foundingOf(3))
  await done(world, players[0], { type: 'withdraw' })
  await world.pass(SOON)
  const before = world.mails().length
  const written = await act(world, secretary, { type: 'write', text: 'You will regret this.', to: 1 })
  expect(written).toMatchObject({ refusal: { code: 'not-playing' } })
  await world.pass(SOON)
  expect(world.mails().slice(before)).toEqual([])
})
