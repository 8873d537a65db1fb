import { DAY, HOUR, SECOND, type Role } from '../../../shared/game/words.ts'
import { deadlineOf, moverOf } from '../account.ts'
import { type Chapter, type Evidence, type Sent, kindOf, stepsOf } from '../evidence.ts'
import type { Faults } from '../faults.ts'
import { addressAt, saidOf, seatsOf } from './addresses.ts'
import type { Check } from './check.ts'
import { hasConsented, hasMany } from './consent.ts'
import { mayHaveDevices, wasNoticed } from './notices.ts'
import { mayBeReturned } from './returns.ts'
import { maySee } from './seen.ts'
import { mayBeStopped } from './stops.ts'
import { type Way, nextHour, wayOf } from './ways.ts'

/**
 * How long the email of a turn may take: two minutes, half an hour after another, an hour for news on its way; where calls
 * fail, a few dozen tries; and for a reader of many games, each of whose emails takes dozens of calls, many more. Where every
 * twentieth call fails, one try of such an email in ten succeeds, and a failure is tried again in an hour.
 */
const PATIENCE = { perfect: 1.5 * HOUR, one: 3 * HOUR, several: 12 * HOUR, severalAtWorst: 3 * DAY }

export const patienceFor = (evidence: Evidence, faults: Faults, email: string): number => {
  if (faults.isPerfect) return PATIENCE.perfect
  if (seatsOf(evidence, email).length <= 1) return PATIENCE.one
  return faults.isWorst ? PATIENCE.severalAtWorst : PATIENCE.several
}

/** A turn whose time is over so soon after the digest is told at once. */
export const SOON = 3 * HOUR

/** So long it waits where devices have taken its notice. */
const NOTICED = HOUR

/** An email may be under way when the game goes on. */
export const UNDER_WAY = 30 * SECOND

/** What can become of a turn; "forgotten" is nobody's right. */
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
  'forgotten',
] as const
export type Outcome = (typeof OUTCOMES)[number]

export type Turns = Readonly<Record<Outcome, number>>

export const NO_TURNS = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Record<Outcome, number>

export const addTurns = (a: Turns, b: Turns): Turns =>
  Object.fromEntries(OUTCOMES.map((outcome) => [outcome, a[outcome] + b[outcome]])) as Record<Outcome, number>

/** A step of which nothing is told but that it is somebody's turn. */
export const isTurn = ({ step, reckoned }: Chapter): boolean =>
  reckoned.status === 'active' &&
  step.some(({ type }) => type === 'moved' || type === 'enforced') &&
  !step.some(({ type }) => type === 'joined')

/** What a digest may tell: a turn, and a reminder that is not the last. */
export const isPatient = (chapter: Chapter): boolean =>
  isTurn(chapter) || chapter.step.some((event) => event.type === 'reminded' && event.reminder !== 'hours')

export const tells = (sent: Sent, { game, version, at }: Chapter, person: Role): boolean =>
  kindOf(sent) === 'single'
    ? sent.game === game && sent.seat === person && sent.version >= version
    : sent.at >= at && sent.lists.some((each) => each.game === game && each.seat === person)

const HOW = { single: 'singly', bundle: 'in a bundle', digest: 'in a digest' } as const

/** When the digest comes that tells it at the latest; undefined: it is told at once. */
const digestAfter = ({ at, reckoned }: Chapter, { mode, hour, zone }: Way, decided: number): number | undefined => {
  if (mode !== 'digest' || zone === undefined) return undefined
  const latest = nextHour(zone, hour, decided)
  const isSoon = deadlineOf(reckoned) - nextHour(zone, hour, at) < SOON
  return isSoon && nextHour(zone, hour, at) === latest ? undefined : latest
}

const toldBy = (evidence: Evidence, faults: Faults, chapter: Chapter, way: Way, patience: number): number => {
  const noticed = mayHaveDevices(evidence, chapter.game, moverOf(chapter.reckoned)) ? NOTICED : 0
  const decided = faults.calmFrom(chapter.at) + patience + noticed
  const digest = digestAfter(chapter, way, decided)
  return digest === undefined ? decided : faults.calmFrom(digest) + patience
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

/** What became of a turn that no email told. `hasAsked`: whether its reader has asked for the emails of this seat. */
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
  const until = toldBy(evidence, faults, chapter, way, patienceFor(evidence, faults, email))
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
  const told = evidence.sent.find((sent) => sent.at <= overtaken + UNDER_WAY && tells(sent, chapter, person))
  return told ? HOW[kindOf(told)] : untold(evidence, faults, chapter, overtaken)
}

type Fate = { readonly chapter: Chapter; readonly outcome: Outcome }

const fatesOf = (evidence: Evidence, faults: Faults): readonly Fate[] =>
  [...evidence.chapters.keys()].flatMap((game) => {
    const steps = stepsOf(evidence, game)
    return steps.flatMap((chapter, index) =>
      isTurn(chapter) ? [{ chapter, outcome: outcomeOf(evidence, faults, steps, index) }] : [],
    )
  })

/** What became of every turn, by the checker's own books. */
export const turnsIn = (evidence: Evidence, faults: Faults): Turns => {
  const fates = fatesOf(evidence, faults)
  const count = (outcome: Outcome): number => fates.filter((fate) => fate.outcome === outcome).length
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count(outcome)])) as Record<Outcome, number>
}

/** Every turn is told, alone, with others or in a digest, or something came between. */
export const turnsTold: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'end') return undefined
  const lost = fatesOf(evidence, faults).find(({ outcome }) => outcome === 'forgotten')?.chapter
  return lost && `${moverOf(lost.reckoned)} of ${lost.game} never heard that it is their turn (version ${lost.version})`
}
