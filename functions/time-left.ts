import type { Context } from 'aws-lambda'
import type { Duration } from '../shared/game/words.ts'

/** How long this call of the function may still run. */
export type TimeLeft = () => Duration

/** The simulation and tests of other things give no context: then there is no end. */
export const timeLeftIn = (context: Partial<Pick<Context, 'getRemainingTimeInMillis'>>): TimeLeft =>
  context.getRemainingTimeInMillis ?? (() => Number.POSITIVE_INFINITY)

/** The longest that `setTimeout` can wait. */
const LONGEST: Duration = 2 ** 31 - 1

/** Resolves when `doing` does, or when so little time is left, whichever is first. `doing` must not reject. */
export const untilLeft = async (doing: Promise<unknown>, left: TimeLeft, least: Duration): Promise<void> => {
  const wait = left() - least
  if (wait > LONGEST) return void (await doing)
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, Math.max(0, wait))))
  await Promise.race([doing, over])
  clearTimeout(timer)
}
