import type { Duration, Instant } from '../../game/model/words.ts'
import type { Texts } from '../en/index.ts'

/** The units in which durations are written, in milliseconds. */
const UNITS = { day: 86_400_000, hour: 3_600_000, minute: 60_000 } as const
type Unit = keyof typeof UNITS

const SMALLER: Readonly<Record<Unit, Unit | undefined>> = { day: 'hour', hour: 'minute', minute: undefined }

/** The texts with which a language writes durations. */
export type DurationTexts = Pick<Texts, 'time'>

/** Returns a duration in its two largest units, rounded down: "2 days 4 hours", "35 minutes". */
export const durationText = ({ time }: DurationTexts, duration: Duration): string => {
  const unit = (['day', 'hour', 'minute'] as const).find((each) => duration >= UNITS[each])
  if (unit === undefined) return time.underAMinute
  const whole = time.units[unit](Math.floor(duration / UNITS[unit]))
  const next = SMALLER[unit]
  const rest = next === undefined ? 0 : Math.floor((duration % UNITS[unit]) / UNITS[next])
  return next === undefined || rest === 0 ? whole : time.join(whole, time.units[next](rest))
}

/**
 * Returns a duration in abbreviated units, such as "14 h" or "1 d 7 h", rounded down but at least one minute. The units
 * are those of the words ("1 day 7 hours"), but there are no minutes beside hours.
 */
export const briefText = ({ clock: { brief } }: Pick<Texts, 'clock'>, duration: Duration): string => {
  const [days, hours] = [Math.floor(duration / UNITS.day), Math.floor((duration % UNITS.day) / UNITS.hour)]
  if (days > 0) return hours === 0 ? brief.day(days) : `${brief.day(days)} ${brief.hour(hours)}`
  return hours > 0 ? brief.hour(hours) : brief.minute(Math.max(1, Math.floor(duration / UNITS.minute)))
}

/** Returns the time left until a deadline, such as "2 days 4 hours left", or a text that says that it has passed. */
export const leftText = (texts: DurationTexts, deadline: Instant, now: Instant): string =>
  now > deadline ? texts.time.overdue : texts.time.left(durationText(texts, deadline - now))
