import { describe, expect, test } from 'vitest'
import { AFTER_END_PERIOD } from '../../shared/game/limits/bounds.ts'
import type { Command } from '../../shared/game/commands.ts'
import { DAY, HOUR, SECOND } from '../../shared/game/model/words.ts'
import { possibleActs } from '../../shared/game/possible-acts.ts'
import { JOOST, NOON, type Timed, act, begun, gameAfter, offer, tick, when } from './given.ts'

const LATE = NOON + 99 * DAY
const ROSA = { name: 'Rosa', contact: 'rosa000001' }
const rule = (winner: 'black' | 'white' | null): Command => ({ type: 'adjudicate', by: 'arbiter', ply: 0, winner })

describe('a turn that is overdue before each side has moved once', () => {
  for (const ply of [0, 1])
    test(`at ply ${ply}: a forfeit if the terms say so, otherwise no loser`, () => {
      expect(when(begun(ply), [tick, LATE]).events).toEqual([{ type: 'aborted', at: LATE, by: 'clock' }])
      expect(when(begun(ply, { noShow: 'loss' }), [tick, LATE]).events).toEqual([
        { type: 'finished', at: LATE, result: { winner: ply === 0 ? 'white' : 'black', reason: 'forfeit' } },
      ])
    })
  test('once both have moved it is a loss on time', () => {
    expect(when(begun(2, { noShow: 'loss' }), [tick, LATE]).events).toMatchObject([{ result: { reason: 'time' } }])
  })
  test('a move that comes too late leads to the forfeit, too', () => {
    const late = when(begun(0, { noShow: 'loss' }), [{ type: 'move', by: 'creator', ply: 0, move: '11-15' }, LATE])
    expect(late).toMatchObject({ refusal: { code: 'too-late' }, events: [{ result: { reason: 'forfeit' } }] })
  })
  test('nobody gets out of it by calling the game off; the winner cannot give it back as a loss on time', () => {
    const given = begun(1, { noShow: 'loss' })
    for (const seat of ['creator', 'opponent'] as const)
      expect(when(given, [act('abort', seat, 1), NOON + HOUR]).refusal).toEqual({ code: 'not-in-this-game' })
    expect(when([...given, [tick, LATE]], [act('play-on', 'creator', 1), LATE]).refusal).toEqual({ code: 'game-over' })
  })
  test('an invitation can be cancelled all the same', () => {
    const open: readonly Timed[] = [[offer({ noShow: 'loss' }), NOON]]
    expect(when(open, [act('abort', 'creator', 0), NOON]).events).toMatchObject([{ type: 'aborted' }])
  })
})

describe('the arbiter and a game that was called off', () => {
  const given: readonly Timed[] = [[{ ...offer(), opponent: JOOST, arbiter: ROSA }, NOON]]
  const ways: readonly (readonly [string, Timed])[] = [
    ['the clock', [tick, LATE]],
    ['a player', [act('abort', 'opponent', 0), NOON + HOUR]],
  ]
  for (const [who, end] of ways)
    test(`decides it within 14 days, called off by ${who}`, () => {
      const off = [...given, end]
      const [, at] = end
      for (const winner of ['black', 'white', null] as const)
        expect(when(off, [rule(winner), at + AFTER_END_PERIOD]).events).toEqual([
          { type: 'finished', at: at + AFTER_END_PERIOD, result: { winner, reason: 'adjudication' } },
        ])
      expect(when(off, [rule(null), at + AFTER_END_PERIOD + SECOND]).refusal).toEqual({ code: 'game-over' })
      expect(possibleActs(gameAfter(...off), 'arbiter', at).has('adjudicate')).toBe(true)
      const ruled = gameAfter(...off, [rule('white'), at + HOUR])
      expect(ruled).toMatchObject({ status: 'finished', endedAt: at + HOUR, result: { winner: 'white' } })
      expect(ruled).not.toHaveProperty('by')
      expect(when([...off, [rule('white'), at + HOUR]], [rule('white'), at + HOUR]).duplicate).toBe(true)
    })
  test('keeps to their own word, and rules on no game that never began', () => {
    const voided: Timed = [{ type: 'void', by: 'arbiter', ply: 0 }, NOON]
    expect(when([...given, voided], [rule(null), NOON]).refusal).toEqual({ code: 'game-over' })
    const open: Timed = [{ ...offer(), arbiter: ROSA }, NOON]
    expect(when([open, [act('abort', 'creator', 0), NOON]], [rule(null), NOON]).refusal).toEqual({ code: 'game-over' })
    expect(when([open, [{ type: 'decline', text: '' }, NOON]], [rule(null), NOON]).refusal).toEqual({
      code: 'game-over',
    })
  })
})
