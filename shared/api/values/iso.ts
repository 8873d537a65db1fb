import { DAY, type Duration, HOUR, type Instant, MINUTE, SECOND } from '../../game/model/words.ts'

const two = (number: number): string => (number < 10 ? `0${number}` : String(number))

/** The days of four centuries, of a century without its last leap day, of four years, and of a year. */
const [CENTURIES, CENTURY, FOUR_YEARS, YEAR] = [146_097, 36_524, 1461, 365]
/** The days from 1 March of the year 0 until 1970. A year that begins in March ends with its leap day. */
const UNTIL_1970 = 719_468

/** The number of the day 31 December 9999, counted from 1970. */
const LAST_DAY = 2_932_896

/**
 * Returns the date of a day counted from 1970: `2026-11-23`. It follows H. Hinnant's "chrono-compatible low-level date
 * algorithms". A view has hundreds of instants, and `Date` takes several times as long.
 */
const dateOf = (day: number): string => {
  const since = day + UNTIL_1970
  const [era, inEra] = [Math.floor(since / CENTURIES), since % CENTURIES]
  const leaps = Math.floor(inEra / (FOUR_YEARS - 1)) - Math.floor(inEra / CENTURY) + Math.floor(inEra / (CENTURIES - 1))
  const year = Math.floor((inEra - leaps) / YEAR)
  const inYear = inEra - (YEAR * year + Math.floor(year / 4) - Math.floor(year / 100))
  // The months from March to July have 153 days, and so have those from August to December.
  const month = Math.floor((5 * inYear + 2) / 153)
  const date = inYear - Math.floor((153 * month + 2) / 5) + 1
  const full = String(era * 400 + year + (month < 10 ? 0 : 1)).padStart(4, '0')
  return `${full}-${two(month < 10 ? month + 3 : month - 9)}-${two(date)}`
}

/** The last date that was computed. The instants of a game follow each other, so many have the same date. */
let last = { day: Number.NaN, date: '' }

const dateAt = (day: number): string => {
  if (day !== last.day) last = { day, date: dateOf(day) }
  return last.date
}

/** Returns an instant as RFC 3339 in UTC, in whole seconds: `2026-11-23T18:00:00Z`. */
export const isoInstant = (at: Instant): string => {
  const day = Math.floor(at / DAY)
  if (!(day >= 0 && day <= LAST_DAY)) return `${new Date(at).toISOString().slice(0, -5)}Z`
  const second = Math.floor((at - day * DAY) / SECOND)
  return `${dateAt(day)}T${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}Z`
}

/** Returns a duration as ISO 8601: `P3D`, `P1DT12H`, `PT30S`, `PT0S`. A day has 24 hours. */
export const isoDuration = (duration: Duration): string => {
  const part = (unit: Duration, whole: Duration): number =>
    Math.floor((whole === 0 ? duration : duration % whole) / unit)
  const days = part(DAY, 0)
  const time = [
    [part(HOUR, DAY), 'H'],
    [part(MINUTE, HOUR), 'M'],
    [part(SECOND, MINUTE), 'S'],
  ] as const
  const clock = time
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}${unit}`)
    .join('')
  if (days === 0 && clock === '') return 'PT0S'
  return `P${days > 0 ? `${days}D` : ''}${clock === '' ? '' : `T${clock}`}`
}

const ISO_DURATION = /^P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9})S)?)?$/

/**
 * Parses an ISO 8601 duration of weeks, days, hours, minutes and whole seconds. Undefined for any other text: months
 * and years have no fixed length.
 */
export const parseDuration = (text: string): Duration | undefined => {
  const read = ISO_DURATION.exec(text)
  if (!read || !/\d/.test(text) || text.endsWith('T')) return undefined
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = read.slice(1).map((part) => Number(part ?? 0))
  return (weeks * 7 + days) * DAY + hours * HOUR + minutes * MINUTE + seconds * SECOND
}

/** Returns the duration in a text that was checked before; 0 if the text has none. */
export const durationOrZero = (text: string): Duration => parseDuration(text) ?? 0
