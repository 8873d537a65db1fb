import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, type Seat, otherSeat } from '../../shared/game/model/words.ts'
import { NOON, type Timed, act, active, begun, join, move, offer, when } from './given.ts'

const at = NOON + HOUR
const from = (fen: string): readonly Timed[] => [
  [offer({ rules: 'english-huffing', opening: { kind: 'fen', fen } }), NOON],
  [join, NOON],
]
/** A game in which Black may jump 14x23 or 15x22 but moves 1-5. */
const OMITTED: readonly Timed[] = [...from('B:W18,30:B1,14,15'), [move('creator', 0, '1-5'), NOON + MINUTE]]
const huff = (by: Seat, square: number, ply = 1): Timed => [{ type: 'huff', by, ply, square }, at]

describe('an omitted jump, under the huffing rules', () => {
  test('is an offence: any piece that could have jumped may be huffed, once, before the opponent’s own move', () => {
    expect(active(...OMITTED).play.offence).toEqual([14, 15])
    const game = active(...OMITTED, huff('opponent', 14))
    expect(game.play.offence).toEqual([])
    expect(game.play.position.turn).toBe('white')
    expect(when([...OMITTED, huff('opponent', 14)], huff('opponent', 15)).refusal).toEqual({ code: 'no-offence-there' })
  })
  test('only the other side may huff, in turn, and only those pieces', () => {
    expect(when(OMITTED, huff('creator', 14)).refusal).toEqual({ code: 'not-your-turn' })
    for (const square of [5, 18, 99])
      expect(when(OMITTED, huff('opponent', square)).refusal).toEqual({ code: 'no-offence-there' })
    expect(when(OMITTED, huff('opponent', 14, 0)).refusal).toEqual({ code: 'stale-ply' })
    expect(when(from('B:W18,30:B1,14,15'), [act('stand', 'creator', 0), at]).refusal).toEqual({
      code: 'no-offence-there',
    })
    for (const type of ['stand', 'enforce'] as const)
      expect(when(begun(2), [act(type, 'creator', 2), at]).refusal).toEqual({ code: 'not-in-this-game' })
    expect(when(begun(2), huff('creator', 9, 2)).refusal).toEqual({ code: 'not-in-this-game' })
  })
  test('may be let stand: the right lapses with the next move', () => {
    expect(when(OMITTED, [act('stand', 'opponent', 1), at])).toEqual({ events: [] })
    expect(active(...OMITTED, [move('opponent', 1, '30-26'), at]).play.offence).not.toContain(5)
  })
  test('if enforced, the move is taken back and a complete jump must be made', () => {
    const enforced = [...OMITTED, [act('enforce', 'opponent', 1), at]] as const
    expect(active(...enforced).play).toMatchObject({ moves: [], mustJump: true, offence: [] })
    expect(when(enforced, [move('creator', 0, '1-5'), at]).refusal).toMatchObject({
      code: 'illegal-move',
      reason: 'must-capture',
    })
    expect(when(enforced, [move('creator', 0, '14x23'), at]).refusal).toBeUndefined()
    expect(active(...enforced, [move('creator', 0, '14x23'), at]).play.mustJump).toBe(false)
    expect(when(enforced, [act('enforce', 'opponent', 0), at]).refusal).toEqual({ code: 'not-your-turn' })
  })
  test('both sides’ used time stays used', () => {
    const { play } = active(...OMITTED, [act('enforce', 'opponent', 1), NOON + MINUTE + 5 * DAY])
    expect(play.left).toEqual({ black: 7 * DAY, white: 5 * DAY })
    expect(play.turnStartedAt).toBe(NOON + MINUTE + 5 * DAY)
  })
  test('huffing the last piece ends the game', () => {
    const given = [...from('B:W18,30:BK15'), [move('creator', 0, '15-10'), NOON]] as const
    expect(when(given, huff('opponent', 10)).events).toEqual([
      { type: 'huffed', at, square: 10 },
      { type: 'finished', at, result: { winner: 'white', reason: 'no-pieces' } },
    ])
  })
  test('a player without a move has not lost before answering; letting it stand then loses', () => {
    // White's man on 9 is blocked. Black could have jumped it, but did not.
    const given = [...from('B:W9:B2,5,6,16'), [move('creator', 0, '16-20'), NOON]] as const
    expect(active(...given).play.offence).toEqual([5, 6])
    expect(when(given, [act('stand', 'opponent', 1), at]).events).toEqual([
      { type: 'finished', at, result: { winner: 'black', reason: 'no-moves' } },
    ])
    expect(when(given, [act('enforce', 'opponent', 1), at]).events).toEqual([{ type: 'enforced', at }])
  })
  test('there are no take-backs under these rules', () => {
    expect(when(OMITTED, [act('request-takeback', otherSeat('opponent'), 1), at]).refusal).toEqual({
      code: 'not-in-this-game',
    })
  })
})
