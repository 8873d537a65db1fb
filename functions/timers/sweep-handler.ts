import type { Context } from 'aws-lambda'
import { type Duration, SECOND } from '../../shared/game/words.ts'
import type { GameStores } from '../../shared/service/games/handle.ts'
import type { Log } from '../../shared/service/ports/ports.ts'
import { type DigestPorts, putDigests } from '../../shared/service/email/sending/put-digests.ts'
import type { SweepPace } from '../../shared/service/background/concurrency.ts'
import { sweep } from '../../shared/service/background/sweep.ts'
import { timeLeftIn } from '../runtime/time-left.ts'

/** Games at once, at least: 5,000 take five of the 18 seconds in which one may be begun. */
const LANES = 20

/** A game takes two calls, some 20 ms: so many are done in 15 seconds. */
const EACH = 750

/** So many games every five minutes: 5,000 are 16 a second, all timers of four million games of three-day moves. */
export const paceFor = (most: number): SweepPace => ({ most, lanes: Math.max(LANES, Math.ceil(most / EACH)) })

/** With less, no game is begun: a slow table needs about so long. */
const ENOUGH: Duration = 10 * SECOND

/** Every five minutes: games whose timer was lost, and the digests that are due. A failure of one does not stop the other. */
export const sweepHandler =
  (ports: GameStores & DigestPorts, log: Log, clock: () => number, pace: SweepPace = {}) =>
  async (_event: unknown, context: Context): Promise<{ readonly looked: number }> => {
    const left = timeLeftIn(context)
    const now = clock()
    const inTime = { ...pace, hasTime: () => left() >= ENOUGH }
    const [games, digests] = await Promise.allSettled([
      sweep(ports, log, now, inTime),
      putDigests(ports, log, now, inTime),
    ])
    if (games.status === 'rejected') throw games.reason
    if (digests.status === 'rejected') throw digests.reason
    return { looked: games.value }
  }
