import { MINUTE } from '../../../shared/game/model/words.ts'
import { type Chapter, type Evidence, stepsOf } from '../evidence.ts'
import type { Faults } from '../injected-faults.ts'
import { dueEnd } from '../account.ts'
import type { Check } from './check.ts'
import { isOnTime } from './on-time.ts'

const SOON = 10 * MINUTE

const isByClock = ({ step }: Chapter): boolean =>
  step.some(
    (event) =>
      event.type === 'expired' ||
      (event.type === 'aborted' && event.by === 'clock') ||
      (event.type === 'finished' && isOnTime(event.result)),
  )

const faultOf = (evidence: Evidence, faults: Faults, game: string): string | undefined => {
  const calm = faults.stoppedAt() ?? Infinity
  const steps = stepsOf(evidence, game)
  const last = steps.at(-1)
  if (!last) return undefined
  if (last.reckoned.status !== 'over')
    return dueEnd(last.reckoned) === Infinity
      ? undefined
      : `${game} never came to its end, which was due ${new Date(dueEnd(last.reckoned)).toISOString()}`
  const before = steps.at(-2)
  if (!before || !isByClock(last)) return undefined
  const late = last.at - Math.max(calm, dueEnd(before.reckoned))
  return late <= SOON ? undefined : `${game} ended ${late / MINUTE} minutes after it should have`
}

/** Every game that can end does so within ten minutes after its end is due, once nothing fails any more. */
export const everyGameEnds: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'end') return undefined
  for (const game of evidence.chapters.keys()) {
    const fault = faultOf(evidence, faults, game)
    if (fault !== undefined) return fault
  }
  return undefined
}
