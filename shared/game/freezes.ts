import type { Freeze } from './game.ts'
import { firstOfDay, localTime, startOfDay, wallClock } from './local-time.ts'
import { DAY, type Duration, HOUR, type Instant, type Seat } from './words.ts'

type Span = { readonly from: Instant; readonly until: Instant }

const nextDay = (zone: string, midnight: Instant): Instant => startOfDay(zone, midnight + DAY + 6 * HOUR)

/** Of this day, or the next: start of Saturday to start of Monday. */
const weekendOf = (zone: string, first: Instant): Span => {
  let day = first
  if (localTime(zone, day).weekday === 'Sun') return { from: day, until: nextDay(zone, day) }
  while (localTime(zone, day).weekday !== 'Sat') day = nextDay(zone, day)
  return { from: day, until: nextDay(zone, nextDay(zone, day)) }
}

/** By day and zone: a clock asks for the same few again and again. */
const foundWeekends = new Map<string, Span>()
const MOST_WEEKENDS = 10_000

const weekendFrom = (zone: string, at: Instant): Span => {
  const day = Math.floor(wallClock(zone, at) / DAY) * DAY
  const key = `${day} ${zone}`
  const known = foundWeekends.get(key)
  if (known) return known
  const found = weekendOf(zone, firstOfDay(zone, day))
  if (foundWeekends.size >= MOST_WEEKENDS) foundWeekends.clear()
  foundWeekends.set(key, found)
  return found
}

export type Stops = {
  readonly freezes: readonly Omit<Freeze, 'kind'>[]
  readonly weekends: string | undefined
  readonly seat: Seat
}

const spanAt = ({ freezes, weekends, seat }: Stops, at: Instant): Span | undefined => {
  // As most clocks are, for each move of a log.
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

/** Without freezes; overlapping ones count once. */
export const running = (stops: Stops, from: Instant, until: Instant): Duration => {
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

export const after = (stops: Stops, from: Instant, time: Duration): Instant => {
  let at = from
  let left = time
  for (;;) {
    const span = spanAt(stops, at)
    // A turn that starts in a freeze runs after it, even with zero time.
    if (span === undefined || (span.from > at && span.from - at >= left)) return at + left
    left -= Math.max(0, span.from - at)
    at = Math.max(at, span.until)
  }
}
