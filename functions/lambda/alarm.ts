import { alarmHandler } from '../alarm.ts'
import { dynamodbClient } from '../aws/games.ts'
import { gamesFrom } from './assemble.ts'

export const handler = alarmHandler(gamesFrom(dynamodbClient()), Date.now)
