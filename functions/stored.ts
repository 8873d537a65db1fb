import middy from '@middy/core'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { type Errands, carryOut } from '../shared/service/carry-out.ts'
import type { Log } from '../shared/service/ports.ts'
import { changeOf } from './aws/change.ts'
import { nameOf } from './guard.ts'

/**
 * The table's stream: sets timers, writes letters and makes the games that follow from what has been stored. The first
 * record that fails is reported, and delivered again with all that follow it: nothing is skipped, and doing it twice
 * is doing it once.
 */
export const storedHandler = (errands: Errands, log: Log, clock: () => number) =>
  middy<DynamoDBStreamEvent, DynamoDBBatchResponse>().handler(async ({ Records }) => {
    for (const record of Records) {
      try {
        const change = changeOf(record)
        const { unarmed } = change ? await carryOut(errands, change, clock()) : {}
        if (change && unarmed !== undefined)
          log('error', 'a timer could not be set', { error: nameOf(unarmed), game: change.id })
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
