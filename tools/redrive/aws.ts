import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { SQSClient } from '@aws-sdk/client-sqs'
import { chance } from '../../functions/aws/random-bytes.ts'
import { dynamodbContacts } from '../../functions/aws/contacts.ts'
import { dynamodbClient } from '../../functions/aws/dynamodb-client.ts'
import { dynamodbGames } from '../../functions/aws/games.ts'
import { LONG } from '../../functions/aws/timeouts.ts'
import { dynamodbOrders } from '../../functions/aws/orders.ts'
import { dynamodbOwnedNotes } from '../../functions/aws/owned-games.ts'
import { dynamodbPapers } from '../../functions/aws/papers.ts'
import { sqsNotices } from '../../functions/aws/notices.ts'
import { queueClient, sqsOutbox } from '../../functions/aws/queue.ts'
import { readSettings } from '../../functions/aws/settings.ts'
import type { Redriving } from '../../shared/service/background/redrive.ts'
import { printable } from '../command.ts'
import { patientClient, patientTimers } from './timers.ts'

export type OnAws = {
  readonly ports: Redriving
  readonly store: DynamoDBClient
  readonly queues: SQSClient
  readonly tables: { readonly games: string; readonly people: string }
}

/** The ports of the function Stored, from its settings. `games` names another table of games. */
export const portsOnAws = (games?: string): OnAws => {
  const settings = readSettings(
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
  const [store, queues] = [dynamodbClient(LONG), queueClient(LONG)]
  const target = {
    group: settings.ALARM_GROUP,
    arn: settings.ALARM_ARN,
    role: settings.ALARM_ROLE,
    deadLetters: settings.ALARM_DEAD_LETTERS,
  }
  const ports = {
    games: dynamodbGames(store, tables.games),
    contacts: dynamodbContacts(store, tables.people),
    notebook: dynamodbPapers(store, tables.people),
    owned: dynamodbOwnedNotes(store, settings.PROGRAMS_TABLE),
    orders: dynamodbOrders(store, settings.ORDERS_TABLE),
    chance,
    timers: patientTimers(patientClient(), target, (line) => console.error(printable(line))),
    outbox: sqsOutbox(queues, settings.OUTBOX_URL),
    notices: sqsNotices(queues, settings.NOTICES_URL),
  }
  return { ports, store, queues, tables }
}
