import fc from 'fast-check'
import { COLOURS, otherColour } from '../../shared/draughts/index.ts'
import { describe, expect, test } from 'vitest'
import { timerOf } from '../../shared/game/time/timer.ts'
import { GRACE_PERIOD, deadlineOf, reservesAfterMove } from '../../shared/game/time/clock.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import type { Play } from '../../shared/game/model/game.ts'
import { remindersAhead } from '../../shared/game/time/reminders.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/game/model/words.ts'
import { NOON, TERMS, active, begun, gameAfter, move, tick, when } from './given.ts'

describe('the deadline', () => {
  test('is the turn’s start plus three days plus the week in reserve', () => {
    expect(deadlineOf(TERMS, active(...begun()).play)).toBe(NOON + 10 * DAY)
  })
  test('three days cost nothing; an hour more costs that side an hour of its reserve', () => {
    const { play } = active(...begun(1), [move('opponent', 1, '23-19'), NOON + 3 * DAY + HOUR])
    expect(play.left).toEqual({ black: 7 * DAY, white: 7 * DAY - HOUR })
    expect(deadlineOf(TERMS, play)).toBe(NOON + 3 * DAY + HOUR + 10 * DAY)
  })
  test('a game without a time limit has none, and no timer', () => {
    const game = active(...begun(0, { clock: 'unlimited' }))
    expect(deadlineOf(game.terms, game.play)).toBeUndefined()
    expect(timerOf(game)).toBeUndefined()
  })
  test('in random histories, used plus remaining time is the time given', () => {
    const duration = fc.integer({ min: 0, max: (12 * DAY) / SECOND }).map((seconds) => seconds * SECOND)
    const control = fc
      .record({
        perMove: duration,
        reserve: duration,
        increment: duration,
        cap: fc.option(duration, { nil: undefined }),
        every: fc.option(fc.record({ moves: fc.integer({ min: 1, max: 5 }), period: duration }), { nil: undefined }),
      })
      .map(({ cap, every, ...rest }) => ({ ...rest, ...(cap !== undefined && { cap }), ...(every && { every }) }))
    fc.assert(
      fc.property(control, fc.array(duration, { maxLength: 40 }), (clock, turns) => {
        const terms = { ...TERMS, clock }
        let play: Play = active(...begun(0, { clock })).play
        const used = { black: 0, white: 0 }
        for (const [ply, turn] of turns.entries()) {
          const colour = play.position.turn
          const took = Math.min(turn, clock.perMove + play.left[colour])
          used[colour] += Math.max(0, took - clock.perMove)
          const purse = reservesAfterMove(terms, play, play.turnStartedAt + took)
          play = {
            ...play,
            ...purse,
            turnStartedAt: play.turnStartedAt + took,
            moves: PASSED.slice(0, ply + 1),
            position: { ...play.position, turn: otherColour(colour) },
          }
          for (const side of COLOURS) {
            expect(used[side] + play.left[side]).toBe(play.given[side])
            expect(play.left[side]).toBeGreaterThanOrEqual(0)
          }
          if (clock.cap !== undefined && !clock.every)
            expect(play.left[colour]).toBeLessThanOrEqual(Math.max(clock.cap, clock.reserve))
        }
      }),
    )
  })
})

const PASSED = Array.from({ length: 40 }, () => '-')

describe('reminders', () => {
  const turn = begun(2)
  const start = NOON + MINUTE

  test('fall due when the reserve begins, and 24 and 3 hours before the deadline', () => {
    expect(remindersAhead(active(...turn))).toEqual([
      { reminder: 'reserve', at: start + 3 * DAY },
      { reminder: 'day', at: start + 9 * DAY },
      { reminder: 'hours', at: start + 10 * DAY - 3 * HOUR },
    ])
  })
  test('reminders that were due before the turn began are skipped', () => {
    const short = active(...begun(2, { clock: { perMove: 12 * HOUR, reserve: 0, increment: 0 } }))
    expect(remindersAhead(short).map(({ reminder }) => reminder)).toEqual(['hours'])
  })
  test('each is sent once; an early tick sends none', () => {
    expect(when(turn, [tick, start + 3 * DAY - SECOND]).events).toEqual([])
    expect(when(turn, [tick, start + 3 * DAY]).events).toEqual([{ type: 'reminded', reminder: 'reserve' }])
    expect(when([...turn, [tick, start + 3 * DAY]], [tick, start + 3 * DAY]).events).toEqual([])
  })
  test('a late tick sends only the last one due', () => {
    const late = start + 9 * DAY + HOUR
    expect(when(turn, [tick, late]).events).toEqual([{ type: 'reminded', reminder: 'day' }])
    expect(when([...turn, [tick, late]], [tick, late]).events).toEqual([])
  })
  test('a move restarts them', () => {
    const game = active(...turn, [tick, start + 3 * DAY], [move('creator', 2, '8-11'), start + 3 * DAY])
    expect(game.play.reminded).toEqual([])
  })
})

describe('the timer', () => {
  const turn = begun(2)
  const deadline = NOON + MINUTE + 10 * DAY
  test('is set to the deadline plus the grace period once the last reminder is sent', () => {
    const game = active(...turn, [tick, deadline - 3 * HOUR])
    expect(timerOf(game)).toBe(deadline + GRACE_PERIOD)
  })
  test('a move at the deadline is in time; a second later it is not, and nothing ends yet', () => {
    expect(when(turn, [move('creator', 2, '8-11'), deadline + 999]).refusal).toBeUndefined()
    expect(when(turn, [move('creator', 2, '8-11'), deadline + SECOND])).toEqual({
      events: [],
      refusal: { code: 'too-late' },
    })
    expect(when(turn, [tick, deadline + GRACE_PERIOD - SECOND]).events).toEqual([
      { type: 'reminded', reminder: 'hours' },
    ])
  })
  test('thirty seconds after the deadline, the first tick ends the game', () => {
    const lost = { type: 'finished', at: deadline + GRACE_PERIOD, result: { winner: 'white', reason: 'time' } }
    expect(when(turn, [tick, deadline + GRACE_PERIOD]).events).toEqual([lost])
    expect(when(turn, [move('creator', 2, '8-11'), deadline + GRACE_PERIOD])).toEqual({
      events: [lost],
      refusal: { code: 'too-late' },
    })
  })
  test('an overdue first move ends the game without a loser', () => {
    for (const plies of [0, 1]) {
      const at = NOON + 10 * DAY + GRACE_PERIOD
      expect(when(begun(plies), [tick, at]).events).toEqual([{ type: 'aborted', at, by: 'clock' }])
    }
  })
  test('three days are 72 hours, even if clocks change meanwhile', () => {
    const beforeChange = Date.UTC(2026, 9, 24, 12)
    const game = active(...begun(0).map(([command]) => [command, beforeChange] as const))
    expect(deadlineOf(TERMS, game.play)).toBe(beforeChange + 240 * HOUR)
  })
  test('a finished game has no timer', () => {
    const events = [...begun(2)]
    const over = gameAfter(...events, [{ type: 'resign', by: 'creator', ply: 2 }, NOON + HOUR])
    expect(timerOf(over)).toBeUndefined()
    expect(fold([])).toBeUndefined()
  })
})
