import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import type { Work } from '../agenda.ts'
import { invoke } from '../invoke.ts'
import type { Batch, Changes } from '../sqlite/changes.ts'

export type Stored = (event: DynamoDBStreamEvent, context: Context) => Promise<DynamoDBBatchResponse>

export type ChangeWork = Work & {
  /** Something may have been stored. */
  readonly stir: () => void
}

const BATCH = 100

/** Before the first failure. */
const doneOf = ({ records }: Batch, { batchItemFailures }: DynamoDBBatchResponse): number => {
  const failed = batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)
  const first = records.findIndex(({ dynamodb }) => failed.includes(dynamodb?.SequenceNumber ?? ''))
  return first === -1 ? records.length : first
}

/** After an empty batch it waits for `stir`. */
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

export const changeWork = (changes: Changes, stored: Stored): ChangeWork => {
  const { stir, next } = reader(changes)
  let batch: Batch | undefined
  return {
    stir,
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
