import { dynamodbClient } from '../aws/dynamodb-client.ts'
import { chance } from '../aws/random-bytes.ts'
import { redoHandler } from '../events/redo-handler.ts'
import { contactsFrom, gamesFrom, log, ordersFrom, ownedNotesFrom, papersFrom } from './assemble.ts'
import { noticesThere, outboxThere } from './queues.ts'

const client = dynamodbClient()
const ports = {
  games: gamesFrom(client),
  notebook: papersFrom(client),
  contacts: contactsFrom(client),
  owned: ownedNotesFrom(client),
  orders: ordersFrom(client),
  chance,
  outbox: outboxThere(),
  notices: noticesThere(),
}

export const handler = redoHandler(ports, log, Date.now)
