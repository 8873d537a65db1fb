import { dynamodbClient } from '../aws/dynamodb-client.ts'
import { webhookHmac } from '../aws/hmac.ts'
import { httpsSender } from '../aws/http-sender.ts'
import { notifyHandler } from '../events/notify-handler.ts'
import { webhooksFrom, lambdaLog, ownedGameFinderFrom, environment } from './assemble.ts'
import { noticesFromEnvironment, outboxFromEnvironment } from './queues.ts'

const { ORIGIN } = environment('ORIGIN')
const client = dynamodbClient()
const ports = {
  hooks: webhooksFrom(client),
  owned: ownedGameFinderFrom(client),
  notices: noticesFromEnvironment(),
  outbox: outboxFromEnvironment(),
  outside: httpsSender(),
  sign: webhookHmac,
  log: lambdaLog,
  origin: ORIGIN,
}

export const handler = notifyHandler(ports, Date.now)
