import { alarmHandler } from '../timers/alarm-handler.ts'
import { dynamodbClient } from '../aws/games.ts'
import { log, ticking } from './assemble.ts'

export const handler = alarmHandler(ticking(dynamodbClient()), Date.now, log)
