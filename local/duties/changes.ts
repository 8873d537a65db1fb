import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { SECOND } from '../../shared/game/words.ts'
import type { Work } from '../agenda.ts'
import { invoke } from '../invoke.ts'
import type { Batch, Changes } from '../sqlite/changes.ts'
import type { Queue } from '../sqlite/queue.ts'

export type Stored = (event: DynamoDBStreamEvent, context: Context) => Promise<DynamoDBBatchResponse>

export type ChangeWork = Work & {
  /** Something may have been stored since the last look. */
  readonly stir: () => void
}

/** As many as Lambda is set to hand over at once. */
const BATCH = 100

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
 * The store's changes, handed to the function that hears of them. One that fails is put aside, to be tried again by
 * itself, and those behind it do not wait for it: each says all that it needs, so none does harm by coming late.
 */
export const changeWork = (changes: Changes, stored: Stored, aside: Pick<Queue, 'put'>): ChangeWork => {
  const { stir, next } = reader(changes)
  let batch: Batch | undefined
  return {
    stir,
    nextAt: async () => {
      batch ??= await next()
      return batch && 0
    },
    run: async (now) => {
      if (!batch) return
      const { records, done } = batch
      const count = doneOf(batch, await invoke('stored', stored, { Records: [...records] }))
      const failed = records[count]
      // Put aside first: a crash in between does it twice, and doing it twice is doing it once.
      if (failed) aside.put(JSON.stringify(failed), now + SECOND)
      await done(failed ? count + 1 : count)
      batch = undefined
    },
  }
}
