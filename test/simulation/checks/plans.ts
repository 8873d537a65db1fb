import { type Chapter, type Evidence, stepsOf } from '../evidence.ts'
import { other, seatOfColour } from '../account.ts'
import type { Seat } from '../../../shared/game/model/words.ts'
import type { Check } from './check.ts'

type Lines = readonly (readonly string[])[]

/**
 * Returns the lines of the last plan that the seat's present player stored before this version; none if there is no
 * such plan.
 */
const planOf = (evidence: Evidence, { game, version, reckoned }: Chapter, seat: Seat): Lines => {
  const filed = stepsOf(evidence, game).findLast(
    ({ step, version: then, reckoned: { contacts } }) =>
      then < version &&
      contacts[seat] === reckoned.contacts[seat] &&
      step.some((event) => event.type === 'planned' && event.by === seat),
  )
  return typeof filed?.by === 'object' ? ((filed.by.body['lines'] ?? []) as Lines) : []
}

/**
 * Every reply that was played for a player was planned by them, or was their only move and they have such moves played
 * for them.
 */
export const repliesPlanned: Check = (occasion, evidence) => {
  if (occasion.kind !== 'chapter' || !occasion.previous) return undefined
  const { chapter, previous } = occasion
  const [first, ...rest] = chapter.step
  if (first?.type !== 'moved') return undefined
  let [before, mover] = [first.move, other(previous.mover)]
  for (const event of rest) {
    if (event.type !== 'moved') continue
    const [seat, answered] = [seatOfColour(previous, mover), before]
    const isPlanned = planOf(evidence, chapter, seat).some(
      ([theirs, ours]) => theirs === answered && ours === event.move,
    )
    if (!isPlanned && !previous.forced[seat])
      return `${event.move} was played for ${seat} of ${chapter.game}, who had not planned it`
    ;[before, mover] = [event.move, other(mover)]
  }
  return undefined
}
