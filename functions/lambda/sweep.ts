import { dynamodbClient } from '../aws/games.ts'
import { sweepHandler } from '../sweep.ts'
import { gamesFrom, log } from './assemble.ts'

export const handler = sweepHandler(gamesFrom(dynamodbClient()), log, Date.now)
