import { dynamodbClient } from '../aws/clients/dynamodb-client.ts'
import { schedulerTimers, schedulerClient } from '../aws/background/scheduler-timers.ts'
import { secureRandomBytes } from '../aws/keys/secure-random-bytes.ts'
import { storedHandler } from '../events/stored-handler.ts'
import {
  contactsFrom,
  gamesFrom,
  tournamentsFrom,
  lambdaLog,
  ordersFrom,
  ownedGameWriterFrom,
  ownedTournamentsFrom,
  notebookFrom,
  environment,
} from './assembly/stores-from-environment.ts'
import {
  retryQueueFromEnvironment,
  noticesFromEnvironment,
  outboxFromEnvironment,
} from './assembly/queues-from-environment.ts'

const { ALARM_GROUP, ALARM_ARN, ALARM_ROLE, ALARM_DEAD_LETTERS } = environment(
  'ALARM_GROUP',
  'ALARM_ARN',
  'ALARM_ROLE',
  'ALARM_DEAD_LETTERS',
)
const target = { group: ALARM_GROUP, arn: ALARM_ARN, role: ALARM_ROLE, deadLetters: ALARM_DEAD_LETTERS }
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
  timers: schedulerTimers(schedulerClient(), target),
  outbox: outboxFromEnvironment(),
  notices: noticesFromEnvironment(),
  retryQueue: retryQueueFromEnvironment(),
}

export const handler = storedHandler(ports, lambdaLog, Date.now)
