import type { DynamoDBRecord } from 'aws-lambda'

/** Changes that were read together. */
export type ChangeBatch = {
  readonly records: readonly DynamoDBRecord[]
  /** Marks the first `count` records as done. The others come again, also after a crash. */
  readonly done: (count: number) => Promise<void>
}

/** Reads changes at least once, in order per game. */
export type ChangeFeed = {
  readonly next: (limit: number) => Promise<ChangeBatch>
}
