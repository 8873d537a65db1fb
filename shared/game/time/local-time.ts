import { DAY, type Duration, type Instant, SECOND } from '../model/words.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the format of a zone. Formats are cached, because they are slow to make and quick to use. */
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const format =
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
  formats.set(zone, format)
  return format
}

/** Returns the local time of the zone at `at`, in whole seconds, written as if it were UTC. */
export const wallClockTime = (zone: string, at: Instant): Instant => {
  // In English the format gives 11/21/2026, 12:00:00.
  const numbers = formatOf(zone).format(at).match(/\d+/g) ?? []
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = numbers.map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** `weekday` is the English abbreviation: `Sun`. */
export type LocalTime = { readonly weekday: string; readonly sinceMidnight: Duration }

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

export const localTime = (zone: string, at: Instant): LocalTime => {
  const wall = wallClockTime(zone, at)
  const sinceMidnight = wall - Math.floor(wall / DAY) * DAY
  return { weekday: WEEKDAYS[new Date(wall).getUTCDay()] ?? '', sinceMidnight }
}

/**
 * Returns the first instant of a day in a zone. `midnight` is the day's midnight in UTC. If the zone has this midnight
 * twice, it is the earlier one; if a clock change skips it, it is the first instant after the change.
 */
export const firstOfDay = (zone: string, midnight: Instant): Instant => {
  const ends = [midnight - DAY, midnight + DAY].map((near) => midnight + near - wallClockTime(zone, near))
  let before = Math.min(...ends)
  let first = Math.max(...ends)
  if (wallClockTime(zone, before) === midnight) return before
  if (wallClockTime(zone, first) === midnight) return first
  while (first - before > SECOND) {
    const middle = before + Math.floor((first - before) / 2 / SECOND) * SECOND
    if (wallClockTime(zone, middle) < midnight) before = middle
    else first = middle
  }
  return first
}

/** Returns the first instant of the day that is at `at` in the zone. */
export const startOfDay = (zone: string, at: Instant): Instant =>
  firstOfDay(zone, Math.floor(wallClockTime(zone, at) / DAY) * DAY)
