import type { Instant } from '../../game/model/words.ts'
import { timeZoneOrUtc } from '../../game/time/time-zone.ts'
import type { Texts } from '../en/index.ts'

/**
 * The styles in which an instant is written:
 *
 * - `long`: "Monday 23 November, 19:00 (Central European Time)"
 * - `inflected`: "Mon 23 November, 19:00 (Central European Time)", for languages in which the full name of the weekday
 *   would change its ending
 * - `short`: "Mon 23 Nov, 19:00 CET"
 * - `dated`: "23 November 2026, 19:00 CET"
 * - `day`: "Mon 23 Nov"
 * - `near`: "Mon 23 Nov, 19:00", only directly below a time that names its zone
 *
 * All other styles with a time of day name the zone, because a reader who travels must see which clock is meant. They name
 * no city, because Intl has cities in English only.
 */
export type InstantStyle = 'long' | 'inflected' | 'short' | 'near' | 'dated' | 'day'

/** The cache holds at most this many formats, so that requests with many zones cannot fill the memory. */
const MOST_CACHED = 1000

/** Caches the results of `make`, because creating an Intl format takes far longer than using it. */
const cached = <T>(make: (...key: readonly string[]) => T): ((...key: readonly string[]) => T) => {
  const cache = new Map<string, T>()
  return (...key) => {
    const name = key.join('|')
    const made = cache.get(name) ?? make(...key)
    if (cache.size < MOST_CACHED) cache.set(name, made)
    return made
  }
}

const HOUR = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const

const STYLES: Readonly<Record<InstantStyle, Intl.DateTimeFormatOptions>> = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  inflected: { ...DAY, month: 'long' },
  short: DAY,
  near: DAY,
  dated: { day: 'numeric', month: 'long', year: 'numeric' },
  day: DAY,
}

const FORMS = { ...STYLES, hour: HOUR } as const

export const isInstantStyle = (style: string): style is InstantStyle => style in STYLES

type Naming = 'short' | 'longGeneric' | 'shortGeneric'

const formatOf = cached((locale = '', timeZone = '', form = '', naming?: string) => {
  const { [form as keyof typeof FORMS]: options } = FORMS
  return new Intl.DateTimeFormat(locale, { ...options, timeZone, timeZoneName: naming as Naming })
})

/**
 * Returns which of its names a zone has. That of UTC is short. Russian has "Moscow" where its long name would be
 * "Moscow, standard time".
 */
export const namingOf = (locale: string, zone: string): Naming => {
  if (zone === 'UTC') return 'short'
  return locale === 'ru' ? 'shortGeneric' : 'longGeneric'
}

/** Returns the name of a time zone in a language, as it is at an instant: "Central European Time". */
export const zoneName = (locale: string, zone: string, at: Instant): string =>
  formatOf(locale, zone, 'hour', namingOf(locale, zone)).format(at).replace(/^\S+ /, '')

/** The texts with which a language writes instants. */
export type InstantTexts = Pick<Texts, 'locale'> & { readonly time: Pick<Texts['time'], 'at'> }

/** Returns an instant in the reader's language and in a zone that Intl knows: the day, then the time of day. */
export const instantTextIn = (
  { locale, time }: InstantTexts,
  at: Instant,
  zone: string,
  style: InstantStyle,
): string => {
  const format = (form: string, ...naming: readonly Naming[]): string =>
    formatOf(locale, zone, form, ...naming).format(at)
  const day = format(style)
  if (style === 'day') return day
  if (style === 'near') return time.at(day, format('hour'))
  if (style === 'short' || style === 'dated') return time.at(day, format('hour', 'short'))
  // A name with brackets of its own gets no others.
  return time.at(day, format('hour', namingOf(locale, zone)).replace(/^(\S+) ([^(]+)$/, '$1 ($2)'))
}

/** Returns the style that a language uses for `style`: some languages use `inflected` for `long`. */
export const instantStyleIn = ({ time }: Pick<Texts, 'time'>, style: InstantStyle): InstantStyle =>
  style === 'long' ? time.long : style

/** Returns an instant in any zone, or in UTC if Intl does not know the zone. */
export const instantText = (
  texts: Pick<Texts, 'locale' | 'time'>,
  at: Instant,
  timeZone: string,
  style: InstantStyle,
): string => instantTextIn(texts, at, timeZoneOrUtc(timeZone), instantStyleIn(texts, style))
