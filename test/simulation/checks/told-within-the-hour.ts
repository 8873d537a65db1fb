import { HOUR, type Role, SEATS, type Seat, otherSeat } from '../../../shared/game/model/words.ts'
import { moverOf } from '../account.ts'
import { type Asked, type Chapter, type Evidence, stepsOf } from '../evidence.ts'
import type { Faults } from '../injected-faults.ts'
import { addressAt, arrivalOf, hasLeft } from './addresses.ts'
import type { Check } from './check.ts'
import { hasConsented, pressesOf, roleOf } from './consent.ts'
import { UNDER_WAY, isLate, isOver, tells, untold } from './turns.ts'

/** An answered press of the button "all my games". `at`: when the answer came. */
type Press = { readonly asked: Asked; readonly at: number; readonly email: string }

const stepAt = (evidence: Evidence, game: string, at: number): Chapter | undefined =>
  stepsOf(evidence, game).findLast((step) => step.at <= at)

/** Returns the address that a seat certainly has from `at` until `until`, unchanged. */
const addressFrom = (
  evidence: Evidence,
  {
    game,
    role,
    at,
    until,
  }: { readonly game: string; readonly role: Role; readonly at: number; readonly until: number },
): string | undefined => {
  const step = stepAt(evidence, game, at)
  return step && addressAt(evidence, { ...step, at }, role, until)
}

/**
 * Returns whether the link was replaced before the button of its email was pressed. The press then allows emails for no
 * other seat, because the link may be in other hands.
 */
const isReplaced = (evidence: Evidence, { game, token, at }: Asked, role: Role): boolean => {
  const led = evidence.sent.find(({ mail }) => token !== undefined && mail.text.includes(`${token}.`))
  return stepsOf(evidence, game ?? '').some(
    (chapter) =>
      chapter.at <= at &&
      chapter.at >= (led?.at ?? at) &&
      chapter.step.some(
        (event) =>
          (event.type === 'link-rotated' && event.by === role) || (event.type === 'reseated' && event.seat === role),
      ),
  )
}

/**
 * Returns the answered presses of "all my games" by seats that certainly had this address until the answer. A press
 * with a replaced link is left out.
 */
const pressesForAll = (evidence: Evidence, email: string, until: number): readonly Press[] =>
  pressesOf(evidence, email, until).flatMap((asked) => {
    const { kind, body, game, answer, at: pressed } = asked
    const role = roleOf(asked)
    if (kind !== 'emails' || body['all'] !== '1' || game === undefined || role === undefined) return []
    if (answer?.status !== 200 || answer.at > until || isReplaced(evidence, asked, role)) return []
    const own = addressFrom(evidence, { game, role, at: pressed, until: answer.at })
    return own === email ? [{ asked, at: answer.at, email }] : []
  })

/** How long the index of mailboxes may lag behind a stored change, so that a new seat is not in it yet. */
const LISTED = HOUR

/**
 * Returns whether this seat waited for the mailbox's consent when the button was pressed. A seat of a game that was
 * over then did not wait, even if its invitation was renewed later.
 */
const waitedAt = (
  evidence: Evidence,
  faults: Faults,
  chapter: Chapter,
  role: Role,
  { asked, at, email }: Press,
): boolean => {
  if (stepAt(evidence, chapter.game, asked.at)?.reckoned.status === 'over') return false
  const { game } = chapter
  if (addressFrom(evidence, { game, role, at: asked.at, until: at }) !== email) return false
  // The press was for the address that the seat had then. If the address changes, the press does not count any more.
  if (hasLeft(evidence, { game, role, email }, { from: asked.at, until: chapter.at })) return false
  const contact = chapter.reckoned.contacts[role]
  const arrival = contact === undefined ? undefined : arrivalOf(evidence, chapter.game, contact)
  return arrival !== undefined && faults.calmFrom(arrival.chapter.at) + LISTED <= asked.at
}

/**
 * Returns whether the reader has stopped all emails since the press, or has ever complained of one. The press then
 * covers no later game.
 */
const hasEnded = (evidence: Evidence, { asked, email }: Press, until: number): boolean =>
  evidence.asked.some(
    ({ kind, body, at }) => kind === 'stop-all' && body['email'] === email && at >= asked.at && at <= until,
  ) || evidence.returned.some((each) => each.email === email && each.why === 'complaint' && each.sent <= until)

/** Returns whether, in the game where the button was pressed, the opponent had this address. */
const wasAgainst = (evidence: Evidence, { asked, at }: Press, address: string): boolean => {
  const { game, at: pressed } = asked
  const seat = SEATS.find((each) => each === roleOf(asked))
  if (game === undefined || seat === undefined) return false
  return addressFrom(evidence, { game, role: otherSeat(seat), at: pressed, until: at }) === address
}

/**
 * Returns whether a press covers a later game: the opponent is the same as in the game where the button was pressed,
 * and has consented to the emails of the later game.
 */
const isCovered = (evidence: Evidence, chapter: Chapter, seat: Seat, press: Press): boolean => {
  const other = otherSeat(seat)
  const address = addressAt(evidence, chapter, other, chapter.at)
  return (
    address !== undefined &&
    address !== press.email &&
    !hasEnded(evidence, press, chapter.at) &&
    hasConsented(evidence, chapter.game, other, address, chapter.at) &&
    wasAgainst(evidence, press, address)
  )
}

/**
 * Returns the instant from which an email about a turn is due only because the reader pressed "all my games"; undefined
 * without such a press, or if the reader also pressed the seat's own button.
 */
const askedFrom = (evidence: Evidence, faults: Faults, chapter: Chapter, overtaken: number): number | undefined => {
  const role = moverOf(chapter.reckoned)
  const email = addressAt(evidence, chapter, role, overtaken)
  if (email === undefined || hasConsented(evidence, chapter.game, role, email, chapter.at)) return undefined
  const presses = pressesForAll(evidence, email, overtaken)
  const covering = presses.some((press) => press.at <= chapter.at && isCovered(evidence, chapter, role, press))
  const waiting = presses
    .filter((press) => waitedAt(evidence, faults, chapter, role, press))
    .map((press) => Math.max(chapter.at, press.at))
  const from = Math.min(...waiting, ...(covering ? [chapter.at] : []))
  return Number.isFinite(from) ? from : undefined
}

/** Returns whether it became somebody's turn with this step: by a move, or by the beginning of the game. */
const begins = ({ step, reckoned }: Chapter): boolean =>
  reckoned.status === 'active' && step.some(({ type }) => type === 'moved' || type === 'enforced' || type === 'joined')

/**
 * A reader who has pressed "all my games" hears of their turns in the games that waited for their consent, even if the
 * turn began before the press, and in later games that the press covers. `turns.ts` checks the seats whose own button
 * was pressed.
 */
export const toldWithinTheHour: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'end') return undefined
  for (const game of evidence.chapters.keys()) {
    const steps = stepsOf(evidence, game)
    for (const [index, chapter] of steps.entries()) {
      if (!begins(chapter)) continue
      const person = moverOf(chapter.reckoned)
      const overtaken = steps.slice(index + 1).find((later) => isOver(chapter, later, person))?.at ?? Infinity
      const email = evidence.sent.find((sent) => sent.at <= overtaken + UNDER_WAY && tells(sent, chapter, person))
      if (email && email.at <= chapter.at + HOUR) continue
      const from = askedFrom(evidence, faults, chapter, overtaken)
      if (from === undefined) continue
      const owed: Chapter = { ...chapter, at: from }
      if (email && isLate(evidence, faults, owed, email, () => true))
        return `${person} of ${game}, who pressed "all my games", heard too late that it is their turn (version ${chapter.version})`
      if (!email && untold(evidence, faults, owed, overtaken, () => true) === 'forgotten')
        return `${person} of ${game}, who pressed "all my games", never heard that it is their turn (version ${chapter.version})`
    }
  }
  return undefined
}
