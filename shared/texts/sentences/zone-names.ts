import type { Instant } from '../../game/model/words.ts'
import { namingOf } from './instant-text.ts'

type NamedZone = readonly [zone: string, text: string]

/** Returns the name of a time zone. Its format is used once, so it stays out of the cache of formats. */
const nameOf = (locale: string, timeZone: string, at: Instant): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: namingOf(locale, timeZone) })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** Returns all time zones, each with its text. Intl does not list UTC. */
const namedZones = (locale: string, at: Instant): readonly NamedZone[] => [
  ['UTC', 'UTC'],
  ...Intl.supportedValuesOf('timeZone')
    .filter((zone) => zone !== 'UTC')
    .map((zone): NamedZone => [zone, `${zone.replaceAll('_', ' ')} · ${nameOf(locale, zone, at)}`]),
]

/** The lists of each language and year. A list takes some 30 ms, because Intl makes a format for each of 420 zones. */
const lists = new Map<string, readonly NamedZone[]>()

/** The cache holds at most this many lists, two years of each language. */
const MOST_CACHED = 16

/**
 * Returns all time zones with their names in a language: "Europe/Vienna · Central European Time". They are the names of
 * the middle of the year, so that they change at most once a year.
 */
export const zonesIn = (locale: string, now: Instant): readonly NamedZone[] => {
  const year = new Date(now).getUTCFullYear()
  const key = `${locale}|${year}`
  const list = lists.get(key) ?? namedZones(locale, Date.UTC(year, 6))
  if (lists.size >= MOST_CACHED) lists.clear()
  lists.set(key, list)
  return list
}
