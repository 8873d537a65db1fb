import { DAY, type Duration, type Instant, SECOND } from './words.ts'

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
export const wallClock = (zone: string, at: Instant): Instant => {
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
