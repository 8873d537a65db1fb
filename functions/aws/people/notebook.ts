import { type AttributeValue, type DynamoDBClient, GetItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import type { Instant } from '../../../shared/game/model/words.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import type { NotebookStore } from '../../../shared/service/ports/notebook.ts'
import { hasOwnRetention } from '../../../shared/service/notebook/entry-names.ts'
import { conditionMet } from '../dynamodb/condition-met.ts'
import { expiryValue, attributeUpdate } from '../dynamodb/attributes.ts'
import { PEOPLE_EXPIRY, setItemRetention } from './item-retention.ts'

/** Returns Node's zlib. It is loaded with the first page of a notebook, because most containers read none. */
const zlib = () => process.getBuiltinModule('node:zlib')

/** Pages of a notebook have this prefix. Its hyphen tells them from the ids of people, in the same table. */
export const NOTEBOOK_PREFIX = 'paper-'

const nameIn = (key: string): string => key.slice(NOTEBOOK_PREFIX.length)

export const isNotebookPage = (name: string): boolean => name.startsWith(NOTEBOOK_PREFIX)

const keyOf = (game: GameId, name: string) => ({ p: { S: game }, c: { S: NOTEBOOK_PREFIX + name } })

/** Returns the update that removes a page's text now, and the page by its TTL: functions may not delete items. */
const emptyPage = (now: Instant) => ({
  UpdateExpression: `REMOVE x SET ${PEOPLE_EXPIRY} = :g`,
  ConditionExpression: 'attribute_exists(p)',
  ExpressionAttributeValues: { ':g': expiryValue(now) },
})

/** Returns the text of a page; undefined if there is none, or it was removed. */
export const notebookTextIn = (item: Readonly<Record<string, AttributeValue>> | undefined): string | undefined => {
  const packed = item?.['x']?.B
  return packed && zlib().inflateRawSync(packed).toString('utf8')
}

/**
 * Returns the notebooks of players (notes and conditional moves), in the people table, which has no stream. Texts are
 * deflated, in `x`: conditional moves of 200 plies take 0.4 KB instead of 1.5.
 */
export const dynamodbNotebook = (client: DynamoDBClient, table: string): NotebookStore => ({
  load: async (game, name) => {
    const { Item } = await client.send(
      new GetItemCommand({ TableName: table, Key: keyOf(game, name), ConsistentRead: true }),
    )
    return notebookTextIn(Item)
  },
  save: async (game, name, text, until) => {
    const x = { B: zlib().deflateRawSync(text) }
    const set = attributeUpdate([
      ['x', x],
      [PEOPLE_EXPIRY, until === undefined ? null : expiryValue(until)],
    ])
    await client.send(new UpdateItemCommand({ TableName: table, Key: keyOf(game, name), ...set }))
  },
  remove: async (game, name) => {
    await conditionMet(
      client.send(new UpdateItemCommand({ TableName: table, Key: keyOf(game, name), ...emptyPage(Date.now()) })),
    )
  },
  setExpiry: (game, until) =>
    setItemRetention(client, table, game, (name) => isNotebookPage(name) && !hasOwnRetention(nameIn(name)), until),
})
