import { dynamodbClient } from '../aws/dynamodb-client.ts'
import { secureRandomBytes } from '../aws/random-bytes.ts'
import { redoHandler } from '../events/redo-handler.ts'
import { contactsFrom, gamesFrom, lambdaLog, ordersFrom, ownedGameWriterFrom, notebookFrom } from './assemble.ts'
import { noticesFromEnvironment, outboxFromEnvironment } from './queues.ts'

const client = dynamodbClient()
const ports = {
  games: gamesFrom(client),
  notebook: notebookFrom(client),
  contacts: contactsFrom(client),
  owned: ownedGameWriterFrom(client),
  orders: ordersFrom(client),
  chance: secureRandomBytes,
  outbox: outboxFromEnvironment(),
  notices: noticesFromEnvironment(),
}

export const handler = redoHandler(ports, lambdaLog, Date.now)
