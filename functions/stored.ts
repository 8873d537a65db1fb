import middy from '@middy/core'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { carryOut } from '../shared/service/carry-out.ts'
import type { Log, Outbox, Timers } from '../shared/service/ports.ts'
import { changeOf } from './aws/change.ts'
import { nameOf } from './guard.ts'

/**
 * The table's stream: sets timers and writes letters for what has been stored. The first record that fails is
 * reported, and delivered again with all that follow it: nothing is skipped, and doing it twice is doing it once.
 */
export const storedHandler = (timers: Timers, outbox: Outbox, log: Log) =>
  middy<DynamoDBStreamEvent, DynamoDBBatchResponse>().handler(async ({ Records }) => {
    for (const record of Records) {
      try {
        const change = changeOf(record)
        if (change) await carryOut(timers, outbox, change)
      } catch (error) {
        log('error', 'a change could not be carried out', {
          error: nameOf(error),
          sequence: record.dynamodb?.SequenceNumber ?? '',
        })
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] }
      }
    }
    return { batchItemFailures: [] }
  })
