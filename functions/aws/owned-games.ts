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

/** `v`: version; `g`: the rest as JSON; `e`: when DynamoDB deletes it, in seconds. */
const attributesOf = (owner: string, game: OwnedGame, at: number): readonly Attribute[] => [
  ['o', { S: owner }],
  ['x', { S: placeAt(at, game.id) }],
  ['v', number(game.version)],
  ['g', { S: JSON.stringify(game) }],
  ['e', game.until === undefined ? null : leavesAt(game.until)],
]

/** A game that nobody restored has no row to be put over. */
const unless = (over: number | undefined) =>
  over === undefined
    ? { ConditionExpression: 'attribute_not_exists(p) OR v < :v' }
    : { ConditionExpression: 'v = :over', values: { ':over': number(over) } }

export const dynamodbOwnedNotes = (client: DynamoDBClient, table: string): OwnedNotes => ({
  note: async (owner, game, { at, over }) => {
    const { ConditionExpression, values } = unless(over)
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

export const dynamodbOwnedRows = (client: DynamoDBClient, table: string): OwnedRows => ({
  find: async (owner, id) => {
    const get = { TableName: table, Key: keyOf(owner, id), ConsistentRead: true }
    const { Item } = await client.send(new GetItemCommand(get))
    return Item && gameIn(Item)
  },
})

export const dynamodbOwnedGames = (client: DynamoDBClient, table: string): OwnedGames => ({
  ...dynamodbOwnedNotes(client, table),
  ...dynamodbOwnedRows(client, table),
  after: async (owner, place, most) => {
    const query = {
      TableName: table,
      IndexName: TABLES.programs.index.name,
      KeyConditionExpression: 'o = :o AND x > :x',
      ExpressionAttributeValues: { ':o': { S: owner }, ':x': { S: place } },
      Limit: most,
    }
    const { Items = [] } = await client.send(new QueryCommand(query))
    return Items.map((image) => ({ place: textAt(image, 'x'), game: gameIn(image) }))
  },
})
