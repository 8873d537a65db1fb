import { type AttributeValue, type DynamoDBClient, GetItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import type { Instant } from '../../shared/game/words.ts'
import type { GameId } from '../../shared/service/ports/games.ts'
import type { Papers } from '../../shared/service/ports/notebook.ts'
import { hasOwnTime } from '../../shared/service/notebook/page-names.ts'
import { isHeld } from './condition-met.ts'
import { leavesAt, setting } from './attributes.ts'
import { LEAVES, keepItems } from './retention.ts'

/** Node's zlib, loaded with the first page: most containers read none. */
const zlib = () => process.getBuiltinModule('node:zlib')

/** Pages of a notebook have this prefix. Its hyphen tells them from the ids of people, in the same table. */
export const PAPER = 'paper-'

const nameIn = (key: string): string => key.slice(PAPER.length)

export const isPaper = (name: string): boolean => name.startsWith(PAPER)

const keyOf = (game: GameId, name: string) => ({ p: { S: game }, c: { S: PAPER + name } })

/** Functions may not delete items, so the text is removed now, and the item by its TTL. */
const emptyPage = (now: Instant) => ({
  UpdateExpression: `REMOVE x SET ${LEAVES} = :g`,
  ConditionExpression: 'attribute_exists(p)',
  ExpressionAttributeValues: { ':g': leavesAt(now) },
})

/** The text of a page; undefined if there is none, or it was removed. */
export const textIn = (item: Readonly<Record<string, AttributeValue>> | undefined): string | undefined => {
  const packed = item?.['x']?.B
  return packed && zlib().inflateRawSync(packed).toString('utf8')
}

/**
 * The notebooks of players (notes and conditional moves), in the people table, which has no stream. Texts are deflated,
 * in `x`: conditional moves of 200 plies take 0.4 KB instead of 1.5.
 */
export const dynamodbPapers = (client: DynamoDBClient, table: string): Papers => ({
  load: async (game, name) => {
    const { Item } = await client.send(
      new GetItemCommand({ TableName: table, Key: keyOf(game, name), ConsistentRead: true }),
    )
    return textIn(Item)
  },
  save: async (game, name, text, until) => {
    const x = { B: zlib().deflateRawSync(text) }
    const set = setting([
      ['x', x],
      [LEAVES, until === undefined ? null : leavesAt(until)],
    ])
    await client.send(new UpdateItemCommand({ TableName: table, Key: keyOf(game, name), ...set }))
  },
  remove: async (game, name) => {
    await isHeld(
      client.send(new UpdateItemCommand({ TableName: table, Key: keyOf(game, name), ...emptyPage(Date.now()) })),
    )
  },
  keep: (game, until) => keepItems(client, table, game, (name) => isPaper(name) && !hasOwnTime(nameIn(name)), until),
})
