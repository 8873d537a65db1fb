import { type Asked, type Evidence, stepsOf } from '../evidence.ts'
import { ROLE_OF } from '../players/table.ts'
import type { Check } from './check.ts'

/** Statuses that prove that the link was accepted. */
const HEARD: ReadonlySet<number> = new Set([200, 409, 422])

/**
 * Returns whether the request presses the button of an email. That is consent of the mailbox, and is accepted even if
 * the link of the seat has been replaced.
 */
const isForMailbox = ({ kind, token, body }: Asked, { sent }: Evidence): boolean =>
  kind === 'emails' &&
  body['mark'] !== undefined &&
  sent.some(({ mail }) => mail.text.includes(`${token}.${String(body['mark'])}`))

/** Returns whether the tournament of a board had ended a link that was heard in its game before. */
const isEndedByTournament = (evidence: Evidence, { role, game = '', token, at }: Asked): boolean =>
  role !== undefined &&
  token !== undefined &&
  ROLE_OF[token.charAt(0)] === role &&
  stepsOf(evidence, game).some(
    (chapter) =>
      chapter.at < at &&
      typeof chapter.by === 'string' &&
      chapter.step.some((event) => event.type === 'link-rotated' && event.by === role) &&
      evidence.asked.some(
        (each) => each.token === token && each.at < chapter.at && HEARD.has(each.answer?.status ?? 0),
      ),
  )

/** A link that was replaced gives no access any more. Only the button of an email may still be pressed with it. */
export const deadLinks: Check = (occasion, evidence) => {
  if (occasion.kind !== 'answer') return undefined
  const { asked } = occasion
  const { token, answer } = asked
  if (token === undefined || !HEARD.has(answer?.status ?? 0)) return undefined
  if (isForMailbox(asked, evidence)) return undefined
  const { role, game } = asked
  const heirLetter = role === 'creator' ? 'r' : role === 'opponent' ? 's' : 'none'
  const reseated = evidence.asked.find(
    (each) =>
      each.kind === 'claim' && each.game === game && each.token?.startsWith(heirLetter) && each.answer?.status === 201,
  )
  const heir = reseated?.answer?.body.links?.['seat']?.token
  const usedBefore = evidence.asked.some((each) => each.token === token && reseated && each.at < reseated.at)
  if (reseated?.answer && reseated.answer.at < asked.at && usedBefore && heir !== token)
    return `request ${asked.number} was heard, with the link of one whose seat was given to another`
  const rotated = evidence.asked.some(
    (each) =>
      (each.kind === 'rotate' || each.kind === 'tournament-rotate-link') &&
      each.token === token &&
      each.answer?.status === 200 &&
      each.answer.at < asked.at,
  )
  return rotated || isEndedByTournament(evidence, asked)
    ? `request ${asked.number} was heard, with a link that had been replaced`
    : undefined
}
