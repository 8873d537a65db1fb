import { dynamodbClient } from '../aws/games.ts'
import { paceFor, sweepHandler } from '../sweep.ts'
import { log, settings, ticking } from './assemble.ts'

const pace = paceFor(Number(settings('SWEEP_MOST').SWEEP_MOST))

export const handler = sweepHandler(ticking(dynamodbClient()), log, Date.now, pace)
