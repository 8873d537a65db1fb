import { type Evidence, stepsOf } from '../evidence.ts'
import { addressAt, arrivalOf } from './addresses.ts'
import type { Check } from './check.ts'
import { isOverdue } from './invitations-shown.ts'
import { askedBy } from './emails.ts'
import { mayBeReturned } from './returns.ts'
import { mayBeStopped } from './stops.ts'

const wasAsked = ({ sent }: Evidence, email: string, from: number, until: number): boolean =>
  sent.some(({ mail, at }) => mail.to === email && at >= from && at <= until)

/**
 * The page of a seat says that a consent email was sent to its address only if one was, once there is something to tell. While a limit delays that
 * email, the page says that it comes later. Once the game is over it says neither: no such email is sent any more.
 */
export const limitsShown: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'answer' || occasion.asked.kind !== 'seat') return undefined
  const { game, role, at, number, answer } = occasion.asked
  const isOver = stepsOf(evidence, game ?? '').findLast((step) => step.at <= at)?.reckoned.status === 'over'
  if (isOver) return undefined
  if (isOverdue(evidence, faults, answer?.body.emailsAt, at))
    return `the ${role} of ${game} was told that their first email leaves by ${answer?.body.emailsAt} (request ${number})`
  if (game === undefined || role === undefined || answer?.body.emails !== 'unconfirmed') return undefined
  const steps = stepsOf(evidence, game)
  const [offered] = steps
  const contact = steps.findLast((step) => step.at <= at)?.reckoned.contacts[role]
  const arrival = contact === undefined ? undefined : arrivalOf(evidence, game, contact)
  if (!offered || !arrival) return undefined
  // An address that a creator typed on the page gets its first email when the game begins.
  const begun = steps.find(({ reckoned }) => reckoned.status !== 'open')
  const since = role === 'creator' ? begun?.at : arrival.chapter.at
  if (since === undefined || at < askedBy(faults, Math.max(since, arrival.chapter.at))) return undefined
  const email = addressAt(evidence, arrival.chapter, role, answer.at)
  if (email === undefined || mayBeReturned(evidence, email, at) || mayBeStopped(evidence, email, offered.at, at))
    return undefined
  return wasAsked(evidence, email, offered.at, answer.at)
    ? undefined
    : `the ${role} of ${game} was told that ${email} got an email, which was never sent (request ${number})`
}
