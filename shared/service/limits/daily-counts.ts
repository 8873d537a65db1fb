import { DAY, type Instant } from '../../game/words.ts'
import type { Counting } from '../ports/contact.ts'

/** Emails of a seat in a day, by UTC. */
export type DayLimit = { readonly of: string; readonly most: number }

/** The grants of one day, by what they count as: at most as many as the limits allow, so 600 bytes. */
type Counts = { readonly day: number; readonly of: Readonly<Record<string, readonly string[]>> }

/** Tomorrow's were written by a machine whose clock is ahead. */
const countsAt = (stored: string | undefined, today: number): Counts => {
  const known = stored === undefined ? undefined : (JSON.parse(stored) as Counts)
  return known && (known.day === today || known.day === today + 1) ? known : { day: today, of: {} }
}

/** One email more. A grant that comes again, after a crash, is there already. */
export const countingOf = (
  was: string | undefined,
  { of, most }: DayLimit,
  grant: string,
  now: Instant,
): Counting | 'spent' => {
  const counts = countsAt(was, Math.floor(now / DAY))
  const grants = counts.of[of] ?? []
  if (was !== undefined && grants.includes(grant)) return { was, is: was }
  if (grants.length >= most) return 'spent'
  return { was, is: JSON.stringify({ ...counts, of: { ...counts.of, [of]: [...grants, grant] } }) }
}
