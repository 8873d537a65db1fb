import { type Letter, isTalk } from '../../mail/letters.ts'
import type { Instant } from '../../game/words.ts'
import { OF_ADDRESS, OF_ENTRY } from './email-quotas.ts'
import type { Counting, Known } from '../ports/contact.ts'
import { type DayLimit, countingOf } from './daily-counts.ts'
import { grantIn } from './send-limits.ts'

/** Whether the email brings the new link of a seat. */
export const isNewLink = (letter: Letter): boolean => letter.kind === 'news' && letter.about === 'link-rotated'

const seatLimit = (letter: Letter, { silent = false }: Known): DayLimit | undefined => {
  if (silent) return OF_ENTRY.silenced
  if (letter.kind === 'answer' || letter.kind === 'answers') return OF_ENTRY.answers
  if (letter.kind === 'watched') return OF_ENTRY.watched
  if (letter.kind !== 'news') return undefined
  if (isNewLink(letter)) return OF_ENTRY.rotated
  return isTalk(letter) ? OF_ENTRY.conversation : OF_ENTRY.important
}

/** The seat's counts of the day with this email included. Undefined: emails of this kind are not counted by seat. */
export const counted = (letter: Letter, to: Known, now: Instant): Counting | 'spent' | undefined => {
  const limit = seatLimit(letter, to)
  return limit && countingOf(to.counts, limit, grantIn(letter), now)
}

/** The limits of its address that this email takes from. */
export const addressLimits = (letter: Letter) => {
  if (isTalk(letter) || letter.kind === 'watched') return OF_ADDRESS.conversation
  return isNewLink(letter) || letter.kind === 'restored' ? OF_ADDRESS.warning : OF_ADDRESS.ordinary
}
