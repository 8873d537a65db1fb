import { type DynamoDBClient, UpdateItemCommand, paginateQuery } from '@aws-sdk/client-dynamodb'
import type { Instant } from '../../../shared/game/model/words.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import { expiryValue, textAttribute } from '../dynamodb/attributes.ts'
import { conditionMet } from '../dynamodb/condition-met.ts'
import { TABLES } from '../dynamodb/tables.ts'

/** The TTL attribute of the people table, in seconds. */
export const PEOPLE_EXPIRY = TABLES.people.expiry

const namesIn = async (client: DynamoDBClient, table: string, game: GameId): Promise<readonly string[]> => {
  const all = {
    TableName: table,
    KeyConditionExpression: 'p = :p',
    ExpressionAttributeValues: { ':p': { S: game } },
    ProjectionExpression: 'c',
    ConsistentRead: true,
  }
  const names: string[] = []
  for await (const { Items = [] } of paginateQuery({ client }, all))
    names.push(...Items.map((item) => textAttribute(item, 'c')))
  return names
}

const changeTo = (until: Instant | undefined) =>
  until === undefined
    ? { UpdateExpression: `REMOVE ${PEOPLE_EXPIRY}` }
    : { UpdateExpression: `SET ${PEOPLE_EXPIRY} = :g`, ExpressionAttributeValues: { ':g': expiryValue(until) } }

/**
 * Sets the TTL of those items of a game whose names `isMeant` accepts, or removes it if `until` is undefined. An item
 * that was deleted meanwhile is not created again.
 */
export const setItemRetention = async (
  client: DynamoDBClient,
  table: string,
  game: GameId,
  isMeant: (name: string) => boolean,
  until: Instant | undefined,
): Promise<void> => {
  for (const name of (await namesIn(client, table, game)).filter(isMeant)) {
    const Key = { p: { S: game }, c: { S: name } }
    const update = { TableName: table, Key, ...changeTo(until), ConditionExpression: 'attribute_exists(p)' }
    await conditionMet(client.send(new UpdateItemCommand(update)))
  }
}
