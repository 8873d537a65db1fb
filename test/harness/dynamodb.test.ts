import { CreateTableCommand, DescribeTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { describeWithDynamodb, dynamodbEndpoint, dynamodbSettings, uniqueTable } from './dynamodb.ts'
import { startDynamodbLocal } from './dynamodb-local.ts'
import { tempFolder } from './temp.ts'

const createTable = (endpoint: string, TableName: string) =>
  new DynamoDBClient(dynamodbSettings(endpoint)).send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    }),
  )

const tablesAt = async (endpoint: string) =>
  (await new DynamoDBClient(dynamodbSettings(endpoint)).send(new ListTablesCommand({}))).TableNames

describeWithDynamodb('DynamoDB Local', () => {
  test('is one process for the whole run', async () => {
    const endpoint = await dynamodbEndpoint()
    const table = uniqueTable()
    await createTable(endpoint, table)
    // ListTables returns at most a hundred tables, so it may leave out this one.
    const client = new DynamoDBClient(dynamodbSettings(await dynamodbEndpoint()))
    const { Table } = await client.send(new DescribeTableCommand({ TableName: table }))
    expect(Table?.TableName).toBe(table)
  })

  test('keeps what it has on disk when it is killed', async () => {
    await using folder = await tempFolder('dynamodb')
    const first = await startDynamodbLocal({ dbPath: folder.path })
    await createTable(first.endpoint, 'games')
    await first.stop('SIGKILL')
    const second = await startDynamodbLocal({ dbPath: folder.path })
    expect(await tablesAt(second.endpoint)).toEqual(['games'])
    await second.stop()
  })
})
