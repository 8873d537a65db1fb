import { DAY } from '../../../shared/game/model/words.ts'
import type { Evidence, Sent } from '../evidence.ts'
import type { Check } from './check.ts'

/** The documented limit of confirmations to a seat in a day: emails that say what became of its answers by email. */
const A_DAY = 6

const NAMED = /^([0-9A-Za-z]{12})-\d+-([a-z]+)-answer-/

const seatOf = ({ mail }: Sent): string | undefined => {
  const [, game, seat] = NAMED.exec(mail.id) ?? []
  return game && seat && `${seat} of ${game}`
}

/** Returns the day on which an email counts: one that failed at first counts on the day of its charge to the ledger. */
const dayOf = ({ charged }: Evidence, { mail, at }: Sent): number => Math.floor((charged.get(mail.id) ?? at) / DAY)

/**
 * However many emails a person writes, only a few are answered, so that two automatic senders do not answer each other
 * for long.
 */
export const answersFew: Check = (occasion, evidence) => {
  if (occasion.kind !== 'sent') return undefined
  const seat = seatOf(occasion.sent)
  if (seat === undefined) return undefined
  const day = dayOf(evidence, occasion.sent)
  const { size } = new Set(
    evidence.sent.filter((each) => seatOf(each) === seat && dayOf(evidence, each) === day).map(({ mail }) => mail.id),
  )
  return size > A_DAY ? `the answer ${occasion.sent.mail.id} is number ${size} of the day for ${seat}` : undefined
}
