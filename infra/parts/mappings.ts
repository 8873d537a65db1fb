import { Duration } from 'aws-cdk-lib/core'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { STREAM } from '../figures.ts'
import type { House } from './function.ts'
import { allow } from './grants.ts'

export const readStream = (table: Table) =>
  allow(
    ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
    table.tableStreamArn ?? '',
  )

export const readQueue = (queue: IQueue) =>
  allow(
    ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility', 'sqs:GetQueueAttributes'],
    queue.queueArn,
  )

type Fed = { readonly table: Table; readonly failed: IQueue; readonly parallel: number }

/** An order is done with what it began; its later changes begin nothing. */
const STREAMS = {
  games: { id: 'Stream', batch: STREAM.batch, events: ['INSERT', 'MODIFY'] },
  orders: { id: 'Orders', batch: STREAM.orders, events: ['INSERT'] },
} as const

/**
 * From its beginning: what was stored unread is late, not lost. The function puts failures aside. If that fails, or it
 * crashes, the record is retried while its shard waits, and given up an hour before the stream forgets it, so an
 * operator can still read it; the sweep and the next move carry the game on.
 */
export const feedStream = (
  { lambda, live }: House,
  of: keyof typeof STREAMS,
  { table, failed, parallel }: Fed,
): void => {
  const { id, batch, events } = STREAMS[of]
  new EventSourceMapping(lambda, id, {
    target: live,
    eventSourceArn: table.tableStreamArn ?? '',
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: batch,
    parallelizationFactor: parallel,
    bisectBatchOnError: STREAM.bisect,
    reportBatchItemFailures: true,
    retryAttempts: STREAM.retries,
    maxRecordAge: Duration.hours(STREAM.oldestHours),
    onFailure: new SqsDlq(failed),
    filters: [FilterCriteria.filter({ eventName: FilterRule.or(...events) })],
  })
}

type Reading = {
  readonly functions: number
  readonly batch: number
}

/** Each message fails alone. */
export const feedQueue = ({ lambda, live }: House, queue: IQueue, { functions, batch }: Reading): void => {
  new EventSourceMapping(lambda, 'Queue', {
    target: live,
    eventSourceArn: queue.queueArn,
    batchSize: batch,
    maxConcurrency: functions,
    reportBatchItemFailures: true,
  })
}
