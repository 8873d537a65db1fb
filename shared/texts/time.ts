import type { Duration, Instant } from '../game/words.ts'
import { zoneOf } from '../game/zones.ts'
import type { Texts } from './en/index.ts'
import { UNITS, type Unit } from './words.ts'

/**
 * `long`: "Monday 23 November, 19:00 (Amsterdam)" · `inflected`: "Mon 23 November, 19:00 (Amsterdam)" · `short`: "Mon 23 Nov, 19:00 CET" · `dated`: "23 November 2026, 19:00 CET" · `day`: "Mon 23 Nov".
 * `near`: "Mon 23 Nov, 19:00", right under a time that names its zone. Elsewhere the zone is always named: a reader far from home must see
 * whose clock it is.
 */
export type InstantStyle = 'long' | 'inflected' | 'short' | 'near' | 'dated' | 'day'

/** So that requests with made-up names cannot fill the memory. */
const MOST = 1000

/** Making an Intl format takes far longer than using it, so each is kept. */
const kept = <T>(make: (...key: readonly string[]) => T): ((...key: readonly string[]) => T) => {
  const known = new Map<string, T>()
  return (...key) => {
    const name = key.join('|')
    const made = known.get(name) ?? make(...key)
    if (known.size < MOST) known.set(name, made)
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

export const isStyle = (style: string): style is InstantStyle => style in STYLES

const formatOf = kept((locale = '', timeZone = '', form = '') => {
  const { [form as keyof typeof FORMS]: options } = FORMS
  return new Intl.DateTimeFormat(locale, { ...options, timeZone })
})

/** The city in a zone's name: Amsterdam. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** What dates need of a language. */
export type ZoneWords = Pick<Texts, 'locale'> & { readonly time: Pick<Texts['time'], 'inZone' | 'long'> }

/** The style that a language has for another. */
export const styleIn = ({ time }: ZoneWords, style: InstantStyle): InstantStyle =>
  style === 'long' ? time.long : style

/** An instant in the reader's language, and a zone that Intl knows: the day as Intl writes it, then the time of day. */
export const instantIn = (texts: ZoneWords, at: Instant, zone: string, wanted: InstantStyle): string => {
  const style = styleIn(texts, wanted)
  const written = (form: keyof typeof FORMS): string => formatOf(texts.locale, zone, form).format(at)
  const day = written(style)
  if (style === 'day') return day
  if (style === 'near') return `${day}, ${written('hour')}`
  return style === 'short' || style === 'dated'
    ? `${day}, ${written('zoned')}`
    : texts.time.inZone(`${day}, ${written('hour')}`, cityOf(zone))
}

/** In any zone, UTC if Intl does not know it. */
export const instantText = (texts: ZoneWords, at: Instant, timeZone: string, wanted: InstantStyle): string =>
  instantIn(texts, at, zoneOf(timeZone), wanted)

const NEXT: Readonly<Record<Unit, Unit | undefined>> = { day: 'hour', hour: 'minute', minute: undefined }

/** What durations need of a language. */
export type TimeWords = Pick<Texts, 'time'>

/** A duration in its two largest units, rounded down: "2 days 4 hours", "35 minutes". */
export const durationText = ({ time }: TimeWords, duration: Duration): string => {
  const unit = (['day', 'hour', 'minute'] as const).find((each) => duration >= UNITS[each])
  if (unit === undefined) return time.underAMinute
  const whole = time.units[unit](Math.floor(duration / UNITS[unit]))
  const next = NEXT[unit]
  const rest = next === undefined ? 0 : Math.floor((duration % UNITS[unit]) / UNITS[next])
  return next === undefined || rest === 0 ? whole : time.join(whole, time.units[next](rest))
}

/** A duration in one unit, rounded down as in `durationText`, but to a minute at least: "14 h"; days from two on. */
export const briefText = ({ clock }: Pick<Texts, 'clock'>, duration: Duration): string => {
  if (duration >= 2 * UNITS.day) return clock.brief.day(Math.floor(duration / UNITS.day))
  if (duration >= UNITS.hour) return clock.brief.hour(Math.floor(duration / UNITS.hour))
  return clock.brief.minute(Math.max(1, Math.floor(duration / UNITS.minute)))
}

/** What is left until a deadline: "2 days 4 hours left", or that it has passed. */
export const leftText = (texts: TimeWords, deadline: Instant, now: Instant): string =>
  now > deadline ? texts.time.overdue : texts.time.left(durationText(texts, deadline - now))
