import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deadlineOf } from '../../shared/game/time/clock.ts'
import { instantAfter, runningTime } from '../../shared/game/time/clock-stops.ts'
import { localTime } from '../../shared/game/time/local-time.ts'
import { startOfDay } from '../../shared/game/time/local-time.ts'
import { DAY, HOUR, MINUTE, type Instant, SECOND } from '../../shared/game/model/words.ts'
import { type Timed, active, act, begun, join, offer } from './given.ts'

const stops = (zone: string) => ({ freezes: [], weekends: zone, seat: 'creator' as const })
/**
 * Returns an instant in UTC. Summer time in Berlin ends on Sunday 25 October 2026 and begins on Sunday 28 March 2027.
 */
const utc = (month: number, day: number, hour = 0, year = 2026): Instant => Date.UTC(year, month - 1, day, hour)

describe('weekends off', () => {
  test('a day that starts on Friday noon ends on Monday noon, even if clocks change in between', () => {
    expect(instantAfter(stops('Europe/Berlin'), utc(11, 6, 11), DAY)).toBe(utc(11, 9, 11))
    expect(instantAfter(stops('Europe/Berlin'), utc(10, 23, 10), DAY)).toBe(utc(10, 26, 11))
    expect(instantAfter(stops('Europe/Berlin'), utc(3, 26, 11, 2027), DAY)).toBe(utc(3, 29, 10, 2027))
  })
  test('are those of the zone, from midnight to midnight there', () => {
    expect(runningTime(stops('Pacific/Auckland'), utc(11, 6), utc(11, 9))).toBe(11 * HOUR + 13 * HOUR)
    expect(runningTime(stops('America/Los_Angeles'), utc(11, 6), utc(11, 9))).toBe(32 * HOUR)
    expect(runningTime(stops('Asia/Kathmandu'), utc(11, 6, 18) + 15 * MINUTE, utc(11, 8, 18) + 15 * MINUTE)).toBe(0)
  })
  test('the weekend in which the clocks change has 49 hours, or 47', () => {
    expect(runningTime(stops('Europe/Berlin'), utc(10, 23, 22), utc(10, 25, 23))).toBe(0)
    expect(runningTime(stops('Europe/Berlin'), utc(10, 23, 22) - SECOND, utc(10, 25, 23) + SECOND)).toBe(2 * SECOND)
    expect(runningTime(stops('Europe/Berlin'), utc(3, 26, 23, 2027) - SECOND, utc(3, 28, 22, 2027) + SECOND)).toBe(
      2 * SECOND,
    )
  })
  test('if midnight is skipped or repeated, the day begins with its first second', () => {
    // Santiago skips the first hour of 6 September 2026 and repeats the last one of 4 April 2026.
    expect(startOfDay('America/Santiago', utc(9, 6, 15))).toBe(utc(9, 6, 4))
    expect(startOfDay('America/Santiago', utc(4, 5, 3) + 30 * MINUTE)).toBe(utc(4, 4, 3))
    expect(startOfDay('America/Santiago', utc(4, 5, 15))).toBe(utc(4, 5, 4))
    expect(startOfDay('Australia/Lord_Howe', utc(10, 4, 12))).toBe(utc(10, 3, 13) + 30 * MINUTE)
  })
  test('if midnight comes twice on one day, the day begins with the first', () => {
    // Havana repeats the first hour of 1 November 2026 and skips that of 8 March.
    expect(startOfDay('America/Havana', utc(11, 1, 17))).toBe(utc(11, 1, 4))
    expect(startOfDay('America/Havana', utc(11, 1, 5))).toBe(utc(11, 1, 4))
    expect(startOfDay('America/Havana', utc(3, 8, 17))).toBe(utc(3, 8, 5))
  })
  test('at any time in any zone, a day begins with its smallest local time', () => {
    const zones = [
      'America/Santiago',
      'America/Havana',
      'Africa/Cairo',
      'Asia/Beirut',
      'America/Asuncion',
      'Asia/Tehran',
    ]
    const changes = [utc(3, 8), utc(3, 29), utc(4, 5), utc(4, 24), utc(9, 6), utc(10, 25), utc(10, 30), utc(11, 1)]
    const near = fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -2 * DAY, max: 2 * DAY }))
      .map(([change, apart]) => change + apart)
    fc.assert(
      fc.property(fc.constantFrom(...zones), near, (zone, at) => {
        const start = startOfDay(zone, at)
        const first = localTime(zone, start)
        expect(start).toBeLessThanOrEqual(at)
        expect(start % SECOND).toBe(0)
        expect(first.weekday).toBe(localTime(zone, at).weekday)
        expect(localTime(zone, start - SECOND).weekday).not.toBe(first.weekday)
        for (let later = start; localTime(zone, later).weekday === first.weekday; later += 30 * MINUTE)
          expect(localTime(zone, later).sinceMidnight).toBeGreaterThanOrEqual(first.sinceMidnight)
      }),
      { numRuns: 300 },
    )
  })
  test('at any time in any zone, a clock that has run its time is at the deadline', () => {
    const zone = fc.constantFrom(
      'Europe/Berlin',
      'America/Santiago',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Africa/Cairo',
      'Pacific/Chatham',
      'UTC',
    )
    const second = (max: number) => fc.integer({ min: 0, max: max / SECOND }).map((count) => count * SECOND)
    const freeze = fc
      .tuple(second(40 * DAY), second(9 * DAY))
      .map(([from, length]) => ({ from: utc(9, 1) + from, until: utc(9, 1) + from + length }))
    fc.assert(
      fc.property(
        zone,
        second(200 * DAY),
        second(20 * DAY),
        fc.array(freeze, { maxLength: 3 }),
        (weekends, from, time, freezes) => {
          const both = { ...stops(weekends), freezes }
          const start = utc(9, 1) + from
          const end = instantAfter(both, start, time)
          expect(end).toBeGreaterThanOrEqual(start + time)
          expect(runningTime(both, start, end)).toBe(time)
          if (time > 0) expect(runningTime(both, start, end - SECOND)).toBe(time - SECOND)
          expect(localTime(weekends, startOfDay(weekends, start)).sinceMidnight).toBeLessThanOrEqual(HOUR)
        },
      ),
      { numRuns: 300 },
    )
  })
  test('a game’s deadline skips weekends and leave', () => {
    const friday = utc(11, 6, 11)
    const given: readonly Timed[] = [
      [offer({ weekends: 'Europe/Berlin', clock: { perMove: DAY, reserve: 0, increment: 0 } }), friday],
      [join, friday],
    ]
    const game = active(...given)
    expect(deadlineOf(game.terms, game.play)).toBe(utc(11, 9, 11))
    const away = active(...given, [{ type: 'take-leave', by: 'creator', ply: 0, days: 1 }, friday])
    expect(deadlineOf(away.terms, away.play)).toBe(utc(11, 9, 23))
    expect(active(...given, [act('offer-draw', 'creator', 0), friday]).status).toBe('active')
  })
  test('without weekends off, three days are 72 hours, even if clocks change meanwhile', () => {
    const game = active(
      ...begun(0, { clock: { perMove: 3 * DAY, reserve: 0, increment: 0 } }).map(([command]): Timed => [
        command,
        utc(10, 24, 12),
      ]),
    )
    expect(deadlineOf(game.terms, game.play)).toBe(utc(10, 24, 12) + 72 * HOUR)
  })
})
