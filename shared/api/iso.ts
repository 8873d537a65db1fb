import { DAY, type Duration, HOUR, type Instant, MINUTE, SECOND } from '../game/words.ts'

/** RFC 3339 in UTC, whole seconds: `2026-11-23T18:00:00Z`. */
export const isoInstant = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19)}Z`

/** ISO 8601: `P3D`, `P1DT12H`, `PT30S`, `PT0S`. Days are 24 hours. */
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

/** Weeks, days, hours, minutes, whole seconds; undefined for others: months and years vary. */
export const parseDuration = (text: string): Duration | undefined => {
  const read = ISO_DURATION.exec(text)
  if (!read || !/\d/.test(text) || text.endsWith('T')) return undefined
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = read.slice(1).map((part) => Number(part ?? 0))
  return (weeks * 7 + days) * DAY + hours * HOUR + minutes * MINUTE + seconds * SECOND
}

export const spanOf = (text: string): Duration => parseDuration(text) ?? 0
