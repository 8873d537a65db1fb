import { DAY } from '../../../shared/game/words.ts'
import type { Evidence, Sent } from '../evidence.ts'
import type { Check } from './check.ts'

/** What came of answers by email, for a seat, as the documents promise. */
const A_DAY = 6

const NAMED = /^([0-9A-Za-z]{12})-\d+-([a-z]+)-answer-/

const seatOf = ({ mail }: Sent): string | undefined => {
  const [, game, seat] = NAMED.exec(mail.id) ?? []
  return game && seat && `${seat} of ${game}`
}

/** One that failed first counts on the day on which it was taken from the ledger. */
const dayOf = ({ charged }: Evidence, { mail, at }: Sent): number => Math.floor((charged.get(mail.id) ?? at) / DAY)

/** However many emails somebody writes, few are answered: two machines do not go on for long. */
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
