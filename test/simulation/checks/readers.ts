import { storedRole } from '../../../shared/game/model/stored-role.ts'
import { HOUR, MINUTE, SECOND, type Role } from '../../../shared/game/model/words.ts'
import { type Reckoning, deadlineOf, moverOf } from '../account.ts'
import { type Chapter, type Evidence, type Sent, isDoor, kindOf, stepsOf } from '../evidence.ts'
import { type SeatOf, seatsOf } from './addresses.ts'
import type { Check } from './check.ts'
import { hasSeen } from './seen.ts'
import { SOON, digestBy, isPatient, isTurn } from './turns.ts'
import { type Way, hoursOf, lastHour, nextHour, wayOf } from './ways.ts'

/** The time between two emails about turns to a reader who does nothing. */
const APART = 30 * MINUTE

/** An email may come this much later than the decision to send it, because of clocks and retries. */
const SLACK = MINUTE

/** How long the first email after a consent may take. */
const WELCOME = 12 * HOUR

/** A message whose delivery crashed may come again for this long. */
const CRASHED = 12 * HOUR

const isSeat = (seat: string): seat is Role => seat === 'creator' || seat === 'opponent'

const latestOf = (evidence: Evidence, { game, at }: Pick<Sent, 'game' | 'at'>): Chapter | undefined =>
  stepsOf(evidence, game).findLast((step) => step.at <= at)

/** Returns the step that an email about one game tells of. */
const stepOf = (evidence: Evidence, { game, version }: Sent): Chapter | undefined =>
  stepsOf(evidence, game).find((step) => step.version === version)

/** Returns whether the email welcomes a reader who has just consented, and so tells them how the game stands. */
const isWelcome = ({ asked }: Evidence, { game, seat, at }: Sent): boolean =>
  asked.some(
    (each) =>
      each.kind === 'emails' && each.game === game && each.role === seat && each.at <= at && each.at > at - WELCOME,
  )

const isBegin = ({ step }: Chapter): boolean => step.some(({ type }) => type === 'joined')

/** Returns whether this email is about the beginning of a game; it also tells of the first move, if there is one. */
const isBeginning = (evidence: Evidence, sent: Sent): boolean => {
  const begun = stepsOf(evidence, sent.game).find(isBegin)?.version ?? 0
  return !evidence.sent.some(
    (each) =>
      each.at < sent.at && !isDoor(each) && each.game === sent.game && each.seat === sent.seat && each.version >= begun,
  )
}

const isAboutTurn = (evidence: Evidence, sent: Sent): boolean => {
  const step = kindOf(sent) === 'single' ? stepOf(evidence, sent) : undefined
  const isOfTurn = step !== undefined && isTurn(step) && moverOf(step.reckoned) === sent.seat
  return kindOf(sent) === 'bundle' || (isOfTurn && !isWelcome(evidence, sent) && !isBeginning(evidence, sent))
}

/** Returns when an email was counted against its quota. If its first attempt failed, it was sent later than that. */
const takenAt = ({ charged }: Evidence, { game, version, seat, at }: Sent): number =>
  Math.min(at, charged.get(`${game}-${version}-${storedRole(seat.split('-')[0] ?? '')}`) ?? at)

/**
 * Returns when a digest was first sent; one that is sent again after a crash counts from then, whatever it lists now.
 */
const digestAt = (evidence: Evidence, { mail, at }: Sent): number =>
  evidence.sent.find((each) => each.mail.to === mail.to && kindOf(each) === 'digest' && each.at > at - CRASHED)?.at ??
  at

/** Returns whether a player with this address acted in one of their games in that time. */
const hasActed = (evidence: Evidence, seats: readonly SeatOf[], from: number, until: number): boolean =>
  seats.some(({ game, role }) =>
    stepsOf(evidence, game).some(
      ({ at, by }) => at >= from && at <= until && typeof by !== 'string' && (by.role ?? role) === role,
    ),
  )

/** An email about turns comes at least half an hour after the last one, unless its reader acts or time is short. */
export const turnsApart: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'sent' || !isAboutTurn(evidence, occasion.sent)) return undefined
  const { sent } = occasion
  const { at, mail } = sent
  const before = evidence.sent.findLast(
    (each) => each !== sent && each.mail.to === mail.to && (kindOf(each) === 'digest' || isAboutTurn(evidence, each)),
  )
  // After a crash the same email may be sent again.
  if (!before || before.mail.id === mail.id || takenAt(evidence, sent) < at - SLACK) return undefined
  const isRepeat = kindOf(before) === 'digest' && !faults.isPerfect
  const since = isRepeat ? digestAt(evidence, before) : takenAt(evidence, before)
  if (at - since >= APART - SLACK) return undefined
  const deadline = latestOf(evidence, sent)
  if (deadline && deadlineOf(deadline.reckoned) - at <= SOON + SLACK) return undefined
  if (hasActed(evidence, seatsOf(evidence, mail.to), since - SLACK, at)) return undefined
  return `email ${mail.id} about turns came ${Math.round((at - before.at) / SECOND)} seconds after ${before.mail.id}`
}

/**
 * Returns whether something has happened since the first digest that a second one may tell of. The queue may have
 * delivered the message of the first one twice.
 */
const tellsMore = (evidence: Evidence, { lists }: Sent, first: Sent): boolean =>
  lists.some(({ game }) =>
    stepsOf(evidence, game).some((step) => (isPatient(step) || isBegin(step)) && step.at >= first.at - SLACK),
  )

/** A digest comes once at an hour that a seat of the address has named, and a second time only if its sender failed. */
export const digestsOnce: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'sent' || kindOf(occasion.sent) !== 'digest') return undefined
  const { sent } = occasion
  const { at, mail } = sent
  const hours = hoursOf(evidence, seatsOf(evidence, mail.to), at)
  const due = Math.max(...hours.map(({ hour, zone }) => lastHour(zone, hour, at)))
  if (at > digestBy(evidence, faults, due, mail.to))
    return `the digest ${mail.id} came to ${mail.to} at ${new Date(at).toISOString()}, an hour that none of its seats has named`
  const first = evidence.sent.find(
    (each) =>
      each !== sent && each.mail.to === mail.to && kindOf(each) === 'digest' && each.at >= due && !each.struck(),
  )
  if (first && !faults.isPerfect && tellsMore(evidence, sent, first)) return undefined
  return first && `the digests ${first.mail.id} and ${mail.id} came to ${mail.to} for one hour`
}

/** Returns whether the next digest certainly comes before the deadline; if not, the turn gets an email at once. */
const hasTimeFor = (reckoned: Reckoning, { zone, hour }: Pick<Way, 'zone' | 'hour'>, at: number): boolean =>
  zone !== undefined &&
  [at - SLACK, at].every((asked) => deadlineOf(reckoned) - nextHour(zone, hour, asked) > SOON + SLACK)

/** Returns why the reader does not want this email about one game; undefined if they may want it. */
const unwantedAlone = (evidence: Evidence, sent: Sent): string | undefined => {
  const step = stepOf(evidence, sent)
  const { seat, game, at } = sent
  if (!step || !isSeat(seat) || step.step.some(({ type }) => type === 'link-rotated')) return undefined
  const { reckoned } = latestOf(evidence, sent) ?? step
  const way = wayOf(evidence, { game, at: at - SLACK, reckoned }, seat, at)
  if (way?.mode === 'off') return 'wants none'
  if (way?.mode !== 'digest' || way.zone === undefined || !isPatient(step) || !isAboutTurn(evidence, sent))
    return undefined
  return hasTimeFor(reckoned, way, at) ? 'wants it in their digest' : undefined
}

const unwantedHere = (evidence: Evidence, sent: Sent): string | undefined => {
  if (kindOf(sent) === 'single') return unwantedAlone(evidence, sent)
  for (const { game, seat } of sent.lists) {
    const step = latestOf(evidence, { game, at: sent.at })
    const way =
      step && isSeat(seat)
        ? wayOf(evidence, { game, at: sent.at - SLACK, reckoned: step.reckoned }, seat, sent.at)
        : undefined
    if (way?.mode === 'off') return `wants none of ${game}`
    if (way?.mode === 'digest' && kindOf(sent) === 'bundle' && step && hasTimeFor(step.reckoned, way, sent.at))
      return `wants ${game} in their digest`
  }
  return undefined
}

/** No email goes to a seat that wants none, and only a digest tells of a turn that its reader wants in their digest. */
export const onlyWanted: Check = (occasion, evidence) => {
  if (occasion.kind !== 'sent') return undefined
  const { sent } = occasion
  const why = unwantedHere(evidence, sent)
  return why && `email ${sent.mail.id} went to ${sent.mail.to}, who ${why}`
}

/** However often an email is tried, it is charged to a day's quota once. */
export const countedOnce: Check = (occasion, evidence) => {
  const [again] = evidence.chargedAgain
  return occasion.kind === 'end' && again !== undefined ? `${again} was counted twice` : undefined
}

/**
 * Returns the turn of a game that an email about several games tells of; undefined if a reminder has come since the
 * turn began, so that the email tells of that, too.
 */
const turnListed = (evidence: Evidence, game: string, at: number): Chapter | undefined => {
  const steps = stepsOf(evidence, game).filter((step) => step.at <= at)
  const turn = steps.findLastIndex(isTurn)
  return steps.slice(turn).some(({ step }) => step.some(({ type }) => type === 'reminded')) ? undefined : steps[turn]
}

/** Returns whether the email about a step has no other news than the turn. */
const isBare = ({ step }: Chapter): boolean => step.every(({ type }) => type === 'moved' || type === 'enforced')

const isSeen = (evidence: Evidence, turn: Chapter | undefined, seat: string, { mail, at }: Sent): boolean =>
  turn !== undefined &&
  isSeat(seat) &&
  isBare(turn) &&
  moverOf(turn.reckoned) === seat &&
  hasSeen(evidence, turn, seat, { email: mail.to, before: at - SLACK })

/** Returns the turn that an email about one game tells of, if it has no other news. */
export const aloneOf = (evidence: Evidence, sent: Sent): Chapter | undefined => {
  const turn = kindOf(sent) === 'single' && isAboutTurn(evidence, sent) ? stepOf(evidence, sent) : undefined
  return turn && isBare(turn) ? turn : undefined
}

/** No email tells of a turn that its reader has seen, unless it is a digest that has other news, too. */
export const seenKept: Check = (occasion, evidence) => {
  if (occasion.kind !== 'sent') return undefined
  const { sent } = occasion
  const { game, seat, at, lists } = sent
  const listed = lists.map((each) => isSeen(evidence, turnListed(evidence, each.game, at), each.seat, sent))
  const wasSeen =
    isSeen(evidence, aloneOf(evidence, sent), seat, sent) ||
    (kindOf(sent) === 'bundle' && listed.includes(true)) ||
    (kindOf(sent) === 'digest' && listed.length > 0 && !listed.includes(false))
  return wasSeen ? `email ${sent.mail.id} tells ${sent.mail.to} of a turn of ${game} that they have seen` : undefined
}
