import { SECOND } from '../../../shared/game/words.ts'
import { moverOf } from '../account.ts'
import { type Evidence, type Sent, isDoor, kindOf, stepsOf } from '../evidence.ts'
import type { Check } from './check.ts'
import { isTurn } from './turns.ts'
import { wayOf } from './ways.ts'

/** An email may be written for so long before it is sent. */
const WRITTEN = 30 * SECOND

/** The email that told its reader of the begin of the game, and had been written after the first move. */
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
      each.at > moved.at + WRITTEN &&
      each.at < at,
  )
}

/** Who hears that a game has begun, once it is their turn there, gets no second email of that turn. */
export const begunOnce: Check = (occasion, evidence) => {
  if (occasion.kind !== 'sent' || kindOf(occasion.sent) !== 'single' || isDoor(occasion.sent)) return undefined
  const { sent } = occasion
  const begin = beginOf(evidence, sent)
  return begin && `email ${sent.mail.id} told ${sent.mail.to} of the turn that was there when ${begin.mail.id} left`
}
