import {
  type AttributeValue,
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import {
  type OwnedEntry,
  type OwnedGame,
  type OwnedLists,
  cursorAt,
} from '../../../shared/service/ports/owned-games.ts'
import {
  type AttributeChange,
  expiryValue,
  numberValue,
  attributeUpdate,
  textAttribute,
} from '../dynamodb/attributes.ts'
import { conditionMet } from '../dynamodb/condition-met.ts'
import { TABLES } from '../dynamodb/tables.ts'

const keyOf = (owner: string, id: string) => ({ p: { S: `o#${owner}` }, c: { S: `g#${id}` } })

/**
 * Returns the attributes of a game in the list of its owner. `o` and `x` are the owner and the cursor, the key of the
 * index; `v` is the version; `g` the game as JSON; `e` the TTL in seconds.
 */
const attributesOf = (owner: string, game: OwnedEntry, at: number): readonly AttributeChange[] => [
  ['o', { S: owner }],
  ['x', { S: cursorAt(at, game.id) }],
  ['v', numberValue(game.version)],
  ['g', { S: JSON.stringify(game) }],
  ['e', game.until === undefined ? null : expiryValue(game.until)],
]

/**
 * Returns the condition for writing a game's entry: the listed version is older, or there is no entry. After a restore
 * from a backup the list may be ahead of the game. Then only an entry of exactly the version `over` is overwritten.
 */
const conditionFor = (over: number | undefined) =>
  over === undefined
    ? { ConditionExpression: 'attribute_not_exists(p) OR v < :v' }
    : { ConditionExpression: 'v = :over', values: { ':over': numberValue(over) } }

/** Returns the writer of the lists of owned games, or of tournaments, which have other names. */
export const dynamodbOwnedGameWriter = <Entry extends OwnedEntry = OwnedGame>(
  client: DynamoDBClient,
  table: string,
): Pick<OwnedLists<Entry>, 'note' | 'noted'> => ({
  note: async (owner, game, { at, over }) => {
    const { ConditionExpression, values } = conditionFor(over)
    const set = attributeUpdate(attributesOf(owner, game, at))
    const update = {
      TableName: table,
      Key: keyOf(owner, game.id),
      ...set,
      ConditionExpression,
      ExpressionAttributeValues: { ...set.ExpressionAttributeValues, ...values },
    }
    await conditionMet(client.send(new UpdateItemCommand(update)))
  },
  noted: async (owner, id) => {
    const get = { TableName: table, Key: keyOf(owner, id), ConsistentRead: true, ProjectionExpression: 'v' }
    const { Item } = await client.send(new GetItemCommand(get))
    return Item && Number(Item['v']?.N)
  },
})

const entryIn = (image: Record<string, AttributeValue>): unknown => JSON.parse(textAttribute(image, 'g'))

/** Returns the reader of single owned games. */
export const dynamodbOwnedGameFinder = <Entry extends OwnedEntry = OwnedGame>(
  client: DynamoDBClient,
  table: string,
): Pick<OwnedLists<Entry>, 'find'> => ({
  find: async (owner, id) => {
    const get = { TableName: table, Key: keyOf(owner, id), ConsistentRead: true }
    const { Item } = await client.send(new GetItemCommand(get))
    return Item && (entryIn(Item) as Entry)
  },
})

/** Returns the games or tournaments of programs, listed by owner. */
export const dynamodbOwnedGames = <Entry extends OwnedEntry = OwnedGame>(
  client: DynamoDBClient,
  table: string,
): OwnedLists<Entry> => ({
  ...dynamodbOwnedGameWriter<Entry>(client, table),
  ...dynamodbOwnedGameFinder<Entry>(client, table),
  after: async (owner, cursor, most) => {
    const query = {
      TableName: table,
      IndexName: TABLES.programs.index.name,
      KeyConditionExpression: 'o = :o AND x > :x',
      ExpressionAttributeValues: { ':o': { S: owner }, ':x': { S: cursor } },
      Limit: most,
    }
    const { Items = [] } = await client.send(new QueryCommand(query))
    return Items.map((image) => ({ cursor: textAttribute(image, 'x'), game: entryIn(image) as Entry }))
  },
})
