import { timerHandler } from '../timers/alarm-handler.ts'
import { dynamodbClient } from '../aws/dynamodb-client.ts'
import { lambdaLog, tickStores } from './assemble.ts'

export const handler = timerHandler(tickStores(dynamodbClient()), Date.now, lambdaLog)
