import { dynamodbClient } from '../aws/games.ts'
import { sweepHandler } from '../sweep.ts'
import { log, ticking } from './assemble.ts'

/**
 * A game takes two calls, some 20 ms: 5,000 take five of the 18 seconds in which one may be begun. That is 16 games a
 * second, all timers of five million games of three-day moves.
 */
const PACE = { most: 5000, lanes: 20 }

export const handler = sweepHandler(ticking(dynamodbClient()), log, Date.now, PACE)
