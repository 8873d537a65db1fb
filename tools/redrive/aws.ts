import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { SQSClient } from '@aws-sdk/client-sqs'
import { secureRandomBytes } from '../../functions/aws/random-bytes.ts'
import { dynamodbContacts } from '../../functions/aws/contacts.ts'
import { dynamodbClient } from '../../functions/aws/dynamodb-client.ts'
import { dynamodbGames } from '../../functions/aws/games.ts'
import { BACKGROUND_TIMEOUTS } from '../../functions/aws/timeouts.ts'
import { dynamodbOrders } from '../../functions/aws/orders.ts'
import { dynamodbOwnedGameWriter } from '../../functions/aws/owned-games.ts'
import { dynamodbNotebook } from '../../functions/aws/papers.ts'
import { sqsNotices } from '../../functions/aws/notices.ts'
import { sqsClient, sqsOutbox } from '../../functions/aws/queue.ts'
import { readEnvironment } from '../../functions/aws/settings.ts'
import type { RedrivePorts } from '../../shared/service/background/redrive.ts'
import { escapeInvisible } from '../command.ts'
import { patientSchedulerClient, patientTimers } from './timers.ts'

export type AwsPorts = {
  readonly ports: RedrivePorts
  readonly store: DynamoDBClient
  readonly queues: SQSClient
  readonly tables: { readonly games: string; readonly people: string }
}

/** The ports of the function Stored, from its settings. `games` names another table of games. */
export const openAwsPorts = (games?: string): AwsPorts => {
  const settings = readEnvironment(
    process.env,
    'GAMES_TABLE',
    'CONTACTS_TABLE',
    'PROGRAMS_TABLE',
    'ORDERS_TABLE',
    'OUTBOX_URL',
    'NOTICES_URL',
    'ALARM_GROUP',
    'ALARM_ARN',
    'ALARM_ROLE',
    'ALARM_DEAD_LETTERS',
  )
  const tables = { games: games ?? settings.GAMES_TABLE, people: settings.CONTACTS_TABLE }
  const [store, queues] = [dynamodbClient(BACKGROUND_TIMEOUTS), sqsClient(BACKGROUND_TIMEOUTS)]
  const target = {
    group: settings.ALARM_GROUP,
    arn: settings.ALARM_ARN,
    role: settings.ALARM_ROLE,
    deadLetters: settings.ALARM_DEAD_LETTERS,
  }
  const ports = {
    games: dynamodbGames(store, tables.games),
    contacts: dynamodbContacts(store, tables.people),
    notebook: dynamodbNotebook(store, tables.people),
    owned: dynamodbOwnedGameWriter(store, settings.PROGRAMS_TABLE),
    orders: dynamodbOrders(store, settings.ORDERS_TABLE),
    chance: secureRandomBytes,
    timers: patientTimers(patientSchedulerClient(), target, (line) => console.error(escapeInvisible(line))),
    outbox: sqsOutbox(queues, settings.OUTBOX_URL),
    notices: sqsNotices(queues, settings.NOTICES_URL),
  }
  return { ports, store, queues, tables }
}
