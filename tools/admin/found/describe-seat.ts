import { isoInstant } from '../../../shared/api/values/iso.ts'
import { type Game, isInvited, personOf, playOf } from '../../../shared/game/model/game.ts'
import type { Instant } from '../../../shared/game/model/words.ts'
import type { GameEmail, QueuedEmail } from '../../../shared/email/game-emails/emails-for.ts'
import { seatEmailStatus } from '../../../shared/service/email/consent/seat-email-status.ts'
import { waitsForUse } from '../../../shared/service/email/requests/quiet-until.ts'
import { gameSteps, unsentEmails } from '../../../shared/service/email/mailbox/unsent-emails.ts'
import { LATEST_INSTANT } from '../../../shared/service/email/requests/postponed.ts'
import { waitsWhileStopped } from '../../../shared/service/email/requests/record-outcome.ts'
import type { StoredContact } from '../../../shared/service/ports/contacts.ts'
import type { WaitingEmail } from '../records/admin-records.ts'
import { nameText } from './describe-turn.ts'
import type { FoundSeat } from './found-seat.ts'

export const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** Returns how far a game is: `active, 12 moves`. */
export const describeProgress = (game: Game): string => {
  const moves = playOf(game)?.moves.length
  const result = game.status === 'finished' ? `: ${game.result.winner ?? 'draw'}, ${game.result.reason}` : ''
  return `${game.status}${result}${moves === undefined ? '' : `, ${countOf(moves, 'move')}`}`
}

const another = (quietUntil: Instant): string =>
  quietUntil === LATEST_INSTANT ? 'no other is sent by itself' : `another may be sent from ${isoInstant(quietUntil)}`

/** Returns what is known of whether emails to this address arrive, and what they wait for. */
export const describeDelivery = (known: StoredContact): string => {
  const { quietUntil = 0, postponed } = known
  switch (seatEmailStatus(known)) {
    case 'none':
      return 'no address, so no emails'
    case 'returned':
      return 'the last email came back: the address accepts none'
    case 'off':
      return 'the person has turned this seat’s emails off'
    case 'on':
      return known.digest ? 'confirmed; turns come in one email a day' : 'confirmed'
    case 'held':
      return 'held: whoever entered the address had entered too many that day. It is sent once asked for on the seat’s page, or for an invitation on the inviter’s page on another day; resend cannot'
    case 'later':
    case 'unconfirmed':
      if (waitsWhileStopped(known))
        return 'not confirmed: the first email was not sent, as it was blocked or its owner had stopped all emails; unblock or resend sends it'
      if (postponed && !postponed.isSent)
        return `the first email waits until ${isoInstant(postponed.until)} (limit per ${postponed.why})`
      if (quietUntil > 0)
        return `not confirmed: the first email was sent, its button was not pressed; ${another(quietUntil)}`
      return waitsForUse(quietUntil)
        ? 'not confirmed: the first email comes when there is news, such as that the game begins'
        : 'not confirmed: no email was sent yet'
  }
}

const unsentOf = ({ game, contact, known, role, loaded }: FoundSeat, now: Instant): readonly GameEmail[] =>
  role && loaded && known?.email !== undefined
    ? unsentEmails(game, loaded, gameSteps(loaded), { seat: role, contact, known }, now)
    : []

const stepOf = (email: QueuedEmail): string => `${email.kind}${'version' in email ? ` (step ${email.version})` : ''}`

const isSame = (email: QueuedEmail, { kind, version }: GameEmail): boolean =>
  email.kind === kind && email.version === version

/** Returns which emails a seat misses: those that are not in the queue, either. Without consent it gets no others. */
const describeEmails = (seat: FoundSeat, queued: readonly WaitingEmail[], now: Instant): string => {
  const { known, loaded, role } = seat
  const unsent = unsentOf(seat, now)
  const step = `emailed up to step ${known?.told ?? 0} of ${loaded?.stored.version ?? 0}`
  if (unsent.length === 0) return `${step}; no email is missing`
  const isInvitation = role !== undefined && loaded !== undefined && isInvited(loaded.game, role)
  if (isInvitation || known?.confirmed !== true)
    return `gets nothing else until it is confirmed; then, if still of use: ${unsent.map(stepOf).join(', ')}`
  const missing = unsent.filter((email) => !queued.some((waiting) => isSame(waiting.email, email)))
  return missing.length === 0
    ? `${step}; the rest is in the queue`
    : `${step}; not sent yet: ${missing.map(stepOf).join(', ')}`
}

const isAboutSeat = (email: QueuedEmail, { game, role }: FoundSeat): boolean =>
  'game' in email && email.game === game && email.seat === role

const describeWaiting = ({ email, attempts, next, isDead }: WaitingEmail, told: number, isStopped: boolean): string => {
  if (isStopped) return `in the queue, but not sent, as nothing is sent to this seat: ${stepOf(email)}`
  const tried =
    attempts === 0 ? '' : `, ${countOf(attempts, 'attempt')} failed (the service's log has the provider's answer)`
  if ('version' in email && !('request' in email) && email.version <= told)
    return `in the queue, but not sent any more, as an email has told it: ${stepOf(email)}`
  return `in the queue: ${stepOf(email)}${tried}, ${isDead ? 'given up until the service starts again' : `due ${isoInstant(next)}`}`
}

/**
 * Returns lines about a seat: who has it, whether emails arrive, and which are missing. `waiting`: the emails in the
 * queue, where they can be listed. `stop`: why nothing is sent to the mailbox at all.
 */
export const describeSeat = (
  seat: FoundSeat,
  waiting: readonly WaitingEmail[] | undefined,
  now: Instant,
  stop?: string,
): readonly string[] => {
  const { game, role, loaded, known } = seat
  const person = role && loaded && personOf(loaded.game, role)
  const place = role ? `${role} ${nameText(person?.name ?? '')}` : 'no longer in a seat'
  const invited = role && loaded && isInvited(loaded.game, role) ? ' (invited, not accepted yet)' : ''
  const head = `${game}  ${loaded ? describeProgress(loaded.game) : 'the game is missing or damaged'}; ${place}${invited}`
  if (known?.email === undefined) return [head, '    no address, so no emails']
  const queued = (waiting ?? []).filter(({ email }) => isAboutSeat(email, seat))
  const told = known.told ?? 0
  const isStopped = stop !== undefined || known.silent === true
  return [
    head,
    `    ${known.email}: ${stop === undefined ? '' : `${stop}; `}${describeDelivery(known)}`,
    ...(role === undefined
      ? []
      : [describeEmails(seat, queued, now), ...queued.map((each) => describeWaiting(each, told, isStopped))].map(
          (line) => `    ${line}`,
        )),
  ]
}
