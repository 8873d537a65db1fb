import { type CreateTableCommandInput, CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record,
} from '@aws-sdk/client-dynamodb-streams'
import { dynamodbSettings } from '../harness/dynamodb.ts'
import type { Resource } from './synth.ts'

/** Creates a table as in the template; answers its stream. */
export const createTable = async (
  endpoint: string,
  name: string,
  { Properties }: Resource,
): Promise<string | undefined> => {
  const { AttributeDefinitions, KeySchema, BillingMode, GlobalSecondaryIndexes, StreamSpecification } =
    Properties as unknown as CreateTableCommandInput
  const input = { TableName: name, AttributeDefinitions, KeySchema, BillingMode, GlobalSecondaryIndexes }
  const stream = StreamSpecification && { StreamSpecification: { ...StreamSpecification, StreamEnabled: true } }
  const created = await new DynamoDBClient(dynamodbSettings(endpoint)).send(
    new CreateTableCommand({ ...input, ...stream }),
  )
  return created.TableDescription?.LatestStreamArn
}

/** As Lambda passes it on: bytes are base64. */
const lambdaRecord = (record: _Record): unknown => {
  const text = JSON.stringify(record, (_key, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  )
  return JSON.parse(text) as unknown
}

type Reading = { readonly client: DynamoDBStreamsClient; readonly stream: string }

/** An iterator over an empty shard expires, so each read makes a new one from where the last ended. */
const iteratorOf = async ({ client, stream }: Reading, ShardId: string | undefined, last: string | undefined) => {
  const from = last
    ? ({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: last } as const)
    : ({ ShardIteratorType: 'TRIM_HORIZON' } as const)
  const { ShardIterator } = await client.send(new GetShardIteratorCommand({ StreamArn: stream, ShardId, ...from }))
  return ShardIterator
}

/** Each call gives what was stored since the last. */
export const streamReader = (endpoint: string, stream: string): (() => Promise<readonly unknown[]>) => {
  const reading = { client: new DynamoDBStreamsClient(dynamodbSettings(endpoint)), stream }
  const last = new Map<string | undefined, string | undefined>()
  const readShard = async (id: string | undefined) => {
    const ShardIterator = await iteratorOf(reading, id, last.get(id))
    const { Records = [] } = await reading.client.send(new GetRecordsCommand({ ShardIterator }))
    last.set(id, Records.at(-1)?.dynamodb?.SequenceNumber ?? last.get(id))
    return Records.map(lambdaRecord)
  }
  return async () => {
    const { StreamDescription } = await reading.client.send(new DescribeStreamCommand({ StreamArn: stream }))
    const shards = (StreamDescription?.Shards ?? []).map(({ ShardId }) => readShard(ShardId))
    return (await Promise.all(shards)).flat()
  }
}
