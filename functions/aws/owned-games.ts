import {
  type AttributeValue,
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import {
  type OwnedGame,
  type OwnedGames,
  type OwnedNotes,
  type OwnedRows,
  placeAt,
} from '../../shared/service/ports/owned-games.ts'
import { type Attribute, leavesAt, number, setting, textAt } from './attributes.ts'
import { isHeld } from './condition-met.ts'
import { TABLES } from '../codec/tables.ts'

const keyOf = (owner: string, id: string) => ({ p: { S: `o#${owner}` }, c: { S: `g#${id}` } })

/**
 * The attributes of a game in the list of its owner. `o` and `x` are the owner and the cursor, the key of the index;
 * `v` is the version; `g` the game as JSON; `e` the TTL in seconds.
 */
const attributesOf = (owner: string, game: OwnedGame, at: number): readonly Attribute[] => [
  ['o', { S: owner }],
  ['x', { S: placeAt(at, game.id) }],
  ['v', number(game.version)],
  ['g', { S: JSON.stringify(game) }],
  ['e', game.until === undefined ? null : leavesAt(game.until)],
]

/**
 * The condition of a write: the listed version is older, or there is none. After a restore from a backup the list may
 * be ahead of the game: then exactly the listed version `over` is overwritten.
 */
const conditionFor = (over: number | undefined) =>
  over === undefined
    ? { ConditionExpression: 'attribute_not_exists(p) OR v < :v' }
    : { ConditionExpression: 'v = :over', values: { ':over': number(over) } }

/** What writes the lists. */
export const dynamodbOwnedNotes = (client: DynamoDBClient, table: string): OwnedNotes => ({
  note: async (owner, game, { at, over }) => {
    const { ConditionExpression, values } = conditionFor(over)
    const set = setting(attributesOf(owner, game, at))
    const update = {
      TableName: table,
      Key: keyOf(owner, game.id),
      ...set,
      ConditionExpression,
      ExpressionAttributeValues: { ...set.ExpressionAttributeValues, ...values },
    }
    await isHeld(client.send(new UpdateItemCommand(update)))
  },
  noted: async (owner, id) => {
    const get = { TableName: table, Key: keyOf(owner, id), ConsistentRead: true, ProjectionExpression: 'v' }
    const { Item } = await client.send(new GetItemCommand(get))
    return Item && Number(Item['v']?.N)
  },
})

const gameIn = (image: Record<string, AttributeValue>): OwnedGame => JSON.parse(textAt(image, 'g')) as OwnedGame

/** What reads single games of the lists. */
export const dynamodbOwnedRows = (client: DynamoDBClient, table: string): OwnedRows => ({
  find: async (owner, id) => {
    const get = { TableName: table, Key: keyOf(owner, id), ConsistentRead: true }
    const { Item } = await client.send(new GetItemCommand(get))
    return Item && gameIn(Item)
  },
})

/** The games of programs, listed by owner. */
export const dynamodbOwnedGames = (client: DynamoDBClient, table: string): OwnedGames => ({
  ...dynamodbOwnedNotes(client, table),
  ...dynamodbOwnedRows(client, table),
  after: async (owner, cursor, most) => {
    const query = {
      TableName: table,
      IndexName: TABLES.programs.index.name,
      KeyConditionExpression: 'o = :o AND x > :x',
      ExpressionAttributeValues: { ':o': { S: owner }, ':x': { S: cursor } },
      Limit: most,
    }
    const { Items = [] } = await client.send(new QueryCommand(query))
    return Items.map((image) => ({ place: textAt(image, 'x'), game: gameIn(image) }))
  },
})
