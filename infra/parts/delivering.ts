import type { Stack } from 'aws-cdk-lib/core'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { BATCH, MEMORY } from '../figures.ts'
import type { KeepResources } from './keep-resources.ts'
import type { Settings } from '../settings.ts'
import type { Concern } from './alarm.ts'
import { sealed } from './answering.ts'
import { type House, LONG, houseFunction, reservedFor } from './function.ts'
import { findPeople, keepLedger, meetPeople, readGames, readSeal, sendLetters, sendMail } from './grants.ts'
import { feedQueue, readQueue } from './mappings.ts'
import { deadLetters, queueWithDeadLetters } from './queue.ts'
import { readingOf } from './readers.ts'
import { repliesOf } from './replying.ts'

/** Adds the outbox, and the function that sends its emails. */
export const delivering = (
  stack: Stack,
  resources: KeepResources,
  { origin, notices }: { readonly origin: string; readonly notices: IQueue },
  settings: Settings,
) => {
  const { games, people, ledger, seal, mail } = resources
  const dead = deadLetters(stack, 'OutboxDeadLetters', {
    name: 'undelivered-emails',
    impact: 'Emails were given up: players do not know that it is their turn.',
  })
  const queue = queueWithDeadLetters(stack, 'Outbox', dead)
  const deliver = houseFunction(stack, 'Deliver', {
    name: 'deliver',
    description: 'Writes emails and sends them',
    timeout: LONG,
    memory: MEMORY.deliver,
    environment: {
      ...sealed(resources, origin),
      MAIL_FROM: mail.from,
      MAIL_CONFIGURATION_SET: mail.configurationSet.configurationSetName,
      OUTBOX_URL: queue.queueUrl,
      ...repliesOf(settings),
      ...(settings.club !== undefined && { CLUB_NAME: settings.club }),
      NOTICES_URL: notices.queueUrl,
    },
    may: [
      readGames(games),
      meetPeople(people),
      findPeople(people),
      keepLedger(ledger),
      readSeal(seal),
      sendMail(mail),
      sendLetters(queue, notices),
      readQueue(queue),
    ],
    ...reservedFor(settings, 'deliver'),
  })
  feedQueue(deliver, queue, { functions: settings.senders, batch: BATCH.outbox })
  return { outbox: queue, deliver, alarmSpec: dead.alarmSpec }
}

/** The alarms of the outbox and its function. */
export const emailConcerns = (stack: Stack, queue: IQueue, reader: House): readonly Concern[] =>
  readingOf(stack, {
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
