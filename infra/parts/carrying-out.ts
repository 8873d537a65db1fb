import { type Stack, Validations } from 'aws-cdk-lib/core'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { BATCH, MEMORY, REDOING } from '../figures.ts'
import type { KeepResources } from './keep-resources.ts'
import type { Settings } from '../settings.ts'
import { LONG, houseFunction, reservedFor } from './function.ts'
import { allow, listGames, makeOrders, playGames, relistGames, sendLetters, tendPeople } from './grants.ts'
import { feedQueue, feedStream, readQueue, readStream } from './mappings.ts'
import { type DeadLetters, deadLetters, queueWithDeadLetters } from './queue.ts'
import type { Timers } from './timers.ts'

type Queues = { readonly outbox: IQueue; readonly notices: IQueue }

/** The environment of both functions: the tables and queues that they use. */
const storesOf = ({ games, people, programs, orders }: KeepResources, { outbox, notices }: Queues) => ({
  GAMES_TABLE: games.tableName,
  CONTACTS_TABLE: people.tableName,
  PROGRAMS_TABLE: programs.tableName,
  ORDERS_TABLE: orders.tableName,
  OUTBOX_URL: outbox.queueUrl,
  NOTICES_URL: notices.queueUrl,
})

/** The retry queue, and the function that works on it. */
const addRetries = (stack: Stack, resources: KeepResources, { outbox, notices }: Queues, failed: DeadLetters) => {
  const { games, people, programs, orders } = resources
  const retryQueue = queueWithDeadLetters(stack, 'PutAside', failed)
  const redo = houseFunction(stack, 'Redo', {
    name: 'redo',
    description: 'Retries games that were put aside: writes their emails, makes the games that follow',
    timeout: LONG,
    memory: MEMORY.redo,
    environment: storesOf(resources, { outbox, notices }),
    may: [
      playGames(games),
      tendPeople(people),
      relistGames(programs),
      makeOrders(orders),
      sendLetters(outbox),
      sendLetters(notices),
      readQueue(retryQueue),
    ],
  })
  feedQueue(redo, retryQueue, { functions: REDOING, batch: BATCH.retries })
  return { retryQueue, redo }
}

type Dependencies = Queues & { readonly schedules: Timers }

/**
 * Adds the function that carries out what follows from each stored change of a game or an order, and the function that
 * retries what failed there.
 */
export const carryingOut = (
  stack: Stack,
  resources: KeepResources,
  { outbox, notices, schedules }: Dependencies,
  settings: Settings,
) => {
  const { games, people, programs, orders } = resources
  const failed = deadLetters(stack, 'FailedChanges', {
    name: 'failed-changes',
    impact:
      'Changes could not be carried out: emails of these games are missing, or the next game of a match was not made.',
  })
  const { retryQueue, redo } = addRetries(stack, resources, { outbox, notices }, failed)
  const stored = houseFunction(stack, 'Stored', {
    name: 'stored',
    description:
      'Carries out stored changes: sets timers, puts emails into the outbox, makes the games that follow or are ordered',
    timeout: LONG,
    memory: MEMORY.stored,
    environment: {
      ...storesOf(resources, { outbox, notices }),
      ASIDE_URL: retryQueue.queueUrl,
      ...schedules.environment,
    },
    may: [
      readStream(games),
      readStream(orders),
      allow(['sqs:SendMessage'], outbox.queueArn, notices.queueArn, retryQueue.queueArn, failed.queue.queueArn),
      playGames(games),
      tendPeople(people),
      listGames(programs),
      makeOrders(orders),
      ...schedules.may,
    ],
    ...reservedFor(settings, 'stored'),
  })
  Validations.of(stored.role).acknowledge(schedules.pattern)
  feedStream(stored, 'games', { table: games, failed: failed.queue, parallel: settings.parallel })
  feedStream(stored, 'orders', { table: orders, failed: failed.queue, parallel: settings.parallel })
  return { stored, redo, retryQueue, failed }
}
