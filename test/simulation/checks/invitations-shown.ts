import { MINUTE, type Role } from '../../../shared/game/model/words.ts'
import { type Answer, type Asked, type Evidence, type NamedMail, isDoor, stepsOf } from '../evidence.ts'
import type { Faults } from '../injected-faults.ts'
import { invitedAt } from './addresses.ts'
import type { Check } from './check.ts'
import { pressesOf } from './consent.ts'
import { askedBy } from './emails.ts'
import { mayBeReturned } from './returns.ts'
import { mayBeStopped } from './stops.ts'

/** The sweep looks every five minutes for what is due, and the queue takes a moment. */
const PUNCTUAL = 10 * MINUTE

/**
 * Returns when a first email that is due at `due` must have been sent, or else have been postponed again, as its page
 * then says.
 */
const sentBy = (faults: Faults, due: number): number => (faults.isPerfect ? due + PUNCTUAL : askedBy(faults, due))

/**
 * Returns whether a page still says that an email waits after it should have been sent. An email that a queue has given
 * up is excused.
 */
export const isOverdue = (evidence: Evidence, faults: Faults, due: string | undefined, at: number): boolean =>
  due !== undefined &&
  sentBy(faults, Date.parse(due)) < at &&
  !evidence.givenUp.some((body) => body.includes('"postponed:'))

const ROLES = ['opponent', 'arbiter'] as const satisfies readonly Role[]
type Invited = (typeof ROLES)[number]

type Look = { readonly asked: Asked; readonly answer: Answer }

const looksAt = ({ asked }: Evidence, game: string): readonly Look[] =>
  asked.flatMap((each) => {
    const { kind, role, answer } = each
    const isLook = kind === 'seat' && each.game === game && role === 'creator' && answer?.status === 200
    return isLook ? [{ asked: each, answer }] : []
  })

const hasLeft = ({ sent }: Evidence, email: string, from: number, until: number): boolean =>
  sent.some((each) => isDoor(each) && each.mail.to === email && each.at >= from && each.at <= until)

/**
 * Returns since when the email to the invited person must have been sent, if the page no longer says that it waits:
 * since the look before, if the person is a stranger whose email still waited then; otherwise since the offer.
 */
const leftSince = (evidence: Evidence, look: Look, role: Invited, email: string, offered: number): number => {
  const before = looksAt(evidence, look.asked.game ?? '').findLast(({ answer }) => answer.at < look.asked.at)
  const waited = before?.answer.body.invited?.[role]?.mail === 'later'
  const isStranger = pressesOf(evidence, email, look.answer.at).length === 0
  return before && waited && isStranger ? before.asked.at : offered
}

const wrongWith = (
  evidence: Evidence,
  faults: Faults,
  look: Look,
  { role, email, told }: { readonly role: Invited; readonly email: string; readonly told: NamedMail | undefined },
): string | undefined => {
  const { asked, answer } = look
  if (isOverdue(evidence, faults, told?.mailAt, asked.at))
    return `was told that the email to ${email} leaves by ${told?.mailAt}`
  const offered = stepsOf(evidence, asked.game ?? '')[0]?.at ?? 0
  if (told || asked.at < askedBy(faults, offered)) return undefined
  return hasLeft(evidence, email, leftSince(evidence, look, role, email, offered), answer.at)
    ? undefined
    : `was told of nothing that keeps back the email to ${email}, which never left`
}

/** Returns whether this person is invited and has yet to accept, from the look until its answer. */
const isInvited = (evidence: Evidence, { asked, answer }: Look, role: Invited): boolean =>
  stepsOf(evidence, asked.game ?? '').every(
    ({ at, reckoned, step }) =>
      at > answer.at ||
      (reckoned.status === 'open' &&
        reckoned.contacts[role] === undefined &&
        !step.some(({ type }) => type === 'declined')),
  )

/**
 * As long as the email to an invited person has not been sent, the page of the creator's seat says that it waits and
 * until when, that it is withheld, or that it came back. By the time that the page names, the email is sent.
 */
export const invitationsShown: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'answer') return undefined
  const { asked } = occasion
  const { game, answer } = asked
  if (game === undefined || asked.kind !== 'seat' || asked.role !== 'creator' || answer?.status !== 200)
    return undefined
  const look: Look = { asked, answer }
  for (const role of ROLES) {
    const email = invitedAt(evidence, game, role)
    if (email === undefined || !isInvited(evidence, look, role)) continue
    const offered = stepsOf(evidence, game)[0]?.at ?? 0
    if (mayBeReturned(evidence, email, answer.at) || mayBeStopped(evidence, email, offered, answer.at)) continue
    const wrong = wrongWith(evidence, faults, look, { role, email, told: answer.body.invited?.[role] })
    if (wrong !== undefined) return `the creator of ${game} ${wrong} (request ${asked.number})`
  }
  return undefined
}
