import { SECOND } from '../../../shared/game/model/words.ts'
import { moverOf } from '../account.ts'
import { type Evidence, type Sent, isDoor, kindOf, stepsOf } from '../evidence.ts'
import type { Check } from './check.ts'
import { isTurn } from './turns.ts'
import { wayOf } from './ways.ts'

/** The longest time between composing an email and sending it. */
const WRITTEN = 30 * SECOND

/**
 * Returns the email about the beginning of the game that was composed after the first move, and so told its reader of
 * this turn already. It does not count if its sender died before it could mark it as sent.
 */
const beginOf = (evidence: Evidence, { game, seat, version, at, mail }: Sent): Sent | undefined => {
  const steps = stepsOf(evidence, game)
  const turn = steps.findIndex((step) => step.version === version)
  const [begin, moved] = [steps[turn - 1], steps[turn]]
  if (!moved || !isTurn(moved) || moverOf(moved.reckoned) !== seat) return undefined
  if (!begin?.step.some(({ type }) => type === 'joined')) return undefined
  const way = wayOf(evidence, { ...begin, at: begin.at }, moverOf(moved.reckoned), at)
  if (way?.mode !== 'turns') return undefined
  return evidence.sent.find(
    (each) =>
      !isDoor(each) &&
      kindOf(each) === 'single' &&
      each.game === game &&
      each.seat === seat &&
      each.mail.to === mail.to &&
      each.version === begin.version &&
      (each.marked || each.alive()) &&
      each.at > moved.at + WRITTEN &&
      each.at < at,
  )
}

/**
 * If the email about the beginning of a game says that it is the reader's turn, no second email about that turn is
 * sent.
 */
export const begunOnce: Check = (occasion, evidence) => {
  if (occasion.kind !== 'sent' || kindOf(occasion.sent) !== 'single' || isDoor(occasion.sent)) return undefined
  const { sent } = occasion
  const begin = beginOf(evidence, sent)
  return begin && `email ${sent.mail.id} told ${sent.mail.to} of the turn that was there when ${begin.mail.id} left`
}
