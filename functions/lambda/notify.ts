import { dynamodbClient } from '../aws/clients/dynamodb-client.ts'
import { webhookHmac } from '../aws/network/webhook-hmac.ts'
import { httpsSender } from '../aws/network/http-sender.ts'
import { notifyHandler } from '../events/notify-handler.ts'
import { webhooksFrom, lambdaLog, ownedGameFinderFrom, environment } from './assembly/stores-from-environment.ts'
import { noticesFromEnvironment, outboxFromEnvironment } from './assembly/queues-from-environment.ts'

const { ORIGIN } = environment('ORIGIN')
const client = dynamodbClient()
const ports = {
  webhooks: webhooksFrom(client),
  owned: ownedGameFinderFrom(client),
  notices: noticesFromEnvironment(),
  outbox: outboxFromEnvironment(),
  sender: httpsSender(),
  sign: webhookHmac,
  log: lambdaLog,
  origin: ORIGIN,
}

export const handler = notifyHandler(ports, Date.now)
