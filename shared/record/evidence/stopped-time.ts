import type { Colour } from '../../draughts/index.ts'
import type { ClockStop } from '../../game/model/game.ts'
import type { Seat } from '../../game/model/words.ts'

/** A time span, which includes `from` and excludes `until`. */
export type TimeSpan = { readonly from: number; readonly until: number }

/** A time in which the clock of one seat, or of both, is stopped. Only its tournament moves the end of its stop. */
export type StoppedTime = TimeSpan & { readonly kind: ClockStop['kind']; readonly seat?: Seat }

/** Why a clock stood still: one of the stops that are stored, or a weekend. */
export type StopKind = ClockStop['kind'] | 'weekend'

/** A stop within a turn. `by`: whose leave it was, if it was one. */
export type TurnStop = TimeSpan & { readonly kind: StopKind; readonly by?: Colour }

const QUARTER = 15 * 60_000
const DAY = 96 * QUARTER

/** The most days and zones that are remembered. The maps are cleared when they are full. */
const MOST_DAYS = 10_000
const MOST_ZONES = 100

const days = new Map<string, readonly TimeSpan[]>()
const calendars = new Map<string, Intl.DateTimeFormat>()

const remember = <T>(known: Map<string, T>, most: number, name: string, value: T): T => {
  if (known.size >= most) known.clear()
  known.set(name, value)
  return value
}

const calendarOf = (zone: string): Intl.DateTimeFormat =>
  calendars.get(zone) ??
  remember(calendars, MOST_ZONES, zone, new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'short' }))

/**
 * Returns the weekends of a time span, which begins and ends on a quarter-hour of UTC: zones change their offset on one.
 * A span that begins and ends on the same day of the week has no other day in it, as it is no longer than a day.
 */
const weekendsOf = (zone: string, { from, until }: TimeSpan): readonly TimeSpan[] => {
  const calendar = calendarOf(zone)
  const weekday = calendar.format(from)
  if (weekday === calendar.format(until - QUARTER)) return weekday.startsWith('S') ? [{ from, until }] : []
  const middle = from + Math.floor((until - from) / QUARTER / 2) * QUARTER
  return [...weekendsOf(zone, { from, until: middle }), ...weekendsOf(zone, { from: middle, until })]
}

/** Returns the weekend spans of a UTC day in a time zone. */
const weekendsIn = (zone: string, day: number): readonly TimeSpan[] => {
  const name = `${zone} ${day}`
  return days.get(name) ?? remember(days, MOST_DAYS, name, joined(weekendsOf(zone, { from: day, until: day + DAY })))
}

/** Returns the spans in order, with those that overlap or touch merged. */
const joined = (spans: readonly TimeSpan[]): readonly TimeSpan[] => {
  const out: TimeSpan[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = out.at(-1)
    if (span.until <= span.from) continue
    if (last && span.from <= last.until)
      out[out.length - 1] = { from: last.from, until: Math.max(last.until, span.until) }
    else out.push({ from: span.from, until: span.until })
  }
  return out
}

const within =
  ({ from, until }: TimeSpan) =>
  <S extends TimeSpan>(span: S): S => ({
    ...span,
    from: Math.max(from, span.from),
    until: Math.min(until, span.until),
  })

const hasTime = ({ from, until }: TimeSpan): boolean => until > from

/** Returns the weekends within a span; none if the game has no zone, since its clocks then run at weekends. */
export const weekendsBetween = (zone: string | undefined, span: TimeSpan): readonly TimeSpan[] => {
  if (zone === undefined) return []
  const first = Math.floor(span.from / DAY) * DAY
  const length = Math.ceil((span.until - first) / DAY) + 1
  const all = Array.from({ length }, (_, n) => weekendsIn(zone, first + n * DAY)).flat()
  return joined(all.map(within(span)).filter(hasTime))
}

/** Returns the stored stops of a seat's clock within a span, each as it is stored, so that they may overlap. */
export const storedStopsBetween = (stops: readonly StoppedTime[], seat: Seat, span: TimeSpan): readonly StoppedTime[] =>
  stops
    .filter((stop) => stop.seat === undefined || stop.seat === seat)
    .map(within(span))
    .filter(hasTime)

/**
 * Returns when the clock of a seat is stopped within a span, weekends included. The result is sorted and does not
 * overlap.
 */
export const stopsBetween = (
  stops: readonly StoppedTime[],
  zone: string | undefined,
  seat: Seat,
  span: TimeSpan,
): readonly TimeSpan[] => joined([...storedStopsBetween(stops, seat, span), ...weekendsBetween(zone, span)])

/** Returns how long a clock runs in a span, given the stops within it. */
export const clockTimeIn = (span: TimeSpan, stopped: readonly TimeSpan[]): number =>
  stopped.reduce((left, { from, until }) => left - (until - from), span.until - span.from)
