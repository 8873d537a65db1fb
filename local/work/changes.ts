import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { type Duration, HOUR, type Instant, SECOND } from '../../shared/game/words.ts'
import type { Work } from '../agenda.ts'
import { invoke } from '../invoke.ts'
import type { Batch, Changes } from '../sqlite/changes.ts'

type Stored = (event: DynamoDBStreamEvent, context: Context) => Promise<DynamoDBBatchResponse>

export type ChangeWork = Work & {
  /** Something may have been stored since the last look. */
  readonly stir: () => void
}

/** As many as Lambda is set to hand over at once. */
const BATCH = 100

const backoff = (failures: number): Duration => (failures === 0 ? 0 : Math.min(SECOND * 2 ** (failures - 1), HOUR))

/** How many records from the first on were done: all, or those before the first that failed. */
const doneOf = ({ records }: Batch, { batchItemFailures }: DynamoDBBatchResponse): number => {
  const failed = batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)
  const first = records.findIndex(({ dynamodb }) => failed.includes(dynamodb?.SequenceNumber ?? ''))
  return first === -1 ? records.length : first
}

/** Reads the next batch, and does not ask again after an empty one until somebody stirs. */
const reader = (changes: Changes) => {
  let stirred = 1
  let seen = 0
  return {
    stir: () => void stirred++,
    next: async (): Promise<Batch | undefined> => {
      if (seen === stirred) return undefined
      const before = stirred
      const batch = await changes.next(BATCH)
      if (batch.records.length > 0) return batch
      seen = before
      return undefined
    },
  }
}

/**
 * The store's changes, handed to the function that hears of them. Nothing is skipped: from the first that fails on
 * they come again, after a second, two, four ... an hour.
 */
export const changeWork = (changes: Changes, stored: Stored): ChangeWork => {
  const { stir, next } = reader(changes)
  let batch: Batch | undefined
  let failures = 0
  let at: Instant = 0
  return {
    stir,
    nextAt: async () => {
      batch ??= await next()
      return batch && at
    },
    run: async (now) => {
      if (!batch) return
      const done = doneOf(batch, await invoke('stored', stored, { Records: [...batch.records] }))
      await batch.done(done)
      failures = done > 0 ? 0 : failures + 1
      at = now + backoff(failures)
      batch = undefined
    },
  }
}
