import { dynamodbClient } from '../aws/dynamodb-client.ts'
import { eventBridgeTimers, schedulerClient } from '../aws/scheduler.ts'
import { chance } from '../aws/random-bytes.ts'
import { storedHandler } from '../events/stored-handler.ts'
import { contactsFrom, gamesFrom, log, ordersFrom, ownedNotesFrom, papersFrom, settings } from './assemble.ts'
import { asideThere, noticesThere, outboxThere } from './queues.ts'

const { ALARM_GROUP, ALARM_ARN, ALARM_ROLE, ALARM_DEAD_LETTERS } = settings(
  'ALARM_GROUP',
  'ALARM_ARN',
  'ALARM_ROLE',
  'ALARM_DEAD_LETTERS',
)
const target = { group: ALARM_GROUP, arn: ALARM_ARN, role: ALARM_ROLE, deadLetters: ALARM_DEAD_LETTERS }
const client = dynamodbClient()
const ports = {
  games: gamesFrom(client),
  notebook: papersFrom(client),
  contacts: contactsFrom(client),
  owned: ownedNotesFrom(client),
  orders: ordersFrom(client),
  chance,
  timers: eventBridgeTimers(schedulerClient(), target),
  outbox: outboxThere(),
  notices: noticesThere(),
  aside: asideThere(),
}

export const handler = storedHandler(ports, log, Date.now)
