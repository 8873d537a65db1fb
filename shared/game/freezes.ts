import type { Freeze } from './game.ts'
import { DAY, type Duration, HOUR, type Instant, SECOND, type Seat } from './words.ts'

type Span = { readonly from: Instant; readonly until: Instant }

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: slow to make, quick to use. */
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    })
  formats.set(zone, made)
  return made
}

/** Whole seconds, read as if UTC. */
const wallClock = (zone: string, at: Instant): Instant => {
  // In English a date reads 11/21/2026, 12:00:00.
  const numbers = formatOf(zone).format(at).match(/\d+/g) ?? []
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = numbers.map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

export type LocalTime = { readonly weekday: string; readonly sinceMidnight: Duration }

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

export const localTime = (zone: string, at: Instant): LocalTime => {
  const wall = wallClock(zone, at)
  const sinceMidnight = wall - Math.floor(wall / DAY) * DAY
  return { weekday: WEEKDAYS[new Date(wall).getUTCDay()] ?? '', sinceMidnight }
}

/** `midnight`: read as if UTC. The earlier of two, or, if skipped, the first instant after. */
export const firstOfDay = (zone: string, midnight: Instant): Instant => {
  const ends = [midnight - DAY, midnight + DAY].map((near) => midnight + near - wallClock(zone, near))
  let before = Math.min(...ends)
  let first = Math.max(...ends)
  if (wallClock(zone, before) === midnight) return before
  if (wallClock(zone, first) === midnight) return first
  while (first - before > SECOND) {
    const middle = before + Math.floor((first - before) / 2 / SECOND) * SECOND
    if (wallClock(zone, middle) < midnight) before = middle
    else first = middle
  }
  return first
}

/** Or, if the zone's clocks change just then, the day's first instant. */
export const startOfDay = (zone: string, at: Instant): Instant =>
  firstOfDay(zone, Math.floor(wallClock(zone, at) / DAY) * DAY)

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
