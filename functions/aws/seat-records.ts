import { type DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb'
import type { SeatRecords } from '../../shared/service/ports/ports.ts'
import { textAt } from './attributes.ts'
import { contactIn } from './contact-fields.ts'
import { dynamodbContacts } from './contacts.ts'
import { PAPER, dynamodbPapers, textIn } from './papers.ts'

const ofGame = (table: string, game: string) =>
  new QueryCommand({
    TableName: table,
    KeyConditionExpression: 'p = :p',
    ExpressionAttributeValues: { ':p': { S: game } },
    ConsistentRead: true,
  })

/**
 * DynamoDB charges a query by all that it reads, in steps of 4 KB, and each item that is asked for by its name by itself.
 * All that a game has in this table is far less than that, so a query of the whole game is the cheapest read of two items
 * of it. What others have there is dropped here. A game with more than one answer holds (a megabyte) is read by names.
 */
export const dynamodbSeatRecords = (client: DynamoDBClient, table: string): SeatRecords => {
  const [contacts, papers] = [dynamodbContacts(client, table), dynamodbPapers(client, table)]
  const byName: SeatRecords['load'] = async (game, contact, names) => {
    const texts = await Promise.all(names.map(async (name) => [name, await papers.load(game, name)] as const))
    const there = texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]))
    return { contact: await contacts.load(game, contact), papers: new Map(there) }
  }
  return {
    load: async (game, contact, names) => {
      const { Items = [], LastEvaluatedKey } = await client.send(ofGame(table, game))
      if (LastEvaluatedKey) return byName(game, contact, names)
      const items = new Map(Items.map((item) => [textAt(item, 'c'), item]))
      const entry = items.get(contact)
      const texts = names.flatMap((name) => {
        const text = textIn(items.get(PAPER + name))
        return text === undefined ? [] : [[name, text] as const]
      })
      return { contact: entry && contactIn(entry), papers: new Map(texts) }
    },
  }
}
