import type { Role } from '../../../shared/game/words.ts'
import { moverOf } from '../account.ts'
import { type Asked, type Chapter, type Evidence, stepsOf } from '../evidence.ts'
import { hasConsented } from './consent.ts'
import { mayBeReturned } from './returns.ts'
import { wayOf } from './ways.ts'

/** How long a request may be under way whose answer nobody heard. */
const LONGEST = 30_000

const saysSeen = ({ asked }: Evidence, game: string, role: Role): readonly Asked[] =>
  asked.filter((each) => each.kind === 'seen' && each.game === game && each.role === role)

/** The states of its game that a request may have found. */
const foundBy = (evidence: Evidence, { game = '', at, answer }: Asked): readonly Chapter[] => {
  const steps = stepsOf(evidence, game)
  const until = answer?.at ?? at + LONGEST
  return [
    steps.findLast((step) => step.at < at) ?? [],
    steps.filter((step) => step.at >= at && step.at <= until),
  ].flat()
}

/** Whether it is this position, as everyone counts it, in which its seat is to move. */
const isOf = ({ shown, reckoned }: Chapter, { role, body }: Asked): boolean =>
  reckoned.status === 'active' && moverOf(reckoned) === role && body['version'] === shown

/** Whether it may have been said of this turn until then. */
export const maySee = (evidence: Evidence, { game, version, reckoned }: Chapter, role: Role, until: number): boolean =>
  saysSeen(evidence, game, role).some(
    (asked) =>
      asked.at <= until &&
      foundBy(evidence, asked).some(
        (found) =>
          isOf(found, asked) && found.version >= version && found.reckoned.contacts[role] === reckoned.contacts[role],
      ),
  )

/** Whether it was said of this turn before then, beyond doubt, by a seat that gets emails at this address. */
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
