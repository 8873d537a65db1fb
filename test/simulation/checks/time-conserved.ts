import { parseDuration } from '../../../shared/api/values/iso.ts'
import { type Evidence, type View, stepsOf } from '../evidence.ts'
import { deadlineOf } from '../account.ts'
import type { Check } from './check.ts'

const fault = (evidence: Evidence, view: View): string | undefined => {
  const reckoned = stepsOf(evidence, view.id).findLast(({ shown }) => shown === view.version)?.reckoned
  if (!reckoned) return `${view.id} is shown at version ${view.version}, which it never had`
  if (reckoned.clock === 'unlimited') return undefined
  for (const colour of ['black', 'white'] as const) {
    const left = parseDuration(view.clock.left?.[colour] ?? '')
    const given = parseDuration(view.clock.given?.[colour] ?? '')
    if (left === undefined || given === undefined)
      return `version ${view.version} of ${view.id} does not say what ${colour} has left`
    if (given !== left + reckoned.used[colour])
      return `${colour} of ${view.id} was given ${given / 1000} s, has used ${reckoned.used[colour] / 1000} s, and has ${left / 1000} s left at version ${view.version}`
    if (left !== reckoned.left[colour])
      return `${colour} of ${view.id} has ${left / 1000} s left at version ${view.version} and should have ${reckoned.left[colour] / 1000} s`
  }
  if (view.status !== 'active') return undefined
  const shown = Date.parse(view.deadline ?? '')
  return shown === deadlineOf(reckoned)
    ? undefined
    : `the deadline of version ${view.version} of ${view.id} is told as ${view.deadline}`
}

/**
 * The time that each side was given is the sum of what it has used and what it has left, and so the deadline shown is
 * the right one.
 */
export const timeConserved: Check = (occasion, evidence) => {
  if (occasion.kind !== 'answer') return undefined
  const { status, body } = occasion.asked.answer ?? {}
  // An answer about a seat's settings names its game only by the id.
  const isView = status === 200 && !body?.dryRun && typeof body?.game === 'object'
  return isView && body.game ? fault(evidence, body.game) : undefined
}
