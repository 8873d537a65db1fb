import { describe, expect, test } from 'vitest'
import {
  type Move,
  RULES_IDS,
  type RuleSet,
  legalMoves,
  play,
  ruleSetOf,
  startPosition,
} from '../../shared/draughts/index.ts'
import { readPdn } from '../../shared/draughts/pdn.ts'
import { playOf } from '../../shared/game/model/game.ts'
import { chances } from '../draughts/random.ts'
import { sized } from '../harness/size.ts'
import { pdnFaults } from './pdn-grammar.ts'
import { exported, randomGame } from './random-records.ts'

describe('what is written is PDN 3.0', () => {
  test.each(RULES_IDS)('random games of %s', async (rules) => {
    for (let seed = 1; seed <= sized(4, 70); seed += 1) {
      const story = randomGame(seed, rules)
      if (playOf(story.game)) expect(pdnFaults(await exported(story))).toEqual([])
    }
  })

  const GAME = `[Event "?"]
[Site "?"]
[Date "2026.11.20"]
[White "a"]
[Black "b"]
[Result "2-0"]
[GameType "20,W,10,10,N2,0"]
[PlyCount "2"]
[TimeControl "-"]
[UTCDate "2026.11.20"]
[UTCTime "13:00:00"]

1. 32-28 {of one's own} 1... 19-23 *
`

  test('the judge finds what is wrong', () => {
    expect(pdnFaults(GAME)).toEqual([])
    const wrong = (from: string, to: string) => pdnFaults(GAME.replace(from, to)).join()
    expect(wrong('"2-0"', '"1-0"')).toBe('Result 1-0')
    expect(wrong('19-23 *', '19-23 2-0')).toContain('0 separators')
    expect(wrong('19-23', '19:23')).toBe('move 19:23')
    expect(wrong('32-28', '32 - 28')).toContain('move')
    expect(wrong('"-"', '"3 days per move"')).toBe('TimeControl 3 days per move')
    expect(wrong('"2026.11.20"', '"20-11-2026"')).toBe('Date 20-11-2026')
    expect(wrong('[Date', '[Annotator "c"]\n[Date')).toBe('an Annotator')
    expect(wrong('[UTCTime "13:00:00"]\n', '')).toBe('no UTCTime')
    expect(wrong("{of one's own}", '(19-24)')).toContain('no word of PDN')
  })
})

/** Returns whether two squares are on one line, and in which direction. */
const directionOf = ({ columns }: RuleSet, from: number, to: number): string => {
  const half = columns / 2
  const at = (square: number) => {
    const row = Math.floor((square - 1) / half)
    return { row, column: 2 * ((square - 1) % half) + (row % 2 === 0 ? 1 : 0) }
  }
  const [a, b] = [at(from), at(to)]
  return `${Math.sign(b.row - a.row)} ${Math.sign(b.column - a.column)}`
}

/** Returns whether a capture is written by the squares that PDN 3.0 wants: one for each piece, and each is left again. */
const isWhole = (rules: RuleSet, { path, captures }: Move): boolean => {
  const turns = path.slice(1, -1).map((square, n) => {
    const [from, to] = [path[n] ?? 0, path[n + 2] ?? 0]
    const isStraight = directionOf(rules, from, square) === directionOf(rules, square, to)
    return !isStraight || isBehind(rules, captures, from, square)
  })
  return path.length === captures.length + 1 && turns.every(Boolean)
}

/** Returns whether a square is directly behind a captured piece on the way from another. */
const isBehind = (rules: RuleSet, captures: readonly number[], from: number, square: number): boolean =>
  captures.some(
    (piece) =>
      directionOf(rules, from, piece) === directionOf(rules, from, square) &&
      directionOf(rules, piece, square) === directionOf(rules, from, square) &&
      isNext(rules, piece, square),
  )

const isNext = ({ columns }: RuleSet, a: number, b: number): boolean => {
  const rows = [a, b].map((square) => Math.floor((square - 1) / (columns / 2)))
  return Math.abs((rows[0] ?? 0) - (rows[1] ?? 0)) === 1 && Math.abs(a - b) <= columns / 2 + 1
}

test.each(['international', 'brazilian', 'russian', 'canadian', 'english'] as const)(
  'in %s a full path has one square for each piece: where the capture turns, or else directly behind the piece',
  (id) => {
    const rules = ruleSetOf(id)
    const chance = chances(id.length)
    let seen = 0
    for (let game = 0; game < sized(30, 1000); game += 1) {
      let position = startPosition(rules)
      for (let ply = 0; ply < 150; ply += 1) {
        const moves = legalMoves(rules, position)
        for (const move of moves) {
          if (move.captures.length < 2) continue
          seen += 1
          expect([move, isWhole(rules, move)]).toEqual([move, true])
        }
        const move = moves[Math.floor(chance() * moves.length)]
        if (!move) break
        position = play(rules, position, move)
      }
    }
    expect(seen).toBeGreaterThan(50)
  },
)

describe('real files of federations are read in both forms', () => {
  test.each([
    ['2-0', '*', { winner: 'white' }],
    ['2-0', '2-0', { winner: 'white' }],
    ['1-0', '1-0', { winner: 'white' }],
    ['1-1', '*', { winner: null }],
    ['1/2-1/2', '1/2-1/2', { winner: null }],
    ['0-2', '*', { winner: 'black' }],
    ['0-1', '0-1', { winner: 'black' }],
    ['*', '*', undefined],
  ] as const)('Result %s with %s at the end', (tag, end, result) => {
    const { games, errors } = readPdn(`[Result "${tag}"]\n[GameType "20"]\n\n1.32-28 19-23 2. 28x19 14x23 ${end}\n`)
    expect(errors).toEqual([])
    expect(games).toMatchObject([{ rules: 'international', line: { length: 4 } }])
    expect(games[0]?.result).toEqual(result)
  })
})
