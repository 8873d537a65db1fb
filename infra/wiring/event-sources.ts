import { Duration } from 'aws-cdk-lib/core'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { STREAM_READING } from '../settings/figures.ts'
import type { DeployedFunction } from '../lambda/function.ts'
import { allow } from './grants.ts'

/** Lets a function read the stream of a table. */
export const consumeStream = (table: Table) =>
  allow(
    ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
    table.tableStreamArn ?? '',
  )

/** Lets a function read a queue. */
export const consumeQueue = (queue: IQueue) =>
  allow(
    ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility', 'sqs:GetQueueAttributes'],
    queue.queueArn,
  )

type StreamSource = { readonly table: Table; readonly failed: IQueue; readonly parallel: number }

/**
 * How functions read the streams. Of an order, only the creation calls a function, because its later changes have no
 * effects.
 */
const STREAMS = {
  games: { id: 'Stream', batch: STREAM_READING.batch, events: ['INSERT', 'MODIFY'] },
  orders: { id: 'Orders', batch: STREAM_READING.orders, events: ['INSERT'] },
} as const

/**
 * Calls a function with the changes of a table, from the beginning of the table's stream, so that no earlier change is
 * lost. The function puts failures into the retry queue. If that fails, or the function crashes, the record is retried
 * while its shard waits. The record is given up an hour before the stream deletes it, so that an operator can still
 * read it; the sweep and the next move carry the game on.
 */
export const connectStream = (
  { lambda, live }: DeployedFunction,
  stream: keyof typeof STREAMS,
  { table, failed, parallel }: StreamSource,
): void => {
  const { id, batch, events } = STREAMS[stream]
  new EventSourceMapping(lambda, id, {
    target: live,
    eventSourceArn: table.tableStreamArn ?? '',
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: batch,
    parallelizationFactor: parallel,
    bisectBatchOnError: STREAM_READING.bisect,
    reportBatchItemFailures: true,
    retryAttempts: STREAM_READING.retries,
    maxRecordAge: Duration.hours(STREAM_READING.oldestHours),
    onFailure: new SqsDlq(failed),
    filters: [FilterCriteria.filter({ eventName: FilterRule.or(...events) })],
  })
}

type QueueSource = {
  /** The most functions at once. */
  readonly functions: number
  /** The most messages of one call. */
  readonly batch: number
}

/** Calls a function with the messages of a queue. Each message can fail by itself. */
export const connectQueue = (
  { lambda, live }: DeployedFunction,
  queue: IQueue,
  { functions, batch }: QueueSource,
): void => {
  new EventSourceMapping(lambda, 'Queue', {
    target: live,
    eventSourceArn: queue.queueArn,
    batchSize: batch,
    maxConcurrency: functions,
    reportBatchItemFailures: true,
  })
}
