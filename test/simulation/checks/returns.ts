import { DAY, MINUTE } from '../../../shared/game/words.ts'
import { type Evidence, type Returned, stepsOf } from '../evidence.ts'
import { addressAt, seatsOf } from './addresses.ts'
import type { Check } from './check.ts'

/** An email, or a request, may be under way when another comes back. */
const UNDER_WAY = MINUTE

/** What comes back for a passing reason: nothing follows below so many in a week, counted from Thursday as UTC's days are. */
const SOFT = 3
const WEEK = 7 * DAY

/** As the documents promise. */
const RESTS = { gone: DAY, passing: WEEK }

const weekOf = (at: number): number => Math.floor(at / WEEK)

const ofAddress = ({ returned }: Evidence, email: string): readonly Returned[] =>
  returned.filter((each) => each.email === email && each.why !== 'away')

/** Whether an email to this address may have come back before then so that the next are not sent. */
export const mayBeReturned = (evidence: Evidence, email: string, until: number): boolean => {
  const before = ofAddress(evidence, email).filter(({ sent }) => sent <= until)
  return before.some(({ why }) => why !== 'passing') || before.length >= SOFT
}

type Noted = Returned & { readonly from: number; readonly told: number }

const isNoted = (returned: Returned): returned is Noted => returned.from !== undefined && returned.told !== undefined

/** Those after which an address rests, beyond doubt. */
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

/** What may make an address take emails again, at any of its seats. */
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

/** Whether nothing may go there then, after this came back. */
const forbids = (evidence: Evidence, noted: Noted, at: number): boolean => {
  const { why, from, told } = noted
  if (at <= told + UNDER_WAY) return false
  if (why === 'complaint') return !isAllowed(evidence, noted, at)
  if (why === 'passing') return at < from + RESTS.passing
  return at < from + RESTS.gone || !isTaken(evidence, noted, at)
}

/** No email to a mailbox that takes none until a seat takes it again, a day later; none to a reader who complained. */
export const returnsHold: Check = (occasion, evidence) => {
  if (occasion.kind !== 'sent') return undefined
  const { mail, at } = occasion.sent
  const noted = lasting(evidence, mail.to).find((each) => forbids(evidence, each, at))
  return noted && `email ${mail.id} went to ${mail.to}, of which it was told that it is ${noted.why}`
}

/** The page of a seat says that its emails come back, while it has that address. */
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
    // Another email may have been on its way, and was taken.
    const wasMailed = evidence.sent.some((each) => each.mail.to === email && each.at > sent)
    // A press in that mailbox, though it may have failed midway, shows that it takes emails.
    const isPressed = evidence.asked.some(
      (each) => each.kind === 'emails' && each.game === game && 'mark' in each.body && each.at > from && each.at < at,
    )
    return isSame === true && stays && !wasMailed && !isPressed
  })
  return missed && answer.body.emails !== 'returned'
    ? `request ${number} is told "${answer.body.emails}" of emails to ${missed.email}, which come back`
    : undefined
}
