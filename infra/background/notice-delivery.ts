import type { Stack } from 'aws-cdk-lib/core'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { QUEUE_BATCHES, FUNCTION_MEMORY, NOTIFY_CONCURRENCY } from '../settings/figures.ts'
import type { KeepResources } from '../data/keep-resources.ts'
import type { AlarmSpec } from '../alarms/alarm.ts'
import { type DeployedFunction, BACKGROUND_FUNCTION_TIMEOUT, addFunction } from '../lambda/function.ts'
import { readAndUpdateWebhooks, sendMessages } from '../wiring/grants.ts'
import { connectQueue, consumeQueue } from '../wiring/event-sources.ts'
import { addDeadLetterQueue, addQueue } from '../wiring/queue.ts'
import { queueReaderAlarms } from '../wiring/queue-reader-alarms.ts'

type NoticeQueue = { readonly notices: IQueue; readonly alarmSpec: AlarmSpec }

/** Adds the queue of notices for webhooks and devices. */
export const addNoticeQueue = (stack: Stack): NoticeQueue => {
  const dead = addDeadLetterQueue(stack, 'NoticesDeadLetters', {
    name: 'unsent-notices',
    impact:
      'Notices for webhooks and devices were given up without a try: programs, and players with a device, do not hear of turns.',
  })
  return { notices: addQueue(stack, 'Notices', dead), alarmSpec: dead.alarmSpec }
}

type Queues = { readonly outbox: IQueue; readonly notices: IQueue }

/**
 * Adds the function that sends notices. It is the only one that connects to addresses which strangers choose, so it has
 * access to no table but that of programs, to no signing key, and to no email.
 */
export const addNoticeDelivery = (
  stack: Stack,
  { programs }: KeepResources,
  { outbox, notices }: Queues,
  origin: string,
): DeployedFunction => {
  const notify = addFunction(stack, 'Notify', {
    name: 'notify',
    description: 'Sends notices to webhooks and devices',
    timeout: BACKGROUND_FUNCTION_TIMEOUT,
    memory: FUNCTION_MEMORY.notify,
    environment: {
      PROGRAMS_TABLE: programs.tableName,
      NOTICES_URL: notices.queueUrl,
      OUTBOX_URL: outbox.queueUrl,
      ORIGIN: origin,
    },
    may: [readAndUpdateWebhooks(programs), sendMessages(notices), sendMessages(outbox), consumeQueue(notices)],
  })
  connectQueue(notify, notices, { functions: NOTIFY_CONCURRENCY, batch: QUEUE_BATCHES.notices })
  return notify
}

/** Returns the alarms of the queue of notices and its function. */
export const noticeAlarmSpecs = (stack: Stack, queue: IQueue, reader: DeployedFunction): readonly AlarmSpec[] =>
  queueReaderAlarms(stack, {
    id: 'Notices',
    queue,
    reader,
    unread: {
      name: 'late-notices',
      impact: 'Nobody takes notices for webhooks for over 15 minutes: programs do not hear of turns.',
    },
    failing: {
      name: 'failing-notices',
      impact: 'Notices for webhooks have been failing here for over eight minutes: programs do not hear of turns.',
    },
    broken: {
      name: 'broken-notices',
      impact: 'Notify crashes or is cut off: programs hear of turns late or twice.',
    },
  })
