import { describe, expect, test } from 'vitest'
import { timerOf } from '../../shared/game/time/timer.ts'
import { deadlineOf } from '../../shared/game/time/clock.ts'
import { DAY, HOUR, MINUTE, SECOND, type Seat } from '../../shared/game/model/words.ts'
import { NOON, type Timed, act, active, begun, gameAfter, move, tick, when } from './given.ts'

const LOST = NOON + MINUTE + 10 * DAY + MINUTE
const lost = (terms = {}): readonly Timed[] => [...begun(2, terms), [tick, LOST]]
const playOn = (by: Seat, at = LOST + DAY, time?: number): Timed => [
  { type: 'play-on', by, ply: 2, ...(time !== undefined && { time }) },
  at,
]

describe('playing on after a win on time', () => {
  test('the winner restarts the loser’s turn, with a reserve of three days', () => {
    const game = active(...lost(), playOn('opponent'))
    expect(deadlineOf(game.terms, game.play)).toBe(LOST + DAY + 6 * DAY)
    expect(game.play.left).toEqual({ black: 3 * DAY, white: 7 * DAY })
    expect(game.play.given.black).toBe(10 * DAY)
    expect(timerOf(game)).toBe(LOST + DAY + 3 * DAY)
    expect(when([...lost(), playOn('opponent')], [move('creator', 2, '8-11'), LOST + 7 * DAY]).refusal).toBeUndefined()
  })
  test('with the reserve that the winner gives, within bounds', () => {
    expect(active(...lost(), playOn('opponent', LOST, HOUR)).play.left.black).toBe(HOUR)
    for (const time of [0, 61 * DAY])
      expect(when(lost(), playOn('opponent', LOST, time)).refusal).toEqual({ code: 'too-long' })
  })
  test('only the winner can allow it, within fourteen days, in a casual game', () => {
    expect(when(lost(), playOn('creator')).refusal).toEqual({ code: 'not-yours-to-do' })
    expect(when(lost(), playOn('opponent', LOST + 14 * DAY)).refusal).toBeUndefined()
    expect(when(lost(), playOn('opponent', LOST + 14 * DAY + SECOND)).refusal).toEqual({
      code: 'not-on-offer-any-more',
    })
    expect(when(lost({ strictness: 'laws' }), playOn('opponent')).refusal).toEqual({ code: 'not-in-this-game' })
  })
  test('it is not possible after any other end, while the game runs, or before it has begun', () => {
    expect(when([...begun(2), [act('resign', 'creator', 2), NOON]], playOn('opponent')).refusal).toEqual({
      code: 'game-over',
    })
    expect(when(begun(2), playOn('opponent', NOON)).refusal).toEqual({ code: 'nothing-asked' })
    expect(when(begun(2).slice(0, 1), playOn('creator', NOON)).refusal).toEqual({ code: 'not-begun' })
  })
  test('it is not possible once the next game exists; a mere request for that game lapses', () => {
    const wished = [...lost(), [{ type: 'rematch', by: 'creator', ply: 2, next: 'next' }, LOST]] as const
    expect(when(wished, playOn('opponent')).refusal).toBeUndefined()
    expect(
      when([...wished, [{ type: 'rematch', by: 'opponent', ply: 2, next: 'next' }, LOST]], playOn('opponent')).refusal,
    ).toEqual({ code: 'not-on-offer-any-more' })
    expect('after' in gameAfter(...wished, playOn('opponent'))).toBe(false)
  })
  test('the second chance may be lost too, and forgiven again', () => {
    const again = [...lost(), playOn('opponent', LOST), [tick, LOST + 7 * DAY]] as const
    expect(gameAfter(...again)).toMatchObject({ status: 'finished', result: { winner: 'white', reason: 'time' } })
    expect(when(again, playOn('opponent', LOST + 8 * DAY)).refusal).toBeUndefined()
  })
  test('the second press of two changes nothing, because the game is running already', () => {
    expect(when([...lost(), playOn('opponent')], playOn('opponent')).refusal).toEqual({ code: 'nothing-asked' })
  })
})
