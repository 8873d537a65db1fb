import { DAY, MINUTE } from '../../../shared/game/model/words.ts'
import { type Evidence, type Returned, stepsOf } from '../evidence.ts'
import { addressAt, seatsOf } from './addresses.ts'
import type { Check } from './check.ts'

/** The time for which an email or a request may be under way when another email comes back. */
const UNDER_WAY = MINUTE

/**
 * The number of soft bounces in a week after which an address gets no emails for a while. A week begins on Thursday at
 * midnight in UTC, as 1970 did.
 */
const SOFT = 3
const WEEK = 7 * DAY

/** The time for which an address gets no emails, as documented, after a hard bounce and after too many soft ones. */
const RESTS = { gone: DAY, passing: WEEK }

const weekOf = (at: number): number => Math.floor(at / WEEK)

const ofAddress = ({ returned }: Evidence, email: string): readonly Returned[] =>
  returned.filter((each) => each.email === email && each.why !== 'away')

/** Returns whether emails to this address may have come back before `until`, so that no more are sent to it. */
export const mayBeReturned = (evidence: Evidence, email: string, until: number): boolean => {
  const before = ofAddress(evidence, email).filter(({ sent }) => sent <= until)
  return before.some(({ why }) => why !== 'passing') || before.length >= SOFT
}

type Noted = Returned & { readonly from: number; readonly told: number }

const isNoted = (returned: Returned): returned is Noted => returned.from !== undefined && returned.told !== undefined

/** Returns the returned emails after which an address certainly gets no emails for a while. */
const lasting = (evidence: Evidence, email: string): readonly Noted[] => {
  const noted = ofAddress(evidence, email).filter(isNoted)
  return noted.filter((each) => {
    if (each.why !== 'passing') return true
    const before = noted.filter((other) => other !== each && other.why === 'passing' && other.told <= each.from)
    return (
      weekOf(each.from) === weekOf(each.told) &&
      before.filter(({ from }) => weekOf(from) === weekOf(each.from)).length >= SOFT - 1
    )
  })
}

/** The requests at any of its seats after which an address may get emails again. */
const TAKINGS: ReadonlySet<string> = new Set(['again', 'emails', 'claim'])

const isTaken = (evidence: Evidence, { email, from }: Noted, until: number): boolean => {
  const games = new Set(seatsOf(evidence, email).map(({ game }) => game))
  return evidence.asked.some(
    ({ kind, at, game }) => TAKINGS.has(kind) && at > from - UNDER_WAY && at < until && games.has(game ?? ''),
  )
}

const isAllowed = (evidence: Evidence, { email, from }: Noted, until: number): boolean =>
  evidence.asked.some(
    ({ kind, at, body }) =>
      kind === 'stop-all' &&
      body['email'] === email &&
      body['undo'] !== undefined &&
      at > from - UNDER_WAY &&
      at < until,
  )

/** Returns whether this returned email forbids an email to its address at that time. */
const forbids = (evidence: Evidence, noted: Noted, at: number): boolean => {
  const { why, from, told } = noted
  if (at <= told + UNDER_WAY) return false
  if (why === 'complaint') return !isAllowed(evidence, noted, at)
  if (why === 'passing') return at < from + RESTS.passing
  return at < from + RESTS.gone || !isTaken(evidence, noted, at)
}

/**
 * A mailbox that is gone gets no email for a day, and after that none until somebody at one of its seats has it tried
 * again. A full one gets none for a week, and a reader who complained gets none until they allow emails again.
 */
export const returnsHold: Check = (occasion, evidence) => {
  if (occasion.kind !== 'sent') return undefined
  const { mail, at } = occasion.sent
  const noted = lasting(evidence, mail.to).find((each) => forbids(evidence, each, at))
  return noted && `email ${mail.id} went to ${mail.to}, of which it was told that it is ${noted.why}`
}

/** As long as a seat has an address whose emails come back, its page says so. */
export const returnsShown: Check = (occasion, evidence) => {
  if (occasion.kind !== 'answer' || occasion.asked.kind !== 'seat') return undefined
  const { game, role, at, number, answer } = occasion.asked
  if (game === undefined || role === undefined || answer?.status !== 200) return undefined
  const missed = evidence.returned.filter(isNoted).find(({ why, seat, email, sent, from, told }) => {
    if (why !== 'gone' || seat?.game !== game || seat.role !== role || told >= at || at > from + RESTS.gone)
      return false
    const step = stepsOf(evidence, game).findLast((each) => each.at < sent)
    const isSame = step && addressAt(evidence, { ...step, at: sent }, role, answer.at) === email
    const stays = stepsOf(evidence, game).every(
      (each) => each.at < sent || each.reckoned.contacts[role] === step?.reckoned.contacts[role],
    )
    // Another email may have been under way, and was accepted.
    const wasMailed = evidence.sent.some((each) => each.mail.to === email && each.at > sent)
    // A press of an email's button shows that the mailbox takes emails, even if the request failed midway.
    const isPressed = evidence.asked.some(
      (each) => each.kind === 'emails' && each.game === game && 'mark' in each.body && each.at > from && each.at < at,
    )
    return isSame === true && stays && !wasMailed && !isPressed
  })
  return missed && answer.body.emails !== 'returned'
    ? `request ${number} is told "${answer.body.emails}" of emails to ${missed.email}, which come back`
    : undefined
}
