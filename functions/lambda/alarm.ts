import { alarmHandler } from '../timers/alarm-handler.ts'
import { dynamodbClient } from '../aws/dynamodb-client.ts'
import { log, ticking } from './assemble.ts'

export const handler = alarmHandler(ticking(dynamodbClient()), Date.now, log)
