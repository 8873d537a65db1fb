import { TURN_EMAIL_LIMITS } from '../../../game/limits/bounds.ts'
import { deadlineOf } from '../../../game/time/clock.ts'
import { localTime } from '../../../game/time/local-time.ts'
import { DAY, HOUR, type Instant } from '../../../game/model/words.ts'
import { timeZoneOrUtc } from '../../../game/time/time-zone.ts'
import type { GameEmail } from '../../../email/game-emails/emails-for.ts'
import type { Contact } from '../../ports/contacts.ts'
import type { LoadedGame } from '../../games/game-store.ts'

/** The hour of the digest for a seat that has not chosen one. */
export const DEFAULT_DIGEST_HOUR = 8

/**
 * Returns the next instant at which the clocks of the zone show this hour. If they skip it (daylight saving time), the
 * result is an hour off.
 */
export const nextLocalHour = (zone: string, hour: number, now: Instant): Instant => {
  const since = (at: Instant): number => localTime(zone, at).sinceMidnight
  const roughly = now + ((hour * HOUR - since(now) + DAY) % DAY || DAY)
  const off = ((hour * HOUR - since(roughly) + DAY + 12 * HOUR) % DAY) - 12 * HOUR
  return roughly + off > now ? roughly + off : roughly + off + DAY
}

/** Returns whether the email may wait for a digest. A last warning is sent at once. */
export const mayWaitForDigest = (gameEmail: GameEmail): boolean =>
  gameEmail.kind === 'your-turn' || (gameEmail.kind === 'reminder' && gameEmail.reminder !== 'hours')

/**
 * Returns when the digest that contains this email is due. Undefined if the email is sent at once, because its reader
 * gets no digest, or the digest would come too late.
 */
export const digestDueFor = (
  gameEmail: GameEmail,
  { game }: LoadedGame,
  to: Contact,
  now: Instant,
): Instant | undefined => {
  if (!to.digest || !mayWaitForDigest(gameEmail) || game.status !== 'active') return undefined
  const at = nextLocalHour(timeZoneOrUtc(to.timeZone), to.digestAt ?? DEFAULT_DIGEST_HOUR, now)
  const deadline = deadlineOf(game.terms, game.play)
  return deadline !== undefined && deadline - at < TURN_EMAIL_LIMITS.urgentBelow ? undefined : at
}
