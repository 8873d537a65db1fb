import { dynamodbClient } from '../aws/games.ts'
import { PACE, sweepHandler } from '../sweep.ts'
import { log, ticking } from './assemble.ts'

export const handler = sweepHandler(ticking(dynamodbClient()), log, Date.now, PACE)
