import { describe, expect, test } from 'vitest'
import { timerOf } from '../../shared/game/time/timer.ts'
import type { PlayerSettings } from '../../shared/game/model/events.ts'
import { localTime } from '../../shared/game/time/local-time.ts'
import { beforeQuiet, remindersAhead } from '../../shared/game/time/reminders.ts'
import type { ClockTerms } from '../../shared/game/model/terms.ts'
import { DAY, HOUR, MINUTE, type Instant, SECOND } from '../../shared/game/model/words.ts'
import { NOON, type Timed, active, begun, join, move, offer, tick, when } from './given.ts'

const START = NOON + MINUTE
const choose = (choices: Partial<PlayerSettings>, at = START): Timed => [
  {
    type: 'choose',
    by: 'creator',
    ply: 2,
    choices: { reminders: ['reserve', 'day', 'hours'], playForced: false, ...choices },
  },
  at,
]
const ahead = (...given: readonly Timed[]) => remindersAhead(active(...given))
const clock = (perMove: number, reserve: number): { clock: ClockTerms } => ({
  clock: { perMove, reserve, increment: 0 },
})

describe('a seat’s own choice', () => {
  test('of no reminders leaves only the deadline for the timer', () => {
    expect(ahead(...begun(2), choose({ reminders: [] }))).toEqual([])
    expect(timerOf(active(...begun(2), choose({ reminders: [] })))).toBe(START + 10 * DAY + 30 * SECOND)
  })
  test('counts for the seat to move', () => {
    const given = [...begun(2), choose({ reminders: ['day'] })]
    expect(ahead(...given).map(({ reminder }) => reminder)).toEqual(['day'])
    expect(ahead(...given, [move('creator', 2, '8-11'), START]).map(({ reminder }) => reminder)).toEqual([
      'reserve',
      'day',
      'hours',
    ])
  })
  test('made during a turn counts for the rest of it; made twice counts once', () => {
    const given = [
      ...begun(2),
      [tick, START + 3 * DAY] as const,
      choose({ reminders: ['reserve', 'hours'] }, START + 4 * DAY),
    ]
    expect(ahead(...given)).toEqual([{ reminder: 'hours', at: START + 10 * DAY - 3 * HOUR }])
    expect(when(given, choose({ reminders: ['reserve', 'hours'] })).duplicate).toBe(true)
  })
})

describe('quiet hours', () => {
  const berlin = (month: number, day: number, hour: number, minute = 0): Instant =>
    Date.UTC(2026, month - 1, day, hour - 1, minute)
  test('a reminder is moved to the evening before, never later', () => {
    expect(beforeQuiet('Europe/Berlin', berlin(11, 5, 7, 59))).toBe(berlin(11, 4, 22) - SECOND)
    expect(beforeQuiet('Europe/Berlin', berlin(11, 4, 22))).toBe(berlin(11, 4, 22) - SECOND)
    for (const fine of [berlin(11, 5, 8), berlin(11, 4, 22) - SECOND])
      expect(beforeQuiet('Europe/Berlin', fine)).toBe(fine)
    expect(beforeQuiet(undefined, berlin(11, 5, 3))).toBe(berlin(11, 5, 3))
  })
  test('this also holds in the night in which clocks change', () => {
    for (const zone of ['Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe', 'Africa/Cairo', 'UTC'])
      for (let at = Date.UTC(2026, 2, 1); at < Date.UTC(2027, 2, 1); at += 7 * HOUR + 13 * MINUTE) {
        const moved = beforeQuiet(zone, at)
        const { sinceMidnight } = localTime(zone, moved)
        expect(
          moved <= at && at - moved <= 12 * HOUR && sinceMidnight >= 8 * HOUR && sinceMidnight < 22 * HOUR,
          `${zone} ${new Date(at).toISOString()}`,
        ).toBe(true)
      }
  })
  test('one that would come before the turn began is skipped: the email of the turn has just said it', () => {
    const at = berlin(11, 4, 23)
    const night: readonly Timed[] = [
      [offer(clock(11 * HOUR, 0)), at],
      [join, at],
      [
        {
          type: 'choose',
          by: 'creator',
          ply: 0,
          choices: { reminders: ['reserve', 'day', 'hours'], quietIn: 'Europe/Berlin', playForced: false },
        },
        at,
      ],
    ]
    expect(ahead(...night)).toEqual([])
  })
  test('two that are moved to the same evening become one', () => {
    const at = berlin(11, 4, 12)
    const short: readonly Timed[] = [
      [offer(clock(12 * HOUR, 6 * HOUR)), at],
      [join, at],
      [
        {
          type: 'choose',
          by: 'creator',
          ply: 0,
          choices: { reminders: ['reserve', 'day', 'hours'], quietIn: 'Europe/Berlin', playForced: false },
        },
        at,
      ],
    ]
    expect(ahead(...short)).toEqual([{ reminder: 'hours', at: berlin(11, 4, 22) - SECOND }])
  })
})

test('no reserve begins to run where moves have no time of their own, not even after leave', () => {
  const away: Timed = [{ type: 'take-leave', by: 'creator', ply: 1, days: 3 }, START]
  const given = [...begun(1, clock(0, 10 * DAY)), away, [move('opponent', 1, '23-19'), START + HOUR] as Timed]
  expect(ahead(...given).map(({ reminder }) => reminder)).toEqual(['day', 'hours'])
})

describe('reminders close together', () => {
  test('of two within two hours the earlier is skipped, except before the last', () => {
    expect(ahead(...begun(2, clock(2 * DAY, DAY + HOUR)))).toEqual([
      { reminder: 'day', at: START + 2 * DAY + HOUR },
      { reminder: 'hours', at: START + 3 * DAY - 2 * HOUR },
    ])
    expect(ahead(...begun(2, clock(12 * HOUR, 4 * HOUR)))).toEqual([
      { reminder: 'reserve', at: START + 12 * HOUR },
      { reminder: 'hours', at: START + 13 * HOUR },
    ])
  })
  test('the three-hour reminder is never skipped for the reserve', () => {
    expect(ahead(...begun(2, clock(2 * DAY, 2 * HOUR))).map(({ reminder }) => reminder)).toEqual([
      'day',
      'hours',
      'reserve',
    ])
  })
})

test('ticking whenever the timer is due sends each once, then ends the game', () => {
  let given: readonly Timed[] = begun(2)
  const seen: string[] = []
  for (let looks = 0; looks < 9; looks += 1) {
    const at = timerOf(active(...given)) ?? 0
    const { events } = when(given, [tick, at])
    seen.push(...events.map((event) => (event.type === 'reminded' ? event.reminder : event.type)))
    if (seen.includes('finished')) break
    given = [...given, [tick, at]]
  }
  expect(seen).toEqual(['reserve', 'day', 'hours', 'finished'])
})
