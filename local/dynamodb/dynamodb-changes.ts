import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  type GetRecordsCommandOutput,
  GetShardIteratorCommand,
  type Shard,
  TrimmedDataAccessException,
  type _Record as SdkRecord,
} from '@aws-sdk/client-dynamodb-streams'
import type { ChangeBatch, ChangeFeed } from '../stores/change-feed.ts'
import type { KeyValueStore } from '../stores/key-value-store.ts'
import { type ShardCursors, storedCursors } from './shard-cursors.ts'
import { lambdaRecord } from './lambda-record.ts'

type Stream = {
  readonly client: DynamoDBStreamsClient
  readonly arn: string
  readonly places: ShardCursors
  /** Iterators of shards that had no new records, from which reading continues. */
  readonly iterators: Map<string, string>
}

const idOf = (shard: Shard): string => String(shard.ShardId)

const shardsOf = async (stream: Stream, after?: string): Promise<readonly Shard[]> => {
  const describe = new DescribeStreamCommand({ StreamArn: stream.arn, ExclusiveStartShardId: after })
  const { StreamDescription } = await stream.client.send(describe)
  const { Shards = [], LastEvaluatedShardId } = StreamDescription ?? {}
  return LastEvaluatedShardId ? [...Shards, ...(await shardsOf(stream, LastEvaluatedShardId))] : Shards
}

/**
 * Returns the shards that can be read now. A shard waits until its parent is read to the end, which keeps each game's
 * order.
 */
const readable = (shards: readonly Shard[], places: ShardCursors): readonly string[] => {
  const ids = shards.map(idOf)
  const isWaiting = (parent: string | undefined) =>
    parent !== undefined && ids.includes(parent) && !places.isAtEnd(parent)
  return shards.filter((shard) => !places.isAtEnd(idOf(shard)) && !isWaiting(shard.ParentShardId)).map(idOf)
}

const iteratorOf = async ({ client, arn, places, iterators }: Stream, shard: string): Promise<string | undefined> => {
  const known = iterators.get(shard)
  if (known) return known
  const SequenceNumber = places.get(shard)
  const from = SequenceNumber
    ? ({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber } as const)
    : ({ ShardIteratorType: 'TRIM_HORIZON' } as const)
  const { ShardIterator } = await client.send(new GetShardIteratorCommand({ StreamArn: arn, ShardId: shard, ...from }))
  return ShardIterator
}

type RecordsPage = Pick<GetRecordsCommandOutput, 'Records' | 'NextShardIterator'>

/**
 * Restarts the reading of a shard after an error. If the iterator expired (15 minutes), reading goes on from the stored
 * position. If the record at that position was trimmed (24 hours), it goes on from the oldest record that is left.
 */
const restart = ({ places, iterators }: Stream, shard: string, error: unknown): RecordsPage => {
  iterators.delete(shard)
  if (error instanceof TrimmedDataAccessException) places.forget(shard)
  else if (!(error instanceof ExpiredIteratorException)) throw error
  return { NextShardIterator: '' }
}

const readShard = async (stream: Stream, shard: string, limit: number): Promise<readonly SdkRecord[]> => {
  const read = async (): Promise<RecordsPage> => {
    const ShardIterator = await iteratorOf(stream, shard)
    return stream.client.send(new GetRecordsCommand({ ShardIterator, Limit: limit }))
  }
  const { Records = [], NextShardIterator } = await read().catch((error: unknown) => restart(stream, shard, error))
  stream.iterators.delete(shard)
  if (Records.length > 0) return Records
  if (NextShardIterator === undefined) stream.places.end(shard)
  else if (NextShardIterator) stream.iterators.set(shard, NextShardIterator)
  return []
}

const batchOf = ({ places }: Stream, shard: string, records: readonly SdkRecord[]): ChangeBatch => ({
  records: records.map(lambdaRecord),
  done: async (count) => {
    const last = records.slice(0, count).at(-1)?.dynamodb?.SequenceNumber
    if (last) places.advance(shard, last)
  },
})

const NONE: ChangeBatch = { records: [], done: async () => {} }

/**
 * Returns the changes of a stream, read as Lambda does: from the oldest record, or where this reader stopped, even in
 * another process.
 */
export const dynamodbChanges = (client: DynamoDBStreamsClient, arn: string, values: KeyValueStore): ChangeFeed => {
  const stream: Stream = { client, arn, places: storedCursors(values, arn), iterators: new Map() }
  let shards: readonly Shard[] = []
  const readableShards = async (): Promise<readonly string[]> => {
    const open = readable(shards, stream.places)
    if (open.length > 0) return open
    shards = await shardsOf(stream)
    stream.places.keepOnly(shards.map(idOf))
    return readable(shards, stream.places)
  }
  return {
    next: async (limit) => {
      for (const shard of await readableShards()) {
        const records = await readShard(stream, shard, limit)
        if (records.length > 0) return batchOf(stream, shard, records)
      }
      return NONE
    },
  }
}
