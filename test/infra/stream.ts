import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record,
} from '@aws-sdk/client-dynamodb-streams'

/** Writes a record as Lambda passes it on: bytes are in base64. */
const lambdaRecord = (record: _Record): unknown => {
  const text = JSON.stringify(record, (_key, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  )
  return JSON.parse(text) as unknown
}

type Reading = { readonly client: DynamoDBStreamsClient; readonly stream: string }

/**
 * Returns an iterator from where the last read ended. Each read makes a new one, because an iterator over an empty
 * shard expires.
 */
const iteratorOf = async ({ client, stream }: Reading, ShardId: string | undefined, last: string | undefined) => {
  const from = last
    ? ({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: last } as const)
    : ({ ShardIteratorType: 'TRIM_HORIZON' } as const)
  const { ShardIterator } = await client.send(new GetShardIteratorCommand({ StreamArn: stream, ShardId, ...from }))
  return ShardIterator
}

/** The records of a shard that have not been read yet. */
export type Read = { readonly shard: string; readonly records: readonly unknown[] }

/** Returns a function that returns, by shard, the records that were stored since its last call. */
export const shardReader = (client: DynamoDBStreamsClient, stream: string): (() => Promise<readonly Read[]>) => {
  const reading = { client, stream }
  const last = new Map<string | undefined, string | undefined>()
  const readShard = async (id: string | undefined): Promise<Read> => {
    const ShardIterator = await iteratorOf(reading, id, last.get(id))
    const { Records = [] } = await client.send(new GetRecordsCommand({ ShardIterator }))
    last.set(id, Records.at(-1)?.dynamodb?.SequenceNumber ?? last.get(id))
    return { shard: id ?? '', records: Records.map(lambdaRecord) }
  }
  return async () => {
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: stream }))
    return Promise.all((StreamDescription?.Shards ?? []).map(({ ShardId }) => readShard(ShardId)))
  }
}
