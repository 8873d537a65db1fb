import { describe, expect, test } from 'vitest'
import {
  type Position,
  type RulesId,
  makeFen,
  parseFen,
  play,
  ruleSetOf,
  writeMove,
} from '../../shared/draughts/index.ts'
import { readPdn } from '../../shared/draughts/pdn.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import { playOf } from '../../shared/game/model/game.ts'
import { DEFAULT_CONTROL, DEFAULT_TERMS } from '../../shared/game/model/terms.ts'
import { MINUTE } from '../../shared/game/model/words.ts'
import { moveHistory } from '../../shared/record/move-history.ts'
import { writeGamePdn } from '../../shared/record/game-pdn.ts'
import { WHY_SKIPPED, hasData } from '../draughts/data.ts'
import { type Score, recorded, scores } from '../draughts/scores.ts'
import { sized } from '../harness/size.ts'

const BEGUN = Date.UTC(2026, 9, 7, 9)

/** Returns the events that the service would have stored of a game; the side to move at its end resigned. */
const logOf = (id: RulesId, fen: string, moves: readonly string[], loser: Position['turn']): readonly GameEvent[] => [
  {
    type: 'offered',
    at: BEGUN,
    terms: { rules: id, clock: DEFAULT_CONTROL, opening: { kind: 'fen', fen }, ...DEFAULT_TERMS },
    name: 'Harry Holt',
    wish: 'black',
    salt: 'salt',
    contact: 'harry00001',
  },
  { type: 'joined', at: BEGUN, name: 'Annie Bee', contact: 'annie00001', creatorColour: 'black', chance: 1 },
  ...moves.map((move, n): GameEvent => ({ type: 'moved', at: BEGUN + (n + 1) * 7 * MINUTE, move })),
  {
    type: 'finished',
    at: BEGUN + (moves.length + 1) * 7 * MINUTE,
    result: { winner: loser === 'black' ? 'white' : 'black', reason: 'resignation' },
  },
]

/** Returns each move as the service stores it, and the position after it. */
const replayed = ({ variant, startFEN, moves }: Score) => {
  const rules = ruleSetOf(variant)
  const read = parseFen(rules, startFEN)
  if (read.kind === 'fault') throw new Error(`${startFEN}: ${read.message}`)
  let position = read.position
  const made = moves.split(' ').map((text) => {
    const move = recorded(rules, position, text)
    const written = writeMove(rules, position, move)
    position = play(rules, position, move)
    return { move, written }
  })
  return { made, start: read.position, end: position }
}

const STEP = sized(25, 1)

describe.skipIf(!hasData)(`real games${WHY_SKIPPED}`, () => {
  const games = hasData ? scores() : []
  test('there are a thousand', () => expect(games).toHaveLength(1000))

  test('the PDN of each is read back as the same game', () => {
    for (const score of games.filter((_, n) => n % STEP === 0)) {
      const { made, start, end } = replayed(score)
      const log = logOf(
        score.variant,
        score.startFEN,
        made.map(({ written }) => written),
        end.turn,
      )
      const game = fold(log)
      const begun = game && playOf(game)
      if (!game || !begun) throw new Error('the log does not fold')
      const names = { black: 'Harry Holt', white: 'Annie Bee' }
      const text = writeGamePdn(game, begun, { names, url: 'https://crownhead.example/g/x', history: moveHistory(log) })
      const { games: found, errors } = readPdn(text)
      expect(errors).toEqual([])
      expect(found).toHaveLength(1)
      const [back] = found
      const rules = ruleSetOf(score.variant)
      expect(back?.rules).toBe(score.variant)
      expect(back && makeFen(rules, back.start)).toBe(makeFen(rules, start))
      expect(back?.line.map(({ move }) => move)).toEqual(made.map(({ move }) => move))
      expect(back?.result).toEqual({ winner: end.turn === 'black' ? 'white' : 'black' })
      expect(back?.tags).toContainEqual(['Black', 'Harry Holt'])
      for (const { comments } of back?.line ?? [])
        expect(comments.join()).toMatch(/^\[%emt 0:07:00\] \[%clock [Ww]\d+:/)
    }
  })
})
