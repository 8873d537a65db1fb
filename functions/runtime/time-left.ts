import type { Context } from 'aws-lambda'
import type { Duration } from '../../shared/game/words.ts'

export type TimeLeft = () => Duration

/** Without a context (simulation, some tests) there is no end. */
export const timeLeftIn = (context: Partial<Pick<Context, 'getRemainingTimeInMillis'>>): TimeLeft =>
  context.getRemainingTimeInMillis ?? (() => Number.POSITIVE_INFINITY)

const LONGEST: Duration = 2 ** 31 - 1

/** When `doing` resolves or so little time is left. `doing` must not reject. */
export const untilLeft = async (doing: Promise<unknown>, left: TimeLeft, least: Duration): Promise<void> => {
  const wait = left() - least
  if (wait > LONGEST) return void (await doing)
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, Math.max(0, wait))))
  await Promise.race([doing, over])
  clearTimeout(timer)
}
