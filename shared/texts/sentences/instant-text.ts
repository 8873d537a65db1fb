import type { Instant } from '../../game/model/words.ts'
import { timeZoneOrUtc } from '../../game/time/time-zone.ts'
import type { Texts } from '../en/index.ts'

/**
 * The styles in which an instant is written:
 *
 * - `long`: "Monday 23 November, 19:00 (Amsterdam)"
 * - `inflected`: "Mon 23 November, 19:00 (Amsterdam)", for languages in which the full name of the weekday would change
 *   its ending
 * - `short`: "Mon 23 Nov, 19:00 CET"
 * - `dated`: "23 November 2026, 19:00 CET"
 * - `day`: "Mon 23 Nov"
 * - `near`: "Mon 23 Nov, 19:00", only directly below a time that names its zone
 *
 * All other styles with a time of day name the zone, because a reader who travels must see which clock is meant.
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

const FORMS = { ...STYLES, hour: HOUR, zoned: { ...HOUR, timeZoneName: 'short' } } as const

export const isInstantStyle = (style: string): style is InstantStyle => style in STYLES

const formatOf = cached((locale = '', timeZone = '', form = '') => {
  const { [form as keyof typeof FORMS]: options } = FORMS
  return new Intl.DateTimeFormat(locale, { ...options, timeZone })
})

/** Returns the city in the name of an IANA time zone: "Amsterdam" for `Europe/Amsterdam`. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** The texts with which a language writes instants. */
export type InstantTexts = Pick<Texts, 'locale'> & { readonly time: Pick<Texts['time'], 'inZone' | 'long'> }

/** Returns the style that a language uses for `style`: some languages use `inflected` for `long`. */
export const instantStyleIn = ({ time }: InstantTexts, style: InstantStyle): InstantStyle =>
  style === 'long' ? time.long : style

/** Returns an instant in the reader's language and in a zone that Intl knows: the day, a comma, then the time of day. */
export const instantTextIn = (texts: InstantTexts, at: Instant, zone: string, requested: InstantStyle): string => {
  const style = instantStyleIn(texts, requested)
  const format = (form: keyof typeof FORMS): string => formatOf(texts.locale, zone, form).format(at)
  const day = format(style)
  if (style === 'day') return day
  if (style === 'near') return `${day}, ${format('hour')}`
  return style === 'short' || style === 'dated'
    ? `${day}, ${format('zoned')}`
    : texts.time.inZone(`${day}, ${format('hour')}`, cityOf(zone))
}

/** Returns an instant in any zone, or in UTC if Intl does not know the zone. */
export const instantText = (texts: InstantTexts, at: Instant, timeZone: string, requested: InstantStyle): string =>
  instantTextIn(texts, at, timeZoneOrUtc(timeZone), requested)
