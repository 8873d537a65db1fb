import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import type { Job } from './run-due.ts'
import { invoke } from '../http/invoke.ts'
import type { ChangeBatch, ChangeFeed } from '../stores/change-feed.ts'

export type StoredHandler = (event: DynamoDBStreamEvent, context: Context) => Promise<DynamoDBBatchResponse>

export type ChangeJob = Job & {
  /** Makes the job look for changes again, as something may have been stored. */
  readonly recheck: () => void
}

const BATCH = 100

/** Returns how many records of the batch are done: those before the first failure. */
const doneOf = ({ records }: ChangeBatch, { batchItemFailures }: DynamoDBBatchResponse): number => {
  const failed = batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)
  const first = records.findIndex(({ dynamodb }) => failed.includes(dynamodb?.SequenceNumber ?? ''))
  return first === -1 ? records.length : first
}

/**
 * Returns a reader of changes. `next` resolves with the next batch, or with undefined if there is none. Then it reads
 * nothing until `recheck` is called.
 */
const reader = (changes: ChangeFeed) => {
  let requested = 1
  let checked = 0
  return {
    recheck: () => void requested++,
    next: async (): Promise<ChangeBatch | undefined> => {
      if (checked === requested) return undefined
      const before = requested
      const batch = await changes.next(BATCH)
      if (batch.records.length > 0) return batch
      checked = before
      return undefined
    },
  }
}

export const changeJob = (changes: ChangeFeed, stored: StoredHandler): ChangeJob => {
  const { recheck, next } = reader(changes)
  let batch: ChangeBatch | undefined
  return {
    recheck,
    nextAt: async () => {
      batch ??= await next()
      return batch && 0
    },
    run: async () => {
      if (!batch) return
      const { records, done } = batch
      const count = doneOf(batch, await invoke('stored', stored, { Records: [...records] }))
      if (count > 0) await done(count)
      batch = undefined
      if (count < records.length) throw new Error('a change could neither be carried out nor put aside')
    },
  }
}
