import { describe, expect, test } from 'vitest'
import { DAY, MINUTE, SECOND, type Seat } from '../../shared/game/model/words.ts'
import { NOON, type Timed, active, begun, kings, move, offer, join, shuttle, when } from './given.ts'

const LATER = NOON + DAY
const claiming = (by: Seat, ply: number, claim: 'threefold' | 'forty-move' = 'threefold', at = LATER): Timed => [
  { type: 'claim-draw', by, ply, claim },
  at,
]
const withMove = (by: Seat, ply: number, text: string, claim: 'threefold' | 'forty-move' = 'threefold'): Timed => [
  { type: 'move', by, ply, move: text, claim },
  LATER,
]

describe('a draw on claim (Articles 16.1b and 17)', () => {
  test('before a move: the position is on the board for the third time', () => {
    expect(when(kings(8), claiming('creator', 8)).events).toEqual([
      { type: 'finished', at: LATER, result: { winner: null, reason: 'threefold' } },
    ])
    expect(when(kings(7), claiming('opponent', 7)).refusal).toEqual({ code: 'claim-not-valid' })
  })
  test('with the intended move: it would bring about the position for the third time', () => {
    expect(when(kings(7), withMove('opponent', 7, '25-29')).events).toEqual([
      { type: 'moved', at: LATER, move: '25-29' },
      { type: 'finished', at: LATER, result: { winner: null, reason: 'threefold' } },
    ])
  })
  test('forty moves of each side without a capture or a man’s move', () => {
    expect(when(kings(79), claiming('opponent', 79, 'forty-move')).refusal).toEqual({ code: 'claim-not-valid' })
    expect(when(kings(79), withMove('opponent', 79, shuttle(79), 'forty-move')).events).toHaveLength(2)
    expect(when(kings(80), claiming('creator', 80, 'forty-move')).events).toHaveLength(1)
  })
  test('a false claim is refused without cost, even under the strict laws; its move is not made', () => {
    for (const strictness of ['lenient', 'laws'] as const) {
      expect(when(begun(2, { strictness }), withMove('creator', 2, '8-11'))).toEqual({
        events: [],
        refusal: { code: 'claim-not-valid' },
      })
      expect(when(begun(2, { strictness }), claiming('creator', 2))).toEqual({
        events: [],
        refusal: { code: 'claim-not-valid' },
      })
    }
  })
  test('out of turn no one may claim, and there is no caution', () => {
    expect(when(kings(8, { strictness: 'laws' }), claiming('opponent', 8))).toEqual({
      events: [],
      refusal: { code: 'not-your-turn' },
    })
  })
  test('a winning move wins, even with a claim', () => {
    const given: readonly Timed[] = [
      [offer({ opening: { kind: 'fen', fen: 'B:W18:B15' } }), NOON],
      [join, NOON],
    ]
    expect(when(given, withMove('creator', 0, '15x22')).refusal).toEqual({ code: 'claim-not-valid' })
  })
  test('if both claim, there is one draw, and the second gets the same answer', () => {
    const over = [...kings(8), claiming('creator', 8)]
    expect(when(over, claiming('opponent', 8)).duplicate).toBe(true)
    expect(when(over, claiming('opponent', 8, 'forty-move')).refusal).toEqual({ code: 'game-over' })
  })
  test('a claim about an earlier ply is stale; after the deadline it is too late', () => {
    expect(when(kings(9), claiming('creator', 8)).refusal).toEqual({ code: 'stale-ply' })
    const deadline = NOON + 7 * MINUTE + 10 * DAY
    expect(when(kings(8), claiming('creator', 8, 'threefold', deadline)).refusal).toBeUndefined()
    expect(when(kings(8), claiming('creator', 8, 'threefold', deadline + SECOND)).refusal).toEqual({ code: 'too-late' })
  })
  test('a capture or a man’s move restarts the count', () => {
    expect(active(...begun(2)).play.tally.quietMoves).toEqual({ black: 0, white: 0 })
    expect(when([...kings(8), [move('creator', 8, '3-7'), LATER]], claiming('opponent', 9)).refusal).toEqual({
      code: 'claim-not-valid',
    })
  })
})
