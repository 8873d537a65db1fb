import { type GameEmail, isConversation } from '../../../email/game-emails/emails-for.ts'
import type { Instant } from '../../../game/model/words.ts'
import { ADDRESS_LIMITS, CONTACT_LIMITS } from '../../limits/email-quotas.ts'
import type { CountChange, StoredContact } from '../../ports/contacts.ts'
import { type DayLimit, countEmail } from '../../limits/daily-counts.ts'
import { dailyCountKey } from './send-limits.ts'

/** Returns whether the email brings the new link of a seat. */
export const isNewLinkEmail = (gameEmail: GameEmail): boolean =>
  gameEmail.kind === 'news' && gameEmail.about === 'link-rotated'

const seatLimit = (gameEmail: GameEmail, { silent = false }: StoredContact): DayLimit | undefined => {
  if (silent) return CONTACT_LIMITS.silenced
  if (gameEmail.kind === 'answer' || gameEmail.kind === 'answers') return CONTACT_LIMITS.answers
  if (gameEmail.kind === 'watched') return CONTACT_LIMITS.watched
  if (gameEmail.kind !== 'news') return undefined
  if (isNewLinkEmail(gameEmail)) return CONTACT_LIMITS.rotated
  return isConversation(gameEmail) ? CONTACT_LIMITS.conversation : CONTACT_LIMITS.important
}

/**
 * Returns the change that adds this email to the seat's counts of the day; `spent` if its limit is reached. Undefined:
 * emails of this kind are not counted by seat.
 */
export const countForSeat = (
  gameEmail: GameEmail,
  to: StoredContact,
  now: Instant,
): CountChange | 'spent' | undefined => {
  const limit = seatLimit(gameEmail, to)
  return limit && countEmail(to.counts, limit, dailyCountKey(gameEmail), now)
}

/** Returns the limits of the reader's address against which this email counts. */
export const addressLimits = (gameEmail: GameEmail) => {
  if (isConversation(gameEmail) || gameEmail.kind === 'watched') return ADDRESS_LIMITS.conversation
  return isNewLinkEmail(gameEmail) || gameEmail.kind === 'restored' ? ADDRESS_LIMITS.warning : ADDRESS_LIMITS.ordinary
}
