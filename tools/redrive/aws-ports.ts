import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { SQSClient } from '@aws-sdk/client-sqs'
import { secureRandomBytes } from '../../functions/aws/keys/secure-random-bytes.ts'
import { dynamodbContacts } from '../../functions/aws/people/contacts.ts'
import { dynamodbClient } from '../../functions/aws/clients/dynamodb-client.ts'
import { dynamodbGames } from '../../functions/aws/stores/games.ts'
import { BACKGROUND_TIMEOUTS } from '../../functions/aws/clients/timeouts.ts'
import { dynamodbOrders } from '../../functions/aws/stores/orders.ts'
import { dynamodbOwnedGameWriter } from '../../functions/aws/stores/owned-games.ts'
import { dynamodbTournaments } from '../../functions/aws/stores/tournaments.ts'
import { dynamodbNotebook } from '../../functions/aws/people/notebook.ts'
import { sqsNotices } from '../../functions/aws/background/sqs-notices.ts'
import { sqsClient, sqsOutbox } from '../../functions/aws/background/sqs-outbox.ts'
import { readEnvironment } from '../../functions/aws/clients/environment.ts'
import type { RedrivePorts } from '../../shared/service/background/redrive.ts'
import type { OwnedTournament } from '../../shared/service/ports/tournaments/owned-tournaments.ts'
import { escapeInvisible } from '../command/run-tool.ts'
import { patientSchedulerClient, patientTimers } from './patient-timers.ts'

export type AwsPorts = {
  readonly ports: RedrivePorts
  readonly store: DynamoDBClient
  readonly queues: SQSClient
  readonly tables: { readonly games: string; readonly people: string }
}

/** Returns the ports of the function Stored, from its settings. `games` names another table of games. */
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
    tournaments: dynamodbTournaments(store, tables.games),
    contacts: dynamodbContacts(store, tables.people),
    notebook: dynamodbNotebook(store, tables.people),
    owned: dynamodbOwnedGameWriter(store, settings.PROGRAMS_TABLE),
    ownedTournaments: dynamodbOwnedGameWriter<OwnedTournament>(store, settings.PROGRAMS_TABLE),
    orders: dynamodbOrders(store, settings.ORDERS_TABLE),
    chance: secureRandomBytes,
    timers: patientTimers(patientSchedulerClient(), target, (line) => console.error(escapeInvisible(line))),
    outbox: sqsOutbox(queues, settings.OUTBOX_URL),
    notices: sqsNotices(queues, settings.NOTICES_URL),
  }
  return { ports, store, queues, tables }
}
