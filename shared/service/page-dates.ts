import { isoInstant } from '../api/iso.ts'
import type { Instant } from '../game/words.ts'

/** What the wall clock of a zone shows at an instant, read as if it were UTC. */
const wallClock = (zone: string, at: Instant): Instant => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((each) => each.type === type)?.value ?? 0)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/

/** The first instant of a day of the calendar (`2026-12-24`) in a zone, as RFC 3339; undefined where there is no such day. */
export const dayBegins = (date: string, zone: string): string | undefined => {
  const [, year, month, day] = DATE.exec(date) ?? []
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day))
  if (Number.isNaN(midnight) || isoInstant(midnight).slice(0, 10) !== date) return undefined
  const offset = (at: Instant): number => wallClock(zone, at) - at
  return isoInstant(midnight - offset(midnight - offset(midnight)))
}
