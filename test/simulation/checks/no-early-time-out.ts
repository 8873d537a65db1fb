import { dueEnd } from '../account.ts'
import type { Check } from './check.ts'
import { isOnTime } from './on-time.ts'

/**
 * The clock ends no game earlier than 30 s after its deadline, both by the time of the event and by the time at which
 * it is stored.
 */
export const noEarlyTimeOut: Check = (occasion) => {
  if (occasion.kind !== 'chapter' || !occasion.previous) return undefined
  const { chapter, previous } = occasion
  const ended = chapter.step.find(
    (event) =>
      (event.type === 'finished' && isOnTime(event.result)) ||
      (event.type === 'aborted' && event.by === 'clock') ||
      event.type === 'expired',
  )
  if (!ended || !('at' in ended)) return undefined
  const due = dueEnd(previous)
  return ended.at >= due && chapter.at >= due
    ? undefined
    : `the clock ended ${chapter.game} ${(due - Math.min(ended.at, chapter.at)) / 1000} s early`
}
