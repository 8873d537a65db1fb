import type { Role } from '../../../shared/game/model/words.ts'
import { moverOf } from '../account.ts'
import { type Asked, type Chapter, type Evidence, stepsOf } from '../evidence.ts'
import { hasConsented } from './consent.ts'
import { mayBeReturned } from './returns.ts'
import { wayOf } from './ways.ts'

/** A request without an answer may still take effect for this many milliseconds. */
const LONGEST = 30_000

const saysSeen = ({ asked }: Evidence, game: string, role: Role): readonly Asked[] =>
  asked.filter((each) => each.kind === 'seen' && each.game === game && each.role === role)

/** Returns the versions of the game on which a request may have been decided. */
const foundBy = (evidence: Evidence, { game = '', at, answer }: Asked): readonly Chapter[] => {
  const steps = stepsOf(evidence, game)
  const until = answer?.at ?? at + LONGEST
  return [
    steps.findLast((step) => step.at < at) ?? [],
    steps.filter((step) => step.at >= at && step.at <= until),
  ].flat()
}

/**
 * Returns whether a request reports this position as seen, by the version that everyone sees, and comes from the role
 * to move.
 */
const isOf = ({ shown, reckoned }: Chapter, { role, body }: Asked): boolean =>
  reckoned.status === 'active' && moverOf(reckoned) === role && body['version'] === shown

/** Returns whether this turn may have been reported as seen by `until`. */
export const maySee = (evidence: Evidence, { game, version, reckoned }: Chapter, role: Role, until: number): boolean =>
  saysSeen(evidence, game, role).some(
    (asked) =>
      asked.at <= until &&
      foundBy(evidence, asked).some(
        (found) =>
          isOf(found, asked) && found.version >= version && found.reckoned.contacts[role] === reckoned.contacts[role],
      ),
  )

/**
 * Returns whether this turn was certainly reported as seen before `before`, by a seat that gets emails at this address.
 */
export const hasSeen = (
  evidence: Evidence,
  { game, version, reckoned }: Chapter,
  role: Role,
  { email, before }: { readonly email: string; readonly before: number },
): boolean =>
  saysSeen(evidence, game, role).some((asked) => {
    const { at, answer } = asked
    if (answer?.status !== 200 || answer.at >= before) return false
    const found = foundBy(evidence, asked)
    const [first] = found
    return (
      first !== undefined &&
      first.version >= version &&
      found.every((each) => isOf(each, asked) && each.reckoned.contacts[role] === reckoned.contacts[role]) &&
      hasConsented(evidence, game, role, email, at) &&
      !mayBeReturned(evidence, email, answer.at) &&
      (wayOf(evidence, { ...first, at }, role, answer.at)?.mode ?? 'off') !== 'off'
    )
  })
