import type { ClockStop } from '../model/game.ts'
import { firstOfDay, localTime, startOfDay, wallClockTime } from './local-time.ts'
import { DAY, type Duration, HOUR, type Instant, type Seat } from '../model/words.ts'

type Span = { readonly from: Instant; readonly until: Instant }

const nextDay = (zone: string, midnight: Instant): Instant => startOfDay(zone, midnight + DAY + 6 * HOUR)

/**
 * Returns the weekend that contains the day beginning at `first`, or else the next one. It lasts from the start of
 * Saturday, or of `first` if that is a Sunday, to the start of Monday.
 */
const weekendOf = (zone: string, first: Instant): Span => {
  let day = first
  if (localTime(zone, day).weekday === 'Sun') return { from: day, until: nextDay(zone, day) }
  while (localTime(zone, day).weekday !== 'Sat') day = nextDay(zone, day)
  return { from: day, until: nextDay(zone, nextDay(zone, day)) }
}

/** Weekends by day and zone, as a clock asks for the same few again and again. The map is cleared when it is full. */
const weekendCache = new Map<string, Span>()
const MOST_WEEKENDS = 10_000

const weekendFrom = (zone: string, at: Instant): Span => {
  const day = Math.floor(wallClockTime(zone, at) / DAY) * DAY
  const key = `${day} ${zone}`
  const cached = weekendCache.get(key)
  if (cached) return cached
  const found = weekendOf(zone, firstOfDay(zone, day))
  if (weekendCache.size >= MOST_WEEKENDS) weekendCache.clear()
  weekendCache.set(key, found)
  return found
}

/** The times at which the clock of a seat stands still: during freezes, and at weekends if `weekends` names a time zone. */
export type ClockStops = {
  readonly freezes: readonly Omit<ClockStop, 'kind'>[]
  readonly weekends: string | undefined
  readonly seat: Seat
}

/** Returns the stop that runs at `at`, or else the next one. */
const spanAt = ({ freezes, weekends, seat }: ClockStops, at: Instant): Span | undefined => {
  // Most clocks never stop, and this function is called for each move of a log.
  if (freezes.length === 0 && weekends === undefined) return undefined
  const ahead = freezes.filter(
    (freeze) => freeze.until > at && freeze.until > freeze.from && (freeze.seat === undefined || freeze.seat === seat),
  )
  const spans: readonly Span[] = weekends === undefined ? ahead : [...ahead, weekendFrom(weekends, at)]
  return spans.reduce<Span | undefined>(
    (first, span) => (first === undefined || span.from < first.from ? span : first),
    undefined,
  )
}

/** Returns how long the clock runs from `from` until `until`, without its stops. Overlapping stops count once. */
export const runningTime = (stops: ClockStops, from: Instant, until: Instant): Duration => {
  let ran = 0
  let at = from
  while (at < until) {
    const span = spanAt(stops, at)
    if (span === undefined || span.from >= until) return ran + (until - at)
    ran += Math.max(0, span.from - at)
    at = Math.max(at, span.until)
  }
  return ran
}

/** Returns the instant at which the clock, running from `from` with its stops, has run for `time`. */
export const instantAfter = (stops: ClockStops, from: Instant, time: Duration): Instant => {
  let at = from
  let left = time
  for (;;) {
    const span = spanAt(stops, at)
    // A turn that starts during a stop begins to run when the stop ends, even if no time is left.
    if (span === undefined || (span.from > at && span.from - at >= left)) return at + left
    left -= Math.max(0, span.from - at)
    at = Math.max(at, span.until)
  }
}
