import { type AttributeValue, type DynamoDBClient, GetItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import type { Instant } from '../../shared/game/words.ts'
import type { GameId, Papers } from '../../shared/service/ports/ports.ts'
import { hasOwnTime } from '../../shared/service/notebook/page-names.ts'
import { isHeld } from './condition-met.ts'
import { leavesAt, setting } from './attributes.ts'
import { LEAVES, keepItems } from './retention.ts'

/** Read with the first paper: most containers have none. */
const zlib = () => process.getBuiltinModule('node:zlib')

/** The hyphen parts papers from ids of people. */
export const PAPER = 'paper-'

const nameIn = (key: string): string => key.slice(PAPER.length)

export const isPaper = (name: string): boolean => name.startsWith(PAPER)

const keyOf = (game: GameId, name: string) => ({ p: { S: game }, c: { S: PAPER + name } })

/** No function may delete an item: its text goes now, the rest by expiry. */
const emptied = (now: Instant) => ({
  UpdateExpression: `REMOVE x SET ${LEAVES} = :g`,
  ConditionExpression: 'attribute_exists(p)',
  ExpressionAttributeValues: { ':g': leavesAt(now) },
})

/** Undefined for one that is not there, or was emptied. */
export const textIn = (item: Readonly<Record<string, AttributeValue>> | undefined): string | undefined => {
  const packed = item?.['x']?.B
  return packed && zlib().inflateRawSync(packed).toString('utf8')
}

/** In the contacts table, which has no stream. Deflated (`x`): a plan of 200 moves takes 0.4 KB instead of 1.5. */
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
      client.send(new UpdateItemCommand({ TableName: table, Key: keyOf(game, name), ...emptied(Date.now()) })),
    )
  },
  keep: (game, until) => keepItems(client, table, game, (name) => isPaper(name) && !hasOwnTime(nameIn(name)), until),
})
