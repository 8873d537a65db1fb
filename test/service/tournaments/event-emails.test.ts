import { expect, test } from 'vitest'
import { DAY, MINUTE } from '../../../shared/game/model/words.ts'
import { assetFiles } from '../../../shared/pages/asset-files.ts'
import { answerPage } from '../../../shared/service/answer-page.ts'
import { loadGame } from '../../../shared/service/games/game-store.ts'
import { handle } from '../../../shared/service/games/handle.ts'
import { confirmEntrantEmails } from '../../../shared/service/tournaments/entry/tournament-consent.ts'
import { enterTournament } from '../../../shared/service/tournaments/entry/enter-tournament.ts'
import type { NamedEntrant } from '../../../shared/service/tournaments/entry/named-person.ts'
import { entryLink } from '../../../shared/service/tournaments/links/tournament-links.ts'
import { tournamentForReader } from '../../../shared/service/tournaments/reading/tournament-for-reader.ts'
import type { AuthorizedTournament } from '../../../shared/service/tournaments/links/authorize-tournament.ts'
import {
  PEER,
  type Playing,
  acceptAs,
  begun,
  callerAt,
  confirmAndSend,
  done,
  emailedLink,
  found,
  mailTo,
  opened,
  resign,
  tournamentOf,
} from './acting.ts'
import { SECRETARY, SOON, TERMS, entrantsOf, foundingOf } from './event-terms.ts'
import { memoryEvent } from './memory-event.ts'

const OPEN = { ...TERMS, entry: { open: true, approval: true } } as const

const enter = async (world: Playing, id: string, person: NamedEntrant): Promise<string> => {
  const { token } = entryLink(world.service, id, await tournamentOf(world, id))
  const stranger = await opened(world, token)
  if (stranger.actor.role !== 'stranger') throw new Error('the link is not that of the entry')
  const visitor = stranger as AuthorizedTournament<{ readonly role: 'stranger' }>
  const entered = await enterTournament(world.service, visitor, person, undefined, callerAt(world))
  if (entered.kind !== 'entered') throw new Error(JSON.stringify(entered))
  return entered.link.token
}

/** Makes moves in a game until it is the turn of the player whose opponent has this colour. */
const playTo = async (world: Playing, game: string, opponent: 'black' | 'white'): Promise<void> => {
  const moves = opponent === 'black' ? ['11-15'] : ['11-15', '22-18']
  for (const [ply, move] of moves.entries()) {
    const command = { type: 'move', by: ply === 0 ? 'creator' : 'opponent', ply, move } as const
    expect((await handle(world.service, game, () => command, world.now())).kind).toBe('done')
  }
}

const textsTo = ({ mails }: Playing, email: string): readonly string[] =>
  mails()
    .filter(({ to }) => to === email)
    .map(({ text }) => text.replaceAll(/\s+/gu, ' '))

test('the secretary of an open event reads who would like to play, all in one email, and the founding email once', async () => {
  for (const owner of [undefined, 'key0000001']) {
    const world = memoryEvent()
    const { id, secretary } = await found(world, foundingOf(0, { terms: OPEN, ...(owner && { owner }) }))
    await confirmAndSend(world, secretary)
    await enter(world, id, { name: 'Anna', email: 'anna@players.test' })
    await enter(world, id, { name: 'Olga' })
    await world.pass(SOON)
    await enter(world, id, { name: 'Emil' })
    await world.pass(SOON)
    const [founding = '', both = '', third = '', ...more] = textsTo(world, SECRETARY.email)
    expect(more).toEqual([])
    expect(founding).toContain('Your tournament waits for you')
    for (const news of [both, third]) expect(news).not.toContain('Someone has founded')
    expect(both).toMatch(/Anna would like to play.*Olga would like to play/u)
    expect(third).toContain('Emil would like to play')
    expect(third).not.toContain('Olga')
  }
})

test('an entrant is asked once to confirm the address, and officials see whether they have', async () => {
  const world = memoryEvent()
  const { id, secretary } = await found(world, foundingOf(0, { terms: { ...OPEN, entry: { open: true } } }))
  await confirmAndSend(world, secretary)
  await enter(world, id, { name: 'Anna', email: 'anna@players.test' })
  await enter(world, id, { name: 'Bernd', email: 'bernd@players.test' })
  await enter(world, id, { name: 'Cleo' })
  await world.pass(SOON)
  const anna = await opened(world, await emailedLink(world, 'anna@players.test', 'e'))
  await confirmEntrantEmails(world.service, anna, world.now())
  await done(world, secretary, { type: 'write', text: 'Welcome.' })
  await done(world, secretary, { type: 'start' })
  await world.pass(DAY)
  const texts = textsTo(world, 'bernd@players.test')
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain('confirm the address there')
  expect(texts[0]).not.toContain('Welcome')
  expect(textsTo(world, 'anna@players.test').length).toBeGreaterThan(1)
  const official = await opened(world, secretary)
  const { emails, unconfirmed } = await tournamentForReader(world.service, official, official.actor)
  expect([1, 2, 3].map((number) => emails.get(number)?.mail)).toEqual(['on', 'sent', 'none'])
  expect([...unconfirmed]).toEqual([2])
  const { unconfirmed: toOthers } = await tournamentForReader(world.service, anna, anna.actor)
  expect(toOthers.size).toBe(0)
})

test('a player whose place another takes over reads so, and reads nothing else', async () => {
  const world = memoryEvent()
  const { secretary } = await begun(world, foundingOf(3))
  const before = textsTo(world, 'bea@players1.test').length
  const zoe = { name: 'Zoe', email: 'zoe@players9.test' }
  await done(world, secretary, { type: 'invite', entrants: [zoe], replaces: 2, key: undefined })
  await acceptAs(world, zoe.email)
  await world.pass(10 * MINUTE)
  const told = textsTo(world, 'bea@players1.test').slice(before)
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('Zoe plays in your place')
  expect(mailTo(world, zoe.email)).not.toContain('a player who left')
})

test('a player reads in the time zone of the browser with which they have accepted, at all boards', async () => {
  const world = memoryEvent()
  const { id, secretary } = await found(world, foundingOf(3))
  await confirmAndSend(world, secretary)
  const zones = ['Asia/Tokyo', 'not a zone', '']
  for (const [at, { email = '' }] of entrantsOf(3).entries()) {
    const { status } = await answerPage(world.service, assetFiles({}), {
      method: 'POST',
      path: `/j/${await emailedLink(world, email, 'j')}`,
      query: {},
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ key: 'a-key-of-a-guest-0123', timeZone: zones[at] ?? '' }).toString(),
      from: PEER,
      receivedAt: world.now(),
    })
    expect(status).toBe(303)
  }
  await done(world, secretary, { type: 'start' })
  await world.pass(SOON)
  expect(mailTo(world, 'ada@players0.test')).toContain('The tournament has begun')
  const { boards, entrants } = await tournamentOf(world, id)
  const zoneOf = async (item: string, contact = '') => (await world.contacts.load(item, contact))?.timeZone
  for (const { game, black, white, contacts } of boards)
    for (const [number, own] of [
      [black, contacts[0]],
      [white, contacts[1]],
    ] as const) {
      expect(await zoneOf(game, own)).toBe(number === 1 ? 'Asia/Tokyo' : undefined)
      expect(await zoneOf(id, entrants[number - 1]?.contact)).toBe(number === 1 ? 'Asia/Tokyo' : undefined)
    }
})

test('how a game has ended is told in the next email about a turn, once, and has no email of its own', async () => {
  const world = memoryEvent()
  const { id } = await begun(world, foundingOf(4))
  const { boards } = await tournamentOf(world, id)
  const own = boards.flatMap((board) =>
    [board.black, board.white].includes(1)
      ? [{ ...board, opponent: board.black === 1 ? 'white' : 'black' } as const]
      : [],
  )
  const before = textsTo(world, 'ada@players0.test').length
  const [first, ...others] = own
  if (!first) throw new Error('Ada has no board')
  await resign(world, first.game, first.opponent === 'black' ? 'creator' : 'opponent')
  await world.pass(SOON)
  expect(textsTo(world, 'ada@players0.test').slice(before)).toEqual([])
  const moved: string[] = []
  for (const { game, opponent } of others) {
    await playTo(world, game, opponent)
    moved.push(game)
    await world.pass(DAY / 4)
  }
  expect(moved).toHaveLength(2)
  const told = textsTo(world, 'ada@players0.test').slice(before)
  const ends = told.filter((text) => text.includes('Games that are over:'))
  expect(ends).toHaveLength(1)
  expect(ends[0]).toContain(`Board ${first.number}, Club cup`)
  expect(ends[0]).toMatch(/Games that are over: .* resigned/u)
})

test('leave that a tournament takes for a player, late, does not count as something that they have done', async () => {
  const faults = { copies: 1 }
  const world = memoryEvent({ copies: () => faults.copies })
  const { id, players } = await begun(world, foundingOf(5))
  const asWhite = (await tournamentOf(world, id)).boards.filter(({ white }) => white === 2)
  const open = async (game = '') => {
    const command = { type: 'move', by: 'creator', ply: 0, move: '11-15' } as const
    expect((await handle(world.service, game, () => command, world.now())).kind).toBe('done')
  }
  const own = () => textsTo(world, 'bea@players1.test').filter((text) => text.includes('your move')).length
  const before = own()
  faults.copies = 0
  await done(world, players[1], { type: 'away', days: 5 })
  await world.pass(0)
  faults.copies = 1
  await open(asWhite[0]?.game)
  await world.pass(2 * MINUTE)
  expect(own()).toBe(before + 1)
  await world.pass(2 * MINUTE)
  for (const { game } of asWhite) {
    const loaded = await loadGame(world.service.games, game)
    expect(loaded?.stored.log.map(({ type }) => type)).toContain('leave-taken')
  }
  await open(asWhite[1]?.game)
  await world.pass(20 * MINUTE)
  expect(own()).toBe(before + 1)
  await world.pass(20 * MINUTE)
  expect(own()).toBe(before + 2)
})
