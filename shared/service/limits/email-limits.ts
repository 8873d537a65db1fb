import { type Letter, isTalk } from '../../mail/letters.ts'
import type { Instant } from '../../game/words.ts'
import { OF_ADDRESS, OF_ENTRY } from './email-quotas.ts'
import type { Counting, Known } from '../ports/contact.ts'
import { type DayLimit, countingOf } from './daily-counts.ts'
import { grantIn } from './send-limits.ts'

/** Whether the email brings the new link of a seat. */
export const isNewLink = (gameEmail: Letter): boolean => gameEmail.kind === 'news' && gameEmail.about === 'link-rotated'

const seatLimit = (gameEmail: Letter, { silent = false }: Known): DayLimit | undefined => {
  if (silent) return OF_ENTRY.silenced
  if (gameEmail.kind === 'answer' || gameEmail.kind === 'answers') return OF_ENTRY.answers
  if (gameEmail.kind === 'watched') return OF_ENTRY.watched
  if (gameEmail.kind !== 'news') return undefined
  if (isNewLink(gameEmail)) return OF_ENTRY.rotated
  return isTalk(gameEmail) ? OF_ENTRY.conversation : OF_ENTRY.important
}

/** The seat's counts of the day with this email included. Undefined: emails of this kind are not counted by seat. */
export const counted = (gameEmail: Letter, to: Known, now: Instant): Counting | 'spent' | undefined => {
  const limit = seatLimit(gameEmail, to)
  return limit && countingOf(to.counts, limit, grantIn(gameEmail), now)
}

/** The limits of its address that this email takes from. */
export const addressLimits = (gameEmail: Letter) => {
  if (isTalk(gameEmail) || gameEmail.kind === 'watched') return OF_ADDRESS.conversation
  return isNewLink(gameEmail) || gameEmail.kind === 'restored' ? OF_ADDRESS.warning : OF_ADDRESS.ordinary
}
