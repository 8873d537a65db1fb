import { DAY, type Instant } from '../../game/model/words.ts'
import { firstOfDay, wallClockTime } from '../../game/time/local-time.ts'
import { isoInstant } from './iso.ts'

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/

/** Returns the midnight in UTC of a date such as `2026-12-24`. Undefined if there is no such day. */
const midnightOf = (date: string): Instant | undefined => {
  const [, year, month, day] = DATE.exec(date) ?? []
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day))
  return Number.isNaN(midnight) || isoInstant(midnight).slice(0, 10) !== date ? undefined : midnight
}

/**
 * Returns the first instant of a date such as `2026-12-24` in a zone, as RFC 3339. Undefined if there is no such day.
 */
export const dayBegins = (date: string, zone: string): string | undefined => {
  const midnight = midnightOf(date)
  return midnight === undefined ? undefined : isoInstant(firstOfDay(zone, midnight))
}

/** Returns the first instant after a date in a zone, as RFC 3339. Undefined if there is no such day. */
export const dayEnds = (date: string, zone: string): string | undefined => {
  const midnight = midnightOf(date)
  return midnight === undefined ? undefined : isoInstant(firstOfDay(zone, midnight + DAY))
}

/** Returns the date in a zone at an instant, such as `2026-12-24`. */
export const dateIn = (zone: string, at: Instant): string => isoInstant(wallClockTime(zone, at)).slice(0, 10)
