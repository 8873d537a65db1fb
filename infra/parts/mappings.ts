import { Duration } from 'aws-cdk-lib'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import {
  EventSourceMapping,
  FilterCriteria,
  FilterRule,
  type Function as Lambda,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda'
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { allow } from './grants.ts'

/** What reading a table's stream takes. */
export const readStream = (table: Table) =>
  allow(
    ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
    table.tableStreamArn ?? '',
  )

/** What reading a queue takes. */
export const readQueue = (queue: IQueue) =>
  allow(
    ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility', 'sqs:GetQueueAttributes'],
    queue.queueArn,
  )

/**
 * The table's stream, read from its beginning: what was stored while nothing read it is carried out late, not lost.
 * The function itself puts aside what fails. Only where it cannot even do that, or breaks, is the record tried again, and
 * holds up the games of its shard: for as long as the stream remembers it, less an hour in which an operator can still
 * read it there. Then it is given up, and the sweep and the next move carry its game on.
 */
export const feedStream = (lambda: Lambda, table: Table, failed: IQueue): void => {
  new EventSourceMapping(lambda, 'Stream', {
    target: lambda,
    eventSourceArn: table.tableStreamArn ?? '',
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: 100,
    // Order is kept for each game, which is all that is needed.
    parallelizationFactor: 4,
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    retryAttempts: 10_000,
    maxRecordAge: Duration.hours(23),
    onFailure: new SqsDlq(failed),
    filters: [FilterCriteria.filter({ eventName: FilterRule.or('INSERT', 'MODIFY') })],
  })
}

/** A queue, each message by itself, with no more than so many functions at once. */
export const feedQueue = (lambda: Lambda, queue: IQueue, functions: number): void => {
  new EventSourceMapping(lambda, 'Queue', {
    target: lambda,
    eventSourceArn: queue.queueArn,
    batchSize: 10,
    maxConcurrency: functions,
    reportBatchItemFailures: true,
  })
}
