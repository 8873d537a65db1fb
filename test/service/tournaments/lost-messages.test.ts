import { describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../../shared/game/model/words.ts'
import { loadGame } from '../../../shared/service/games/game-store.ts'
import { standingsOf } from '../../../shared/tournament/standings/standings.ts'
import { begun, done, resign, tournamentOf } from './acting.ts'
import { SOON, TERMS, entrantsOf, foundingOf } from './event-terms.ts'
import { type MessageFaults, memoryEvent } from './memory-event.ts'

/** Returns a generator of numbers from 0 to 1 that is the same in each run. */
const drawn = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

const shuffled = <T>(all: readonly T[], random: () => number): readonly T[] =>
  all
    .map((each) => ({ each, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ each }) => each)

/** Messages of different keys in any order; those of one key stay in theirs. */
const reordered =
  (random: () => number): NonNullable<MessageFaults['order']> =>
  (changes) => {
    const lines = new Map(Map.groupBy(changes, ({ key }) => key))
    return shuffled(
      changes.map(({ key }) => key),
      random,
    ).flatMap((key) => {
      const [first, ...rest] = lines.get(key) ?? []
      lines.set(key, rest)
      return first ? [first] : []
    })
  }

const FAULTS: Readonly<Record<string, (random: () => number) => MessageFaults>> = {
  'each twice': () => ({ copies: () => 2 }),
  'half of them lost at first': (random) => ({ copies: () => (random() < 0.5 ? 0 : 1) }),
  'in another order': (random) => ({ order: reordered(random) }),
  'late emails': (random) => ({ delay: () => random() * 3 * DAY }),
  'all of it': (random) => ({
    copies: () => Math.floor(random() * 3),
    order: reordered(random),
    delay: () => random() * DAY,
  }),
}

describe.for(Object.entries(FAULTS))('a tournament whose messages come %s', ([, faultsOf]) => {
  test.for([1, 2, 3])('has the right table, and tells everything once (%i)', async (seed) => {
    const random = drawn(seed)
    const world = memoryEvent(faultsOf(random))
    const { id, players } = await begun(world, foundingOf(5))
    await world.pass(4 * DAY)
    const { boards } = await tournamentOf(world, id)
    expect(boards).toHaveLength(10)
    await done(world, players[4], { type: 'withdraw' })
    const own = boards.filter(({ black, white }) => black !== 5 && white !== 5)
    for (const { game, number } of own) await resign(world, game, number % 2 === 0 ? 'creator' : 'opponent')
    await world.pass(SOON + 4 * DAY)
    const after = await tournamentOf(world, id)
    expect(after.status).toBe('finished')
    expect(after.made).toBe(10)
    for (const { game, score, black, white, number } of after.boards) {
      const loaded = await loadGame(world.service.games, game)
      if (loaded?.game.status !== 'finished') throw new Error(`board ${number} is not over`)
      expect(score?.outcome).toEqual(loaded.game.result)
      if (black === 5 || white === 5) expect(score?.outcome).toMatchObject({ reason: 'withdrawal' })
    }
    expect(
      standingsOf(after)
        .map(({ points }) => points)
        .reduce((sum, points) => sum + points),
    ).toBe(2 * after.boards.filter(({ black, white }) => black !== 5 && white !== 5).length)
    const reports = world.mails().filter(({ id: mail }) => mail.includes('final-report'))
    expect(reports.map(({ to }) => to).toSorted()).toEqual(
      [...entrantsOf(4).map(({ email = '' }) => email), 'sam@club.test'].toSorted(),
    )
  })
})

test('one invitation is sent, however often it is queued', async () => {
  const world = memoryEvent({ copies: () => 3 })
  const { id } = await begun(world, foundingOf(2, { terms: { ...TERMS, least: 2 } }))
  const invitations = world.mails().filter(({ id: mail }) => mail.startsWith(id) && mail.includes('invitation'))
  expect(invitations.map(({ to }) => to).toSorted()).toEqual(['ada@players0.test', 'bea@players1.test'])
  await world.pass(30 * MINUTE)
  expect(world.mails().filter(({ id: mail }) => mail.includes('begun'))).toHaveLength(2)
})
