import type { Context } from 'aws-lambda'
import { type Duration, SECOND } from '../../shared/game/model/words.ts'
import type { TickPorts } from '../../shared/service/background/tick.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import { type DigestQueuePorts, queueDueDigests } from '../../shared/service/email/sending/queue-due-digests.ts'
import type { SweepPace } from '../../shared/service/runtime/concurrency.ts'
import { sweep } from '../../shared/service/background/sweep.ts'
import { timeLeftOf } from '../runtime/time-left.ts'

/**
 * The least number of games that are ticked at once. With it 5,000 games take five seconds; a sweep begins games for up
 * to 18 seconds.
 */
const LEAST_CONCURRENCY = 20

/** How many games are done one after the other in 15 seconds: each takes two calls, about 20 ms. */
const GAMES_IN_SEQUENCE = 750

/**
 * Returns the pace for a sweep of at most `most` games. A sweep runs every five minutes, so 5,000 games are 16 a
 * second: as many timers fire in four million games with three days a move.
 */
export const sweepPace = (most: number): SweepPace => ({
  most,
  concurrency: Math.max(LEAST_CONCURRENCY, Math.ceil(most / GAMES_IN_SEQUENCE)),
})

/** No game is begun with less time left: a slow table needs about as long. */
const NEEDED_TO_BEGIN: Duration = 10 * SECOND

/**
 * Runs every five minutes: it ticks games whose timer was lost, and queues the digests that are due. A failure of one
 * does not stop the other.
 */
export const sweepHandler =
  (ports: TickPorts & DigestQueuePorts, log: Logger, clock: () => number, pace: SweepPace = {}) =>
  async (_event: unknown, context: Context): Promise<{ readonly looked: number }> => {
    const left = timeLeftOf(context)
    const now = clock()
    const inTime = { ...pace, hasTime: () => left() >= NEEDED_TO_BEGIN }
    const [games, digests] = await Promise.allSettled([
      sweep(ports, log, now, inTime),
      queueDueDigests(ports, log, now, inTime),
    ])
    if (games.status === 'rejected') throw games.reason
    if (digests.status === 'rejected') throw digests.reason
    return { looked: games.value }
  }
