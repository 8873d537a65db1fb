import type { Stack } from 'aws-cdk-lib/core'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { QUEUE_BATCHES, FUNCTION_MEMORY } from '../settings/figures.ts'
import type { KeepResources } from '../data/keep-resources.ts'
import type { StageSettings } from '../settings/stage-settings.ts'
import type { AlarmSpec } from '../alarms/alarm.ts'
import { operatorEnvironment, signerEnvironment } from '../api/request-functions.ts'
import {
  type DeployedFunction,
  BACKGROUND_FUNCTION_TIMEOUT,
  addFunction,
  reservedConcurrencyOf,
} from '../lambda/function.ts'
import {
  querySeatsOfAddress,
  readAndUpdateLedger,
  readAndUpdatePeople,
  readGames,
  readSigningKeys,
  sendMessages,
  sendEmail,
} from '../wiring/grants.ts'
import { connectQueue, consumeQueue } from '../wiring/event-sources.ts'
import { addDeadLetterQueue, addQueue } from '../wiring/queue.ts'
import { queueReaderAlarms } from '../wiring/queue-reader-alarms.ts'
import { repliesEnvironment } from './email-replies.ts'

/** Adds the outbox, and the function that sends its emails. */
export const addEmailDelivery = (
  stack: Stack,
  resources: KeepResources,
  { origin, notices }: { readonly origin: string; readonly notices: IQueue },
  settings: StageSettings,
) => {
  const { games, people, ledger, signingKeys, mail } = resources
  const dead = addDeadLetterQueue(stack, 'OutboxDeadLetters', {
    name: 'undelivered-emails',
    impact: 'Emails were given up: players do not know that it is their turn.',
  })
  const queue = addQueue(stack, 'Outbox', dead)
  const deliver = addFunction(stack, 'Deliver', {
    name: 'deliver',
    description: 'Writes emails and sends them',
    timeout: BACKGROUND_FUNCTION_TIMEOUT,
    memory: FUNCTION_MEMORY.deliver,
    environment: {
      ...signerEnvironment(resources, origin),
      MAIL_FROM: mail.from,
      MAIL_CONFIGURATION_SET: mail.configurationSet.configurationSetName,
      OUTBOX_URL: queue.queueUrl,
      ...repliesEnvironment(settings),
      ...operatorEnvironment(settings.operator),
      NOTICES_URL: notices.queueUrl,
    },
    may: [
      readGames(games),
      readAndUpdatePeople(people),
      querySeatsOfAddress(people),
      readAndUpdateLedger(ledger),
      readSigningKeys(signingKeys),
      sendEmail(mail),
      sendMessages(queue, notices),
      consumeQueue(queue),
    ],
    ...reservedConcurrencyOf(settings, 'deliver'),
  })
  connectQueue(deliver, queue, { functions: settings.senders, batch: QUEUE_BATCHES.outbox })
  return { outbox: queue, deliver, alarmSpec: dead.alarmSpec }
}

/** Returns the alarms of the outbox and its function. */
export const emailAlarmSpecs = (stack: Stack, queue: IQueue, reader: DeployedFunction): readonly AlarmSpec[] =>
  queueReaderAlarms(stack, {
    id: 'Emails',
    queue,
    reader,
    unread: {
      name: 'late-emails',
      impact: 'Nobody takes emails out of the outbox for over 15 minutes: players do not hear that it is their turn.',
    },
    failing: {
      name: 'failing-emails',
      impact: 'Emails have been failing for over eight minutes: players do not hear that it is their turn.',
    },
    broken: {
      name: 'broken-delivery',
      impact: 'Deliver crashes or is cut off: emails arrive late, twice or not at all.',
    },
  })
