import type { Context } from 'aws-lambda'
import type { Duration } from '../../shared/game/model/words.ts'

/** Milliseconds until the function is cut off; infinite where there is no such limit. */
export type TimeLeft = () => Duration

/**
 * Returns the function of Lambda's context that says how much time is left. Without a context, as in the simulation and
 * some tests, there is no limit.
 */
export const timeLeftOf = (context: Partial<Pick<Context, 'getRemainingTimeInMillis'>>): TimeLeft =>
  context.getRemainingTimeInMillis ?? (() => Number.POSITIVE_INFINITY)

/** The longest timer that Node can set, 24.8 days. */
const LONGEST_TIMER: Duration = 2 ** 31 - 1

/** Resolves when `work` does, or when only `least` milliseconds are left. `work` must not reject. */
export const waitWhileTimeIsLeft = async (work: Promise<unknown>, left: TimeLeft, least: Duration): Promise<void> => {
  const wait = left() - least
  if (wait > LONGEST_TIMER) return void (await work)
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, Math.max(0, wait))))
  await Promise.race([work, over])
  clearTimeout(timer)
}
