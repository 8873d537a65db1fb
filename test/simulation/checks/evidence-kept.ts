import { MINUTE } from '../../../shared/game/model/words.ts'
import { type TurnEvidence, clockEvidence } from '../../../shared/record/evidence/clock-evidence.ts'
import { type Delivery, deliveriesIn } from '../../../shared/service/evidence/delivery-notes.ts'
import { deadlineOf } from '../account.ts'
import { type Chapter, type Evidence, type Mark, type Sent, kindOf } from '../evidence.ts'
import type { Check } from './check.ts'

/** An email is noted with the time at which its delivery began, and is taken within the time-out of that function. */
const DELIVERY = 5 * MINUTE

/** The id of an email about one game that marks its reader as notified: others have a request in it. */
const ABOUT_A_STEP = /^[0-9A-Za-z]{12}-\d+-[a-z]+$/

const isNoted = (sent: Sent): boolean => kindOf(sent) !== 'single' || ABOUT_A_STEP.test(sent.mail.id)

/** Returns whether an email may tell of this game. */
const isAbout = (sent: Sent, game: string): boolean => kindOf(sent) !== 'single' || sent.game === game

const noteFault = (mark: Mark, sent: Sent, noted: Delivery): string | undefined => {
  const late = sent.at - noted.taken
  if (noted.version !== mark.version) return `has version ${noted.version} in place of ${mark.version}`
  if ((noted.way === 'digest') !== (kindOf(sent) === 'digest')) return `says ${noted.way} of ${sent.mail.id}`
  return late < -1000 || late > DELIVERY ? `is ${late / 1000} s from when it was taken` : undefined
}

const faultOf = (mark: Mark, { sent, tournaments }: Evidence): string | undefined => {
  const { game, run, version, note } = mark
  if (tournaments.has(game)) return undefined
  // One run of the function delivers several messages.
  const taken = sent.filter((each) => each.run === run && isNoted(each))
  const about = taken.filter((each) => isAbout(each, game))
  if (note === undefined) {
    const unnoted = about.find((each) => each.marked && each.version === version)
    return unnoted && `has no note of ${unnoted.mail.id}`
  }
  const [noted, ...more] = deliveriesIn(note)
  if (!noted || more.length > 0) return `has the note "${note}"`
  // Whether an email about several games tells of all of them is checked elsewhere.
  const told = noted.way === 'alone' ? about : taken
  const faults = told.map((each) => noteFault(mark, each, noted))
  return faults.includes(undefined) ? undefined : (faults[0] ?? 'has a note, and no email was taken')
}

/** Every email about a step is noted for the seat that it notified, in the write that marks it, and nothing else is. */
export const emailsNoted: Check = (occasion, evidence) => {
  if (occasion.kind !== 'end') return undefined
  for (const mark of evidence.marks) {
    const fault = faultOf(mark, evidence)
    if (fault !== undefined) return `the mark of ${mark.game} at version ${mark.version} ${fault}`
  }
  return undefined
}

const turnFault = (turn: TurnEvidence, before: Chapter, after: Chapter): string | undefined => {
  const { ended } = turn
  const [was, is] = [before.reckoned, after.reckoned]
  if (turn.side !== was.mover || turn.ply !== was.ply) return `is ${turn.side}'s at ply ${turn.ply}`
  if (turn.from !== was.turnFrom) return `began ${turn.from}, and should have begun ${was.turnFrom}`
  if (was.clock === 'unlimited') return turn.deadline === undefined ? undefined : 'has a deadline'
  if (turn.deadline !== deadlineOf(was)) return `has the deadline ${turn.deadline}, not ${deadlineOf(was)}`
  return ended && ended.reserveLeft !== is.left[turn.side]
    ? `leaves ${ended.reserveLeft / 1000} s, not ${is.left[turn.side] / 1000} s`
    : undefined
}

const isMove = ({ type }: { readonly type: string }): boolean => type === 'moved'

const gameFault = (chapters: readonly Chapter[]): string | undefined => {
  const last = chapters.at(-1)
  if (!last) return undefined
  const { turns } = clockEvidence(last.after.log)
  for (const [index, chapter] of chapters.entries()) {
    const [event, ...more] = chapter.step
    const before = chapters[index - 1]
    if (event?.type !== 'moved' || !before || more.some(({ type }) => type === 'moved')) continue
    const made = turns.filter(
      ({ ended }) => ended?.by === 'moved' && ended.at === event.at && ended.move === event.move,
    )
    // A write that was lost in a race is reported by another check.
    if (made.length === 0) continue
    const faults = made.map((turn) => turnFault(turn, before, chapter))
    if (!faults.includes(undefined)) return `the turn of ${event.move} in ${last.game} ${faults[0]}`
  }
  const [noted, made] = [turns.filter(({ ended }) => ended?.by === 'moved'), last.after.log.filter(isMove)]
  return noted.length === made.length ? undefined : `${last.game} has ${made.length} moves, and ${noted.length} turns`
}

/** The evidence of each game has, of each move, the times that the checker's own account has. */
export const timesNoted: Check = (occasion, evidence) => {
  if (occasion.kind !== 'end') return undefined
  for (const chapters of evidence.chapters.values()) {
    const fault = gameFault(chapters)
    if (fault !== undefined) return fault
  }
  return undefined
}
