import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  ResourceNotFoundException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { SEAT_INDEX } from '../../functions/aws/contacts.ts'
import { ALARM_INDEX } from '../../functions/aws/games.ts'
import { DIGEST_INDEX } from '../../functions/aws/digests.ts'
import { CHANGE_INDEX } from '../../functions/aws/owned-games.ts'

const gamesTable = (name: string): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: 'p', AttributeType: 'S' },
    { AttributeName: 's', AttributeType: 'N' },
    { AttributeName: 'd', AttributeType: 'N' },
  ],
  KeySchema: [{ AttributeName: 'p', KeyType: 'HASH' }],
  GlobalSecondaryIndexes: [
    {
      IndexName: ALARM_INDEX,
      KeySchema: [
        { AttributeName: 's', KeyType: 'HASH' },
        { AttributeName: 'd', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
  ],
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
})

/** No stream: it would show addresses. */
const contactsTable = (name: string): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: 'p', AttributeType: 'S' },
    { AttributeName: 'c', AttributeType: 'S' },
    { AttributeName: 'm', AttributeType: 'S' },
    { AttributeName: 'o', AttributeType: 'N' },
  ],
  KeySchema: [
    { AttributeName: 'p', KeyType: 'HASH' },
    { AttributeName: 'c', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: SEAT_INDEX,
      KeySchema: [
        { AttributeName: 'm', KeyType: 'HASH' },
        { AttributeName: 'o', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
  ],
})

const ledgerTable = (name: string): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: 'p', AttributeType: 'S' },
    { AttributeName: 'h', AttributeType: 'N' },
    { AttributeName: 'd', AttributeType: 'N' },
  ],
  KeySchema: [{ AttributeName: 'p', KeyType: 'HASH' }],
  GlobalSecondaryIndexes: [
    {
      IndexName: DIGEST_INDEX,
      KeySchema: [
        { AttributeName: 'h', KeyType: 'HASH' },
        { AttributeName: 'd', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
  ],
})

const programsTable = (name: string): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: 'p', AttributeType: 'S' },
    { AttributeName: 'c', AttributeType: 'S' },
    { AttributeName: 'o', AttributeType: 'S' },
    { AttributeName: 'x', AttributeType: 'S' },
  ],
  KeySchema: [
    { AttributeName: 'p', KeyType: 'HASH' },
    { AttributeName: 'c', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: CHANGE_INDEX,
      KeySchema: [
        { AttributeName: 'o', KeyType: 'HASH' },
        { AttributeName: 'x', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
})

/** Keys alone: an order names people. */
const ordersTable = (name: string): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [{ AttributeName: 'p', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'p', KeyType: 'HASH' }],
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'KEYS_ONLY' },
})

const describe = async (client: DynamoDBClient, name: string) => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: name }))
  return Table
}

const isThere = (client: DynamoDBClient, name: string): Promise<boolean> =>
  describe(client, name).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ResourceNotFoundException) return false
      throw error
    },
  )

/** In a race the refused creation is fine. */
const createWhereAbsent = async (client: DynamoDBClient, table: CreateTableCommandInput): Promise<void> => {
  const name = String(table.TableName)
  if (await isThere(client, name)) return
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

/** Its ARN. */
export const streamOf = async (client: DynamoDBClient, name: string): Promise<string> => {
  const table = await describe(client, name)
  if (!table?.LatestStreamArn) throw new Error(`the table ${name} has no stream`)
  return table.LatestStreamArn
}

/** Answers the ARN of the games' stream. */
export const ensureTables = async (
  client: DynamoDBClient,
  { games, contacts, ledger, programs, orders }: TableNames,
): Promise<string> => {
  await createWhereAbsent(client, gamesTable(games))
  await createWhereAbsent(client, contactsTable(contacts))
  await createWhereAbsent(client, ledgerTable(ledger))
  await createWhereAbsent(client, programsTable(programs))
  await createWhereAbsent(client, ordersTable(orders))
  return streamOf(client, games)
}
