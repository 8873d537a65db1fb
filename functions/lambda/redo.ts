import { dynamodbClient } from '../aws/clients/dynamodb-client.ts'
import { secureRandomBytes } from '../aws/keys/secure-random-bytes.ts'
import { redoHandler } from '../events/redo-handler.ts'
import {
  contactsFrom,
  gamesFrom,
  tournamentsFrom,
  lambdaLog,
  ordersFrom,
  ownedGameWriterFrom,
  ownedTournamentsFrom,
  notebookFrom,
} from './assembly/stores-from-environment.ts'
import { noticesFromEnvironment, outboxFromEnvironment } from './assembly/queues-from-environment.ts'

const client = dynamodbClient()
const ports = {
  games: gamesFrom(client),
  tournaments: tournamentsFrom(client),
  notebook: notebookFrom(client),
  contacts: contactsFrom(client),
  owned: ownedGameWriterFrom(client),
  ownedTournaments: ownedTournamentsFrom(client),
  orders: ordersFrom(client),
  chance: secureRandomBytes,
  outbox: outboxFromEnvironment(),
  notices: noticesFromEnvironment(),
}

export const handler = redoHandler(ports, lambdaLog, Date.now)
