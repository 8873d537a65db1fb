import { firstOfDay } from '../../game/time/local-time.ts'
import { isoInstant } from './iso.ts'

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/

/**
 * Returns the first instant of a date such as `2026-12-24` in a zone, as RFC 3339. Undefined if there is no such day.
 */
export const dayBegins = (date: string, zone: string): string | undefined => {
  const [, year, month, day] = DATE.exec(date) ?? []
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day))
  if (Number.isNaN(midnight) || isoInstant(midnight).slice(0, 10) !== date) return undefined
  return isoInstant(firstOfDay(zone, midnight))
}
