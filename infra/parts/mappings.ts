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
 * A record that fails holds up the games of its shard, so it is tried for six hours at the most, then laid aside, and
 * the sweep and the next move carry its game on.
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
    retryAttempts: 100,
    maxRecordAge: Duration.hours(6),
    onFailure: new SqsDlq(failed),
    filters: [FilterCriteria.filter({ eventName: FilterRule.or('INSERT', 'MODIFY') })],
  })
}

/** The outbox. SES begins with 14 letters a second, so no more than five functions write at once. */
export const feedQueue = (lambda: Lambda, queue: IQueue): void => {
  new EventSourceMapping(lambda, 'Outbox', {
    target: lambda,
    eventSourceArn: queue.queueArn,
    batchSize: 10,
    maxConcurrency: 5,
    reportBatchItemFailures: true,
  })
}
