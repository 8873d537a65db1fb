import { describe, expect, test } from 'vitest'
import { COUNT_BOUNDS } from '../../shared/game/limits/bounds.ts'
import { type Pairing, pairKey, roundRobin } from '../../shared/tournament/pairing/round-robin.ts'

const { least, most } = COUNT_BOUNDS.players
const NUMBERS = Array.from({ length: most - least + 1 }, (_, index) => least + index)

const upTo = (players: number): readonly number[] => Array.from({ length: players }, (_, index) => index + 1)

const written = (pairings: readonly Pairing[]): readonly string[] =>
  [...Map.groupBy(pairings, ({ round }) => round).values()].map((pairs) =>
    pairs.map(({ first, second }) => `${first}-${second}`).join(' '),
  )

/** The tables of the FIDE Handbook, C.05, Annex 1. */
const TABLES: readonly (readonly [players: number, rounds: readonly string[]])[] = [
  [4, ['1-4 2-3', '4-3 1-2', '2-4 3-1']],
  [6, ['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1']],
  [
    8,
    [
      '1-8 2-7 3-6 4-5',
      '8-5 6-4 7-3 1-2',
      '2-8 3-1 4-7 5-6',
      '8-6 7-5 1-4 2-3',
      '3-8 4-2 5-1 6-7',
      '8-7 1-6 2-5 3-4',
      '4-8 5-3 6-2 7-1',
    ],
  ],
]

test.each(TABLES)('%i players meet in the order that FIDE prints', (players, rounds) => {
  expect(written(roundRobin(players, 1))).toEqual(rounds)
})

test('of three players one is free in each round', () => {
  expect(written(roundRobin(3, 1))).toEqual(['2-3', '1-2', '3-1'])
})

const firstGames = (pairings: readonly Pairing[], player: number): number =>
  pairings.filter(({ first }) => first === player).length

const gamesOf = (pairings: readonly Pairing[], player: number): number =>
  pairings.filter(({ first, second }) => first === player || second === player).length

describe.each(NUMBERS)('%i players', (players) => {
  const single = roundRobin(players, 1)
  const double = roundRobin(players, 2)
  const pairs = (players * (players - 1)) / 2

  test('everyone meets everyone once, and twice in two cycles', () => {
    expect(single).toHaveLength(pairs)
    expect(new Set(single.map(pairKey)).size).toBe(pairs)
    const met = Map.groupBy(double, pairKey)
    expect([...met.values()].every((both) => both.length === 2)).toBe(true)
  })

  test('nobody plays twice in a round, and one at most is free', () => {
    for (const round of Map.groupBy(double, (each) => each.round).values()) {
      const seated = round.flatMap(({ first, second }) => [first, second])
      expect(new Set(seated).size).toBe(seated.length)
      expect(seated).toHaveLength(players - (players % 2))
      expect(round.map(({ board }) => board)).toEqual(upTo(round.length))
    }
  })

  test('colours differ by one at most, and are even in two cycles', () => {
    for (const player of upTo(players)) {
      const games = gamesOf(single, player)
      expect(Math.abs(2 * firstGames(single, player) - games)).toBeLessThanOrEqual(1)
      expect(2 * firstGames(double, player)).toBe(gamesOf(double, player))
    }
  })

  test('rounds are numbered from 1 without a gap', () => {
    const rounds = players - 1 + (players % 2)
    expect([...new Set(double.map(({ round }) => round))]).toEqual(upTo(2 * rounds))
  })
})
