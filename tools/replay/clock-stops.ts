import type { Seat } from '../../shared/game/model/words.ts'

/** A time span, which includes `from` and excludes `until`. */
export type TimeSpan = { readonly from: number; readonly until: number }

/** A time in which the clock of one seat, or of both, is stopped. Only its tournament moves the end of its stop. */
export type StoppedTime = TimeSpan & { readonly seat?: Seat; readonly isOfTournament?: true }

const QUARTER = 15 * 60_000
const QUARTERS = 96
const DAY = QUARTER * QUARTERS

const days = new Map<string, readonly TimeSpan[]>()
const calendars = new Map<string, Intl.DateTimeFormat>()

const calendarOf = (zone: string): Intl.DateTimeFormat => {
  const known = calendars.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'short' })
  calendars.set(zone, known)
  return known
}

/** Returns the weekend spans of a UTC day in a time zone. Zones change their offset on a quarter-hour of UTC. */
const weekendIn = (zone: string, day: number): readonly TimeSpan[] => {
  const name = `${zone} ${day}`
  const known = days.get(name)
  if (known) return known
  const quarters = Array.from({ length: QUARTERS }, (_, n) => day + n * QUARTER)
  const spans = quarters
    .filter((at) => calendarOf(zone).format(at).startsWith('S'))
    .map((from) => ({ from, until: from + QUARTER }))
  const joint = joined(spans)
  days.set(name, joint)
  return joint
}

/** Returns the spans in order, with those that overlap merged. */
const joined = (spans: readonly TimeSpan[]): readonly TimeSpan[] => {
  const out: TimeSpan[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = out.at(-1)
    if (span.until <= span.from) continue
    if (last && span.from <= last.until) out[out.length - 1] = { ...last, until: Math.max(last.until, span.until) }
    else out.push(span)
  }
  return out
}

/**
 * Returns when the clock of a seat is stopped within a span, weekends included. The result is sorted and does not
 * overlap.
 */
export const stopsBetween = (
  stops: readonly StoppedTime[],
  zone: string | undefined,
  seat: Seat,
  { from, until }: TimeSpan,
): readonly TimeSpan[] => {
  const own = stops.filter((stop) => stop.seat === undefined || stop.seat === seat)
  const first = Math.floor(from / DAY) * DAY
  const length = zone === undefined ? 0 : Math.ceil((until - first) / DAY) + 1
  const weekends = Array.from({ length }, (_, n) => weekendIn(zone ?? '', first + n * DAY)).flat()
  return joined(
    [...own, ...weekends]
      .map((span) => ({ from: Math.max(from, span.from), until: Math.min(until, span.until) }))
      .filter((span) => span.until > span.from),
  )
}

/** Returns how long a clock runs in a span, given the stops within it. */
export const clockTimeIn = (span: TimeSpan, stopped: readonly TimeSpan[]): number =>
  stopped.reduce((left, { from, until }) => left - (until - from), span.until - span.from)
