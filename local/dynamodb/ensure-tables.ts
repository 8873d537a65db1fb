import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  ResourceNotFoundException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { type TableShape, TABLES, type TableName } from '../../functions/aws/dynamodb/tables.ts'

const schemaOf = ([hash, range]: TableShape['keys']) => [
  { AttributeName: hash.name, KeyType: 'HASH' as const },
  ...(range ? [{ AttributeName: range.name, KeyType: 'RANGE' as const }] : []),
]

const createInputOf = (table: TableName, name: string): CreateTableCommandInput => {
  const { keys, index, stream }: TableShape = TABLES[table]
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [...keys, ...(index?.keys ?? [])].map((key) => ({
      AttributeName: key.name,
      AttributeType: key.kind,
    })),
    KeySchema: schemaOf(keys),
    ...(index && {
      GlobalSecondaryIndexes: [
        { IndexName: index.name, KeySchema: schemaOf(index.keys), Projection: { ProjectionType: index.shows } },
      ],
    }),
    ...(stream && { StreamSpecification: { StreamEnabled: true, StreamViewType: stream } }),
  }
}

const describe = async (client: DynamoDBClient, name: string) => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: name }))
  return Table
}

const exists = (client: DynamoDBClient, name: string): Promise<boolean> =>
  describe(client, name).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ResourceNotFoundException) return false
      throw error
    },
  )

/** Creates the table unless it exists. If another process creates it at the same time, the refusal is ignored. */
const createWhereAbsent = async (client: DynamoDBClient, table: CreateTableCommandInput): Promise<void> => {
  const name = String(table.TableName)
  if (await exists(client, name)) return
  await client.send(new CreateTableCommand(table)).catch((error: unknown) => {
    if (!(error instanceof ResourceInUseException)) throw error
  })
  await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 1, maxDelay: 2 }, { TableName: name })
}

export type TableNames = {
  readonly games: string
  readonly contacts: string
  readonly ledger: string
  readonly programs: string
  readonly orders: string
}

/** Returns the ARN of the table's stream. */
export const streamArn = async (client: DynamoDBClient, name: string): Promise<string> => {
  const table = await describe(client, name)
  if (!table?.LatestStreamArn) throw new Error(`the table ${name} has no stream`)
  return table.LatestStreamArn
}

/** Creates the tables that are missing. Returns the ARN of the games' stream. */
export const ensureTables = async (
  client: DynamoDBClient,
  { games, contacts, ledger, programs, orders }: TableNames,
): Promise<string> => {
  await createWhereAbsent(client, createInputOf('games', games))
  await createWhereAbsent(client, createInputOf('people', contacts))
  await createWhereAbsent(client, createInputOf('ledger', ledger))
  await createWhereAbsent(client, createInputOf('programs', programs))
  await createWhereAbsent(client, createInputOf('orders', orders))
  return streamArn(client, games)
}
