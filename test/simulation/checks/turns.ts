import { DAY, HOUR, MINUTE, SECOND, type Role } from '../../../shared/game/model/words.ts'
import { deadlineOf, moverOf } from '../account.ts'
import { type Chapter, type Evidence, type Sent, kindOf, stepsOf } from '../evidence.ts'
import type { Faults } from '../injected-faults.ts'
import { addressAt, saidOf, seatsOf } from './addresses.ts'
import type { Check } from './check.ts'
import { hasConsented, hasMany } from './consent.ts'
import { mayHaveDevices, wasNoticed } from './notices.ts'
import { mayBeReturned } from './returns.ts'
import { maySee } from './seen.ts'
import { mayBeStopped } from './stops.ts'
import { type Way, nextHour, wayOf } from './ways.ts'

/**
 * How long the email about a turn may take. Where no call fails, it comes within the promised hour: it has a delay of
 * two minutes, and waits up to half an hour after another email about turns, in steps of a quarter of an hour. Where
 * calls fail, it takes a few dozen attempts. For a reader of many games it takes many more, because such an email takes
 * dozens of calls: where every twentieth call fails, one attempt in ten succeeds, and the next one is an hour later.
 * Elsewhere two in five fail or more, and of 90,000 emails one has failed nineteen times, for fourteen hours.
 */
const PATIENCE = { perfect: HOUR, one: 3 * HOUR, several: DAY, severalAtWorst: 3 * DAY }

const patienceFor = (evidence: Evidence, faults: Faults, email: string): number => {
  if (faults.isPerfect) return PATIENCE.perfect
  if (seatsOf(evidence, email).length <= 1) return PATIENCE.one
  return faults.isWorst ? PATIENCE.severalAtWorst : PATIENCE.several
}

/**
 * How much later than a single email a digest may come. The sweep finds a digest up to seven minutes after its hour,
 * and the digest waits up to an hour, in steps of a quarter, for other news of its games that is under way.
 */
const GATHERED = 25 * MINUTE

/** Returns the time by which a digest that is due at `due` has come. */
export const digestBy = (evidence: Evidence, faults: Faults, due: number, email: string): number =>
  faults.calmFrom(due) + patienceFor(evidence, faults, email) + GATHERED

/** A turn gets an email at once if less than this time is left between the next digest and the deadline. */
export const SOON = 3 * HOUR

/**
 * How long an email about a turn waits where devices are notified first: an hour, or a quarter of the time that the
 * player has left, if that is less.
 */
const NOTICED = { most: HOUR, share: 1 / 4 }

/** How long an email may be under way when the game goes on. */
export const UNDER_WAY = 30 * SECOND

/** The possible outcomes of a turn. None may be "late" or "forgotten". */
export const OUTCOMES = [
  'singly',
  'in a bundle',
  'in a digest',
  'by a notice',
  'seen',
  'overtaken',
  'off',
  'stopped',
  'returned',
  'refused by a limit',
  'not asked for',
  'no address',
  'in doubt',
  'late',
  'forgotten',
] as const
export type Outcome = (typeof OUTCOMES)[number]

export type Turns = Readonly<Record<Outcome, number>>

export const NO_TURNS = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Record<Outcome, number>

export const addTurns = (a: Turns, b: Turns): Turns =>
  Object.fromEntries(OUTCOMES.map((outcome) => [outcome, a[outcome] + b[outcome]])) as Record<Outcome, number>

/** Returns whether it became somebody's turn by a move of this step, in a game that had begun before. */
export const isTurn = ({ step, reckoned }: Chapter): boolean =>
  reckoned.status === 'active' &&
  step.some(({ type }) => type === 'moved' || type === 'enforced') &&
  !step.some(({ type }) => type === 'joined')

/** Returns whether a digest may tell of a step: a turn, or a reminder that is not the last one. */
export const isPatient = (chapter: Chapter): boolean =>
  isTurn(chapter) || chapter.step.some((event) => event.type === 'reminded' && event.reminder !== 'hours')

export const tells = (sent: Sent, { game, version, at }: Chapter, person: Role): boolean =>
  kindOf(sent) === 'single'
    ? sent.game === game && sent.seat === person && sent.version >= version
    : sent.at >= at && sent.lists.some((each) => each.game === game && each.seat === person)

const HOW = { single: 'singly', bundle: 'in a bundle', digest: 'in a digest' } as const

/**
 * Returns the time of the last digest that may tell of a turn; undefined if the reader wants no digest, or if the turn
 * needs an email at once.
 */
const digestAfter = ({ at, reckoned }: Chapter, { mode, hour, zone }: Way, decided: number): number | undefined => {
  if (mode !== 'digest' || zone === undefined) return undefined
  const latest = nextHour(zone, hour, decided)
  const isSoon = deadlineOf(reckoned) - nextHour(zone, hour, at) < SOON
  return isSoon && nextHour(zone, hour, at) === latest ? undefined : latest
}

const toldBy = (evidence: Evidence, faults: Faults, chapter: Chapter, way: Way, email: string): number => {
  const left = Math.max(0, deadlineOf(chapter.reckoned) - chapter.at)
  const noticed = mayHaveDevices(evidence, chapter.game, moverOf(chapter.reckoned))
    ? Math.min(NOTICED.most, left * NOTICED.share)
    : 0
  const decided = faults.calmFrom(chapter.at) + patienceFor(evidence, faults, email) + noticed
  const digest = digestAfter(chapter, way, decided)
  return digest === undefined ? decided : digestBy(evidence, faults, digest, email)
}

export const isOver = (chapter: Chapter, later: Chapter, person: Role): boolean =>
  later.reckoned.status !== 'active' ||
  later.reckoned.ply !== chapter.reckoned.ply ||
  later.reckoned.mover !== chapter.reckoned.mover ||
  later.reckoned.contacts[person] !== chapter.reckoned.contacts[person]

const isCapped = (evidence: Evidence, email: string, from: number, until: number): boolean => {
  for (let at = from; at <= until + DAY; at += DAY) if (hasMany(evidence, email, at)) return true
  return false
}

type HasAsked = (evidence: Evidence, chapter: Chapter, person: Role, email: string) => boolean

const hasAskedHere: HasAsked = (evidence, { game, at }, person, email) =>
  hasConsented(evidence, game, person, email, at)

/**
 * Returns the outcome of a turn about which no email was sent. `hasAsked`: returns whether the reader has consented to
 * the emails of this seat.
 */
export const untold = (
  evidence: Evidence,
  faults: Faults,
  chapter: Chapter,
  overtaken: number,
  hasAsked: HasAsked = hasAskedHere,
): Outcome => {
  const person = moverOf(chapter.reckoned)
  const way = wayOf(evidence, chapter, person, overtaken)
  const email = addressAt(evidence, chapter, person, overtaken)
  if (saidOf(evidence, chapter.reckoned.contacts[person]).length === 0) return 'no address'
  if (way?.mode === 'off') return 'off'
  if (email === undefined || way === undefined || (way.mode === 'digest' && way.zone === undefined)) return 'in doubt'
  if (!hasAsked(evidence, chapter, person, email)) return 'not asked for'
  const until = toldBy(evidence, faults, chapter, way, email)
  const wasSeen = maySee(evidence, chapter, person, Math.min(overtaken, until))
  if (wasSeen || overtaken < until) {
    if (wasNoticed(evidence, chapter, person, Math.min(overtaken, until))) return 'by a notice'
    return wasSeen ? 'seen' : 'overtaken'
  }
  if (mayBeReturned(evidence, email, until)) return 'returned'
  if (mayBeStopped(evidence, email, chapter.at, until)) return 'stopped'
  return isCapped(evidence, email, chapter.at, until) ? 'refused by a limit' : 'forgotten'
}

const outcomeOf = (evidence: Evidence, faults: Faults, steps: readonly Chapter[], index: number): Outcome => {
  const chapter = steps[index]
  if (!chapter) return 'in doubt'
  const person = moverOf(chapter.reckoned)
  const overtaken = steps.slice(index + 1).find((later) => isOver(chapter, later, person))?.at ?? Infinity
  const email = evidence.sent.find((sent) => sent.at <= overtaken + UNDER_WAY && tells(sent, chapter, person))
  if (!email) return untold(evidence, faults, chapter, overtaken)
  return isLate(evidence, faults, chapter, email) ? 'late' : HOW[kindOf(email)]
}

/**
 * Returns whether an email told of a turn later than allowed, without a reason such as a quota, stopped emails or an
 * uncertain address.
 */
export const isLate = (
  evidence: Evidence,
  faults: Faults,
  chapter: Chapter,
  { at }: Sent,
  hasAsked?: HasAsked,
): boolean => at > chapter.at + PATIENCE.perfect && untold(evidence, faults, chapter, at, hasAsked) === 'forgotten'

type Fate = { readonly chapter: Chapter; readonly outcome: Outcome }

const fatesOf = (evidence: Evidence, faults: Faults): readonly Fate[] =>
  [...evidence.chapters.keys()].flatMap((game) => {
    const steps = stepsOf(evidence, game)
    return steps.flatMap((chapter, index) =>
      isTurn(chapter) ? [{ chapter, outcome: outcomeOf(evidence, faults, steps, index) }] : [],
    )
  })

/** Returns how many turns had each outcome, by the checker's own account. */
export const turnsIn = (evidence: Evidence, faults: Faults): Turns => {
  const fates = fatesOf(evidence, faults)
  const count = (outcome: Outcome): number => fates.filter((fate) => fate.outcome === outcome).length
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count(outcome)])) as Record<Outcome, number>
}

/**
 * Every player hears of their turn in time, by a single email, a bundle or a digest, unless something came in between.
 */
export const turnsTold: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'end') return undefined
  const fate = fatesOf(evidence, faults).find(({ outcome }) => outcome === 'forgotten' || outcome === 'late')
  if (!fate) return undefined
  const { chapter, outcome } = fate
  return `${moverOf(chapter.reckoned)} of ${chapter.game} ${outcome === 'late' ? 'heard too late' : 'never heard'} that it is their turn (version ${chapter.version})`
}
