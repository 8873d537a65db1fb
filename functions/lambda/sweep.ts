import { dynamodbClient } from '../aws/games.ts'
import { sweepHandler } from '../sweep.ts'
import { log, ticking } from './assemble.ts'

/** 500 games in a second or two. */
const LANES = 10

export const handler = sweepHandler(ticking(dynamodbClient()), log, Date.now, LANES)
