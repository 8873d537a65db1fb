/** The least that a function for moves must do: it reads the game's item, writes one of the same size, and answers. */
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

const client = new DynamoDBClient({})
const TableName = process.env['GAMES_TABLE']

export const handler = async ({
  body = '',
  isBase64Encoded,
  pathParameters,
}: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  const id = pathParameters?.['id'] ?? ''
  const { ply, move } = isBase64Encoded
    ? Object.fromEntries(new URLSearchParams(Buffer.from(body, 'base64').toString()))
    : JSON.parse(body)
  const { Item } = await client.send(new GetItemCommand({ TableName, Key: { p: { S: id } }, ConsistentRead: true }))
  const version = Number(Item?.['v']?.N)
  await client.send(
    new PutItemCommand({
      TableName,
      Item: { ...Item, v: { N: String(version + 1) } },
      ConditionExpression: 'v = :v',
      ExpressionAttributeValues: { ':v': { N: String(version) } },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    }),
  )
  return {
    statusCode: isBase64Encoded ? 303 : 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: { id, ply, version }, receipt: { ply, move } }),
  }
}
