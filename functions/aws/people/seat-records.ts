import { type DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb'
import type { SeatRecords } from '../../../shared/service/ports/notebook.ts'
import { textAttribute } from '../dynamodb/attributes.ts'
import { contactInItem } from './contact-fields.ts'
import { dynamodbContacts } from './contacts.ts'
import { NOTEBOOK_PREFIX, dynamodbNotebook, notebookTextIn } from './notebook.ts'

const gameQuery = (table: string, game: string) =>
  new QueryCommand({
    TableName: table,
    KeyConditionExpression: 'p = :p',
    ExpressionAttributeValues: { ':p': { S: game } },
    ConsistentRead: true,
  })

/**
 * Reads a contact and pages of its notebook in one query of all items of the game. DynamoDB charges a query for the sum
 * of all that it reads, in steps of 4 KB, but charges reads by key for each item. All items of a game are far smaller
 * than 4 KB together, so the query is the cheapest way to read two of them; the items of other people are dropped here.
 * A game with more than a megabyte, which is more than one answer, is read by keys.
 */
export const dynamodbSeatRecords = (client: DynamoDBClient, table: string): SeatRecords => {
  const [contacts, notebook] = [dynamodbContacts(client, table), dynamodbNotebook(client, table)]
  const readByKeys: SeatRecords['load'] = async (game, contact, names) => {
    const texts = await Promise.all(names.map(async (name) => [name, await notebook.load(game, name)] as const))
    const found = texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]))
    return { contact: await contacts.load(game, contact), notebook: new Map(found) }
  }
  return {
    load: async (game, contact, names) => {
      const { Items = [], LastEvaluatedKey } = await client.send(gameQuery(table, game))
      if (LastEvaluatedKey) return readByKeys(game, contact, names)
      const items = new Map(Items.map((item) => [textAttribute(item, 'c'), item]))
      const entry = items.get(contact)
      const texts = names.flatMap((name) => {
        const text = notebookTextIn(items.get(NOTEBOOK_PREFIX + name))
        return text === undefined ? [] : [[name, text] as const]
      })
      return { contact: entry && contactInItem(entry), notebook: new Map(texts) }
    },
  }
}
