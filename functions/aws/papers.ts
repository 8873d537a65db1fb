import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { GameId, Papers } from '../../shared/service/ports.ts'

/** Papers lie with the people of their game. No id of a person has a hyphen, so none is taken for a paper, and no index finds one. */
const keyOf = (game: GameId, name: string) => ({ p: { S: game }, c: { S: `paper-${name}` } })

/**
 * Papers on DynamoDB, in the table of contacts, which has no stream. Deflated (`x`), as every kilobyte is paid for: a
 * plan of 200 moves, 1.5 KB, takes 0.4.
 */
export const dynamodbPapers = (client: DynamoDBClient, table: string): Papers => ({
  load: async (game, name) => {
    const { Item } = await client.send(
      new GetItemCommand({ TableName: table, Key: keyOf(game, name), ConsistentRead: true }),
    )
    const packed = Item?.['x']?.B
    return packed && inflateRawSync(packed).toString('utf8')
  },
  save: async (game, name, text) => {
    const Item = { ...keyOf(game, name), x: { B: deflateRawSync(text) } }
    await client.send(new PutItemCommand({ TableName: table, Item }))
  },
})
