import { MINUTE } from '../../../shared/game/model/words.ts'
import type { Evidence } from '../evidence.ts'
import { type LinkHolder, isForgotten, isOfMember } from '../tournaments/board-of.ts'
import { personNamed } from '../tournaments/terms.ts'
import { hasMany, pressesOf } from './consent.ts'
import { mayBeReturned } from './returns.ts'
import { mayBeStopped } from './stops.ts'

/** Returns whether the mailbox of a player or official certainly wants the emails of the tournament. */
const hasConsented = (evidence: Evidence, id: string, person: LinkHolder, email: string, until: number): boolean =>
  pressesOf(evidence, email, until).some(
    (each) => isOfMember(id, person, each) && each.answer?.status === 200 && each.answer.at + MINUTE < until,
  )

/** Returns whether an email of a tournament that was due at `at` certainly reaches this person. */
export const isMailed = (evidence: Evidence, id: string, person: LinkHolder, at: number): boolean => {
  const { email } = personNamed(person.name)
  return (
    hasConsented(evidence, id, person, email, at) &&
    !isForgotten(evidence, id, person) &&
    !mayBeReturned(evidence, email, Infinity) &&
    !mayBeStopped(evidence, email, 0, Infinity) &&
    !hasMany(evidence, email, at)
  )
}
