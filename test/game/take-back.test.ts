import { describe, expect, test } from 'vitest'
import { PRESETS } from '../../shared/game/model/terms.ts'
import { DAY, HOUR, MINUTE, type Seat } from '../../shared/game/model/words.ts'
import { JOOST, NOON, type Timed, act, active, begun, kings, move, offer, shuttle, shuttled, when } from './given.ts'

const AT = NOON + HOUR
const ask = (by: Seat, ply: number, at = AT): Timed => [act('request-takeback', by, ply), at]
const accept = (by: Seat, ply: number, at = AT): Timed => [act('accept-takeback', by, ply), at]

describe('a take-back by consent', () => {
  test('goes back one ply out of turn, two in turn', () => {
    expect(active(...begun(3), ask('creator', 3), accept('opponent', 3)).play.moves).toEqual(['11-15', '23-19'])
    expect(active(...begun(4), ask('creator', 4), accept('opponent', 4)).play.moves).toEqual(['11-15', '23-19'])
    expect(active(...begun(1), ask('creator', 1), accept('opponent', 1)).play.position).toEqual(
      active(...begun()).play.position,
    )
  })
  test('restores the board and its record', () => {
    expect(active(...kings(9), ask('creator', 9), accept('opponent', 9)).play.tally).toEqual(
      active(...kings(8)).play.tally,
    )
  })
  test('one after another restores the board before both', () => {
    const once = [...begun(3), ask('creator', 3), accept('opponent', 3)]
    const twice = active(...once, ask('opponent', 2), accept('creator', 2)).play
    expect([twice.moves, twice.position]).toEqual([['11-15'], active(...begun(1)).play.position])
  })
  test('used time stays used', () => {
    const { play } = active(...begun(3), ask('creator', 3), accept('opponent', 3, NOON + 2 * MINUTE + 5 * DAY))
    expect(play.left).toEqual({ black: 7 * DAY, white: 5 * DAY })
    expect(play.turnStartedAt).toBe(NOON + 2 * MINUTE + 5 * DAY)
  })
  test('increments that the moves earned are kept: two who agree may give each other time anyway', () => {
    const { play } = active(
      ...kings(2, { clock: { ...PRESETS.fischer, cap: 99 * DAY } }),
      ask('creator', 2),
      accept('opponent', 2),
    )
    expect(play.given).toEqual({ black: 11 * DAY, white: 11 * DAY })
  })
  test('the other side must allow it, once, and only if there is something to take back', () => {
    expect(when(begun(1), ask('opponent', 1)).refusal).toEqual({ code: 'nothing-to-take-back' })
    expect(when(begun(3), accept('opponent', 3)).refusal).toEqual({ code: 'nothing-asked' })
    const asked = [...begun(3), ask('creator', 3)]
    expect(when(asked, accept('creator', 3)).refusal).toEqual({ code: 'nothing-asked' })
    expect(when(asked, ask('creator', 3)).duplicate).toBe(true)
    expect(when(asked, ask('opponent', 3)).refusal).toEqual({ code: 'asked-already' })
    expect(when([...asked, accept('opponent', 3)], accept('opponent', 3)).refusal).toEqual({ code: 'stale-ply' })
    for (const by of ['creator', 'opponent'] as const)
      expect(active(...asked, [act('decline-takeback', by, 3), AT]).play.pending).toEqual({})
  })
  test('a request lapses with the next move of either side', () => {
    expect(active(...begun(3), ask('creator', 3), [move('opponent', 3, '22-17'), AT]).play.pending).toEqual({})
    expect(active(...begun(4), ask('creator', 4), [move('creator', 4, '9-13'), AT]).play.pending).toEqual({})
  })
  test('it ends a draw offer, but not a request to the arbiter or for a seat', () => {
    const arbiter = { name: 'Rosa', contact: 'rosa000001' }
    const given: readonly Timed[] = [[{ ...offer(), opponent: JOOST, arbiter }, NOON], ...begun(3).slice(2)]
    const waiting = [
      ...given,
      [act('ask-count', 'opponent', 3), AT],
      [{ type: 'ask-reseat', by: 'arbiter', ply: 3, seat: 'opponent' }, AT],
      [act('offer-draw', 'creator', 3), AT],
    ] as const
    expect(active(...waiting, ask('creator', 3), accept('opponent', 3)).play.pending).toEqual({
      count: 'opponent',
      reseat: { seat: 'opponent', by: 'arbiter', at: AT },
    })
  })
  test('is not allowed in a strict game', () => {
    expect(when(begun(3, { strictness: 'laws' }), ask('creator', 3)).refusal).toEqual({ code: 'not-in-this-game' })
    expect(when(begun(3, { strictness: 'laws' }), accept('opponent', 3)).refusal).toEqual({ code: 'nothing-asked' })
  })
  test('deletes plans, which were made for another position', () => {
    const planned = [...begun(3), [{ type: 'plan', by: 'creator', ply: 3, plan: 'plan' }, AT]] as const
    expect(active(...planned, ask('creator', 3), accept('opponent', 3)).play.conditionalMoves).toEqual({
      creator: undefined,
      opponent: undefined,
    })
  })
  test('the same moves may be played again', () => {
    const back = [...kings(2), ask('opponent', 2), accept('creator', 2)] as const
    expect(active(...back, ...shuttled(3, 1)).play.moves).toEqual([0, 1, 2, 3].map(shuttle))
  })
})
