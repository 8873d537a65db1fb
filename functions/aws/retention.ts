import { type DynamoDBClient, UpdateItemCommand, paginateQuery } from '@aws-sdk/client-dynamodb'
import type { Instant } from '../../shared/game/words.ts'
import type { GameId } from '../../shared/service/ports/games.ts'
import { leavesAt, textAt } from './attributes.ts'
import { isHeld } from './condition-met.ts'
import { TABLES } from '../codec/tables.ts'

/** The TTL attribute of the people table, in seconds. */
export const LEAVES = TABLES.people.expiry

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
    names.push(...Items.map((item) => textAt(item, 'c')))
  return names
}

const changeTo = (until: Instant | undefined) =>
  until === undefined
    ? { UpdateExpression: `REMOVE ${LEAVES}` }
    : { UpdateExpression: `SET ${LEAVES} = :g`, ExpressionAttributeValues: { ':g': leavesAt(until) } }

/**
 * Sets the TTL of the items of a game whose name `isMeant` accepts, or removes it if `until` is undefined. An item that
 * was deleted meanwhile is not created again.
 */
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
