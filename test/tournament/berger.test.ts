import { describe, expect, test } from 'vitest'
import { ruleSetOf, startPosition } from '../../shared/draughts/index.ts'
import { roundRobin } from '../../shared/tournament/pairing/round-robin.ts'
import { people, running, tournamentAfter } from './given.ts'

/** The tables of the FIDE Handbook, C.05, Annex 1, for 9 to 16 players. `round-robin.test.ts` has the shorter ones. */
const TABLES: Readonly<Record<number, readonly string[]>> = {
  10: [
    '1-10 2-9 3-8 4-7 5-6',
    '10-6 7-5 8-4 9-3 1-2',
    '2-10 3-1 4-9 5-8 6-7',
    '10-7 8-6 9-5 1-4 2-3',
    '3-10 4-2 5-1 6-9 7-8',
    '10-8 9-7 1-6 2-5 3-4',
    '4-10 5-3 6-2 7-1 8-9',
    '10-9 1-8 2-7 3-6 4-5',
    '5-10 6-4 7-3 8-2 9-1',
  ],
  12: [
    '1-12 2-11 3-10 4-9 5-8 6-7',
    '12-7 8-6 9-5 10-4 11-3 1-2',
    '2-12 3-1 4-11 5-10 6-9 7-8',
    '12-8 9-7 10-6 11-5 1-4 2-3',
    '3-12 4-2 5-1 6-11 7-10 8-9',
    '12-9 10-8 11-7 1-6 2-5 3-4',
    '4-12 5-3 6-2 7-1 8-11 9-10',
    '12-10 11-9 1-8 2-7 3-6 4-5',
    '5-12 6-4 7-3 8-2 9-1 10-11',
    '12-11 1-10 2-9 3-8 4-7 5-6',
    '6-12 7-5 8-4 9-3 10-2 11-1',
  ],
  14: [
    '1-14 2-13 3-12 4-11 5-10 6-9 7-8',
    '14-8 9-7 10-6 11-5 12-4 13-3 1-2',
    '2-14 3-1 4-13 5-12 6-11 7-10 8-9',
    '14-9 10-8 11-7 12-6 13-5 1-4 2-3',
    '3-14 4-2 5-1 6-13 7-12 8-11 9-10',
    '14-10 11-9 12-8 13-7 1-6 2-5 3-4',
    '4-14 5-3 6-2 7-1 8-13 9-12 10-11',
    '14-11 12-10 13-9 1-8 2-7 3-6 4-5',
    '5-14 6-4 7-3 8-2 9-1 10-13 11-12',
    '14-12 13-11 1-10 2-9 3-8 4-7 5-6',
    '6-14 7-5 8-4 9-3 10-2 11-1 12-13',
    '14-13 1-12 2-11 3-10 4-9 5-8 6-7',
    '7-14 8-6 9-5 10-4 11-3 12-2 13-1',
  ],
  16: [
    '1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9',
    '16-9 10-8 11-7 12-6 13-5 14-4 15-3 1-2',
    '2-16 3-1 4-15 5-14 6-13 7-12 8-11 9-10',
    '16-10 11-9 12-8 13-7 14-6 15-5 1-4 2-3',
    '3-16 4-2 5-1 6-15 7-14 8-13 9-12 10-11',
    '16-11 12-10 13-9 14-8 15-7 1-6 2-5 3-4',
    '4-16 5-3 6-2 7-1 8-15 9-14 10-13 11-12',
    '16-12 13-11 14-10 15-9 1-8 2-7 3-6 4-5',
    '5-16 6-4 7-3 8-2 9-1 10-15 11-14 12-13',
    '16-13 14-12 15-11 1-10 2-9 3-8 4-7 5-6',
    '6-16 7-5 8-4 9-3 10-2 11-1 12-15 13-14',
    '16-14 15-13 1-12 2-11 3-10 4-9 5-8 6-7',
    '7-16 8-6 9-5 10-4 11-3 12-2 13-1 14-15',
    '16-15 1-14 2-13 3-12 4-11 5-10 6-9 7-8',
    '8-16 9-7 10-6 11-5 12-4 13-3 14-2 15-1',
  ],
}

const written = (players: number): readonly string[] =>
  [...Map.groupBy(roundRobin(players, 1), ({ round }) => round).values()].map((pairs) =>
    pairs.map(({ first, second }) => `${first}-${second}`).join(' '),
  )

test.each(Object.keys(TABLES).map(Number))('%i players meet in the order that FIDE prints', (players) => {
  expect(written(players)).toEqual(TABLES[players])
})

test.each([9, 11, 13, 15])('of %i players one is free in each round of the next longer table', (players) => {
  const without = TABLES[players + 1]?.map((round) =>
    round
      .split(' ')
      .filter((pair) => !pair.split('-').includes(`${players + 1}`))
      .join(' '),
  )
  expect(written(players)).toEqual(without)
})

/**
 * Berger's rule in words, for any even number of players: in each round the numbers of a pair have the same sum, modulo
 * one less than there are players. With an odd sum the lower number begins, with an even sum the higher. Whoever would
 * meet themselves meets the highest number, and begins if they are in the lower half.
 */
const bySums = (players: number): ReadonlySet<string> => {
  const size = players + (players % 2)
  const pairs = new Set<string>()
  for (let one = 1; one < size; one++) {
    if (players === size) pairs.add(2 * one <= size ? `${one}-${size}` : `${size}-${one}`)
    for (let other = one + 1; other < size; other++)
      pairs.add((one + other) % 2 === 1 ? `${one}-${other}` : `${other}-${one}`)
  }
  return pairs
}

const COUNTS = Array.from({ length: 18 }, (_, at) => at + 3)

describe.each(COUNTS)('an event of %i players', (count) => {
  const begins = startPosition(ruleSetOf('english')).turn
  const firstOf = (board: { readonly black: number; readonly white: number }): string =>
    begins === 'black' ? `${board.black}-${board.white}` : `${board.white}-${board.black}`

  test('has the pairs and colours of the table', () => {
    const { boards } = tournamentAfter(...running({}, people(count)))
    expect(new Set(boards.map(firstOf))).toEqual(bySums(count))
    expect(boards.map(firstOf)).toEqual(roundRobin(count, 1).map(({ first, second }) => `${first}-${second}`))
  })

  test('gives nobody one colour more than once oftener than the other', () => {
    const { boards } = tournamentAfter(...running({}, people(count)))
    for (let number = 1; number <= count; number++) {
      const blacks = boards.filter(({ black }) => black === number).length
      const whites = boards.filter(({ white }) => white === number).length
      expect(Math.abs(blacks - whites)).toBeLessThanOrEqual(1)
      expect(blacks + whites).toBe(count - 1)
    }
  })

  test('as a two-game event lets each pair play both colours on one ballot', () => {
    const opening = { kind: 'ballot', deck: 'three-move', scope: 'pair' } as const
    const { boards } = tournamentAfter(...running({ format: 'two-game', opening }, people(count)))
    expect(boards).toHaveLength(count * (count - 1))
    for (let at = 0; at < boards.length; at += 2) {
      const [one, other] = [boards[at], boards[at + 1]]
      expect([one?.black, one?.white, one?.round, one?.opening]).toEqual([
        other?.white,
        other?.black,
        other?.round,
        other?.opening,
      ])
      expect(one?.opening).toBeGreaterThan(0)
    }
    expect(new Set(boards.map(({ round, place }) => `${round} ${place}`)).size).toBe(boards.length)
  })
})
