import { type CreateTableCommandInput, CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { dynamodbSettings } from '../harness/dynamodb.ts'
import { shardReader } from './stream.ts'
import type { Resource } from './synth.ts'

/** Creates a table as in the template, and returns its stream. */
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

/** Returns a function that returns the records that were stored since its last call. */
export const streamReader = (endpoint: string, stream: string): (() => Promise<readonly unknown[]>) => {
  const read = shardReader(new DynamoDBStreamsClient(dynamodbSettings(endpoint)), stream)
  return async () => (await read()).flatMap(({ records }) => records)
}
