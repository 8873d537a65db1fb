import { sqsOutbox, queueClient } from '../aws/queue.ts'
import { eventBridgeTimers, schedulerClient } from '../aws/scheduler.ts'
import { storedHandler } from '../stored.ts'
import { log, settings } from './assemble.ts'

const { ALARM_GROUP, ALARM_ARN, ALARM_ROLE, ALARM_DEAD_LETTERS, OUTBOX_URL } = settings(
  'ALARM_GROUP',
  'ALARM_ARN',
  'ALARM_ROLE',
  'ALARM_DEAD_LETTERS',
  'OUTBOX_URL',
)
const target = { group: ALARM_GROUP, arn: ALARM_ARN, role: ALARM_ROLE, deadLetters: ALARM_DEAD_LETTERS }

export const handler = storedHandler(
  eventBridgeTimers(schedulerClient(), target),
  sqsOutbox(queueClient(), OUTBOX_URL),
  log,
)
