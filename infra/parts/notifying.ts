import type { Stack } from 'aws-cdk-lib/core'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { BATCH, MEMORY, NOTIFYING } from '../figures.ts'
import type { KeepResources } from './keep-resources.ts'
import type { Concern } from './alarm.ts'
import { type House, LONG, houseFunction } from './function.ts'
import { keepHooks, sendLetters } from './grants.ts'
import { feedQueue, readQueue } from './mappings.ts'
import { deadLetters, queueWithDeadLetters } from './queue.ts'
import { readingOf } from './readers.ts'

type NoticeQueue = { readonly notices: IQueue; readonly alarmSpec: Concern }

/** Adds the queue of notices for webhooks and devices. */
export const noticeQueue = (stack: Stack): NoticeQueue => {
  const dead = deadLetters(stack, 'NoticesDeadLetters', {
    name: 'unsent-notices',
    impact:
      'Notices for webhooks and devices were given up without a try: programs, and players with a device, do not hear of turns.',
  })
  return { notices: queueWithDeadLetters(stack, 'Notices', dead), alarmSpec: dead.alarmSpec }
}

type Queues = { readonly outbox: IQueue; readonly notices: IQueue }

/**
 * Adds the function that sends notices. It is the only one that connects to addresses which strangers choose, so it has
 * access to no table but that of programs, to no signing key, and to no email.
 */
export const notifying = (
  stack: Stack,
  { programs }: KeepResources,
  { outbox, notices }: Queues,
  origin: string,
): House => {
  const notify = houseFunction(stack, 'Notify', {
    name: 'notify',
    description: 'Sends notices to webhooks and devices',
    timeout: LONG,
    memory: MEMORY.notify,
    environment: {
      PROGRAMS_TABLE: programs.tableName,
      NOTICES_URL: notices.queueUrl,
      OUTBOX_URL: outbox.queueUrl,
      ORIGIN: origin,
    },
    may: [keepHooks(programs), sendLetters(notices), sendLetters(outbox), readQueue(notices)],
  })
  feedQueue(notify, notices, { functions: NOTIFYING, batch: BATCH.notices })
  return notify
}

/** The alarms of the queue of notices and its function. */
export const noticeConcerns = (stack: Stack, queue: IQueue, reader: House): readonly Concern[] =>
  readingOf(stack, {
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
