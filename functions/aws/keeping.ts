import { type AttributeValue, type DynamoDBClient, QueryCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import type { Instant } from '../../shared/game/words.ts'
import type { GameId } from '../../shared/service/ports.ts'
import { textAt } from './attributes.ts'
import { isHeld } from './held.ts'

/** In the people table: when DynamoDB may delete an item, in seconds. */
export const LEAVES = 'g'

export const leavesAt = (until: Instant): AttributeValue => ({ N: String(Math.ceil(until / 1000)) })

/** Of all items of a game. */
const namesIn = async (client: DynamoDBClient, table: string, game: GameId): Promise<readonly string[]> => {
  const names: string[] = []
  let from: Record<string, AttributeValue> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'p = :p',
        ExpressionAttributeValues: { ':p': { S: game } },
        ProjectionExpression: 'c',
        ConsistentRead: true,
        ...(from && { ExclusiveStartKey: from }),
      }),
    )
    names.push(...Items.map((item) => textAt(item, 'c')))
    from = LastEvaluatedKey
  } while (from)
  return names
}

const changeTo = (until: Instant | undefined) =>
  until === undefined
    ? { UpdateExpression: `REMOVE ${LEAVES}` }
    : { UpdateExpression: `SET ${LEAVES} = :g`, ExpressionAttributeValues: { ':g': leavesAt(until) } }

/** When the items of a game go whose name is meant. One that was removed meanwhile stays away. */
export const keepItems = async (
  client: DynamoDBClient,
  table: string,
  game: GameId,
  isMeant: (name: string) => boolean,
  until: Instant | undefined,
): Promise<void> => {
  for (const name of (await namesIn(client, table, game)).filter(isMeant)) {
    const Key = { p: { S: game }, c: { S: name } }
    const update = { TableName: table, Key, ...changeTo(until), ConditionExpression: 'attribute_exists(p)' }
    await isHeld(client.send(new UpdateItemCommand(update)))
  }
}
