import { type Stack, Validations } from 'aws-cdk-lib/core'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { QUEUE_BATCHES, FUNCTION_MEMORY, REDO_CONCURRENCY } from '../settings/figures.ts'
import type { KeepResources } from '../data/keep-resources.ts'
import type { StageSettings } from '../settings/stage-settings.ts'
import { BACKGROUND_FUNCTION_TIMEOUT, addFunction, reservedConcurrencyOf } from '../lambda/function.ts'
import {
  allow,
  updateOwnedGames,
  makeOrders,
  readAndWriteGames,
  readAndUpdateOwnedGames,
  sendMessages,
  queryAndUpdatePeople,
} from '../wiring/grants.ts'
import { connectQueue, connectStream, consumeQueue, consumeStream } from '../wiring/event-sources.ts'
import { type DeadLetterQueue, addDeadLetterQueue, addQueue } from '../wiring/queue.ts'
import type { ScheduleAccess } from './schedule-group.ts'

type Queues = { readonly outbox: IQueue; readonly notices: IQueue }

/** Returns the environment of Stored and Redo: the tables and queues that they use. */
const storesOf = ({ games, people, programs, orders }: KeepResources, { outbox, notices }: Queues) => ({
  GAMES_TABLE: games.tableName,
  CONTACTS_TABLE: people.tableName,
  PROGRAMS_TABLE: programs.tableName,
  ORDERS_TABLE: orders.tableName,
  OUTBOX_URL: outbox.queueUrl,
  NOTICES_URL: notices.queueUrl,
})

/** Adds the retry queue, and the function that repeats the effects of the games and orders in it. */
const addRetries = (stack: Stack, resources: KeepResources, { outbox, notices }: Queues, failed: DeadLetterQueue) => {
  const { games, people, programs, orders } = resources
  const retryQueue = addQueue(stack, 'PutAside', failed)
  const redo = addFunction(stack, 'Redo', {
    name: 'redo',
    description: 'Retries games that were put aside: writes their emails, makes the games that follow',
    timeout: BACKGROUND_FUNCTION_TIMEOUT,
    memory: FUNCTION_MEMORY.redo,
    environment: storesOf(resources, { outbox, notices }),
    may: [
      readAndWriteGames(games),
      queryAndUpdatePeople(people),
      readAndUpdateOwnedGames(programs),
      makeOrders(orders),
      sendMessages(outbox),
      sendMessages(notices),
      consumeQueue(retryQueue),
    ],
  })
  connectQueue(redo, retryQueue, { functions: REDO_CONCURRENCY, batch: QUEUE_BATCHES.retries })
  return { retryQueue, redo }
}

type Dependencies = Queues & { readonly schedules: ScheduleAccess }

/**
 * Adds the function that carries out the effects of each stored change of a game or an order, and the function that
 * repeats those that failed.
 */
export const addChangeHandling = (
  stack: Stack,
  resources: KeepResources,
  { outbox, notices, schedules }: Dependencies,
  settings: StageSettings,
) => {
  const { games, people, programs, orders } = resources
  const failed = addDeadLetterQueue(stack, 'FailedChanges', {
    name: 'failed-changes',
    impact:
      'Changes could not be carried out: emails of these games are missing, or the next game of a match was not made.',
  })
  const { retryQueue, redo } = addRetries(stack, resources, { outbox, notices }, failed)
  const stored = addFunction(stack, 'Stored', {
    name: 'stored',
    description:
      'Carries out stored changes: sets timers, puts emails into the outbox, makes the games that follow or are ordered',
    timeout: BACKGROUND_FUNCTION_TIMEOUT,
    memory: FUNCTION_MEMORY.stored,
    environment: {
      ...storesOf(resources, { outbox, notices }),
      ASIDE_URL: retryQueue.queueUrl,
      ...schedules.environment,
    },
    may: [
      consumeStream(games),
      consumeStream(orders),
      allow(['sqs:SendMessage'], outbox.queueArn, notices.queueArn, retryQueue.queueArn, failed.queue.queueArn),
      readAndWriteGames(games),
      queryAndUpdatePeople(people),
      updateOwnedGames(programs),
      makeOrders(orders),
      ...schedules.may,
    ],
    ...reservedConcurrencyOf(settings, 'stored'),
  })
  Validations.of(stored.role).acknowledge(schedules.pattern)
  connectStream(stored, 'games', { table: games, failed: failed.queue, parallel: settings.parallel })
  connectStream(stored, 'orders', { table: orders, failed: failed.queue, parallel: settings.parallel })
  return { stored, redo, retryQueue, failed }
}
