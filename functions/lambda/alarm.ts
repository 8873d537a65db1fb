import { timerHandler } from '../timers/timer-handler.ts'
import { dynamodbClient } from '../aws/clients/dynamodb-client.ts'
import { lambdaLog, tickStores } from './assembly/stores-from-environment.ts'

export const handler = timerHandler(tickStores(dynamodbClient()), Date.now, lambdaLog)
