import { DAY, type Instant } from '../../game/model/words.ts'
import type { CountChange } from '../ports/contacts.ts'

/** A limit of `most` emails of the kind `of` to a seat in a day, by UTC. */
export type DayLimit = { readonly of: string; readonly most: number }

/**
 * For each kind of email, the keys (grants) of the emails that were counted on one day. The limits bound the number of
 * keys, so that all of them take at most 600 bytes.
 */
type Counts = { readonly day: number; readonly of: Readonly<Record<string, readonly string[]>> }

/** Returns the counts of today. Counts of tomorrow are used as well: a machine whose clock is ahead wrote them. */
const countsAt = (stored: string | undefined, today: number): Counts => {
  const known = stored === undefined ? undefined : (JSON.parse(stored) as Counts)
  return known && (known.day === today || known.day === today + 1) ? known : { day: today, of: {} }
}

/** Counts one more email. A grant that is repeated after a crash has been counted before, and changes nothing. */
export const countEmail = (
  was: string | undefined,
  { of, most }: DayLimit,
  grant: string,
  now: Instant,
): CountChange | 'spent' => {
  const counts = countsAt(was, Math.floor(now / DAY))
  const grants = counts.of[of] ?? []
  if (was !== undefined && grants.includes(grant)) return { was, is: was }
  if (grants.length >= most) return 'spent'
  return { was, is: JSON.stringify({ ...counts, of: { ...counts.of, [of]: [...grants, grant] } }) }
}

/** Returns whether an email of this kind was counted today. */
export const isCountedToday = (counts: string | undefined, { of }: DayLimit, now: Instant): boolean =>
  (countsAt(counts, Math.floor(now / DAY)).of[of] ?? []).length > 0
