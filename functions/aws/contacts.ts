import {
  type AttributeValue,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  GetItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import type { ContactId } from '../../shared/game/events.ts'
import type { Contact, Contacts, GameId } from '../../shared/service/ports.ts'

/** The names that are stored: a person's entry has the game as partition (`p`) and his own id as sort key (`c`). */
const NAMES = { email: 'e', locale: 'l', timeZone: 'z' } as const
const PROPERTIES = Object.keys(NAMES) as (keyof Contact)[]

type Image = Readonly<Record<string, AttributeValue>>

const keyOf = (game: GameId, id: ContactId) => ({ p: { S: game }, c: { S: id } })

const contactIn = (image: Image): Contact & { readonly told: number } => {
  const known = PROPERTIES.map((name) => [name, image[NAMES[name]]?.S] as const).filter(
    ([, value]) => value !== undefined,
  )
  return { ...(Object.fromEntries(known) as Contact), told: Number(image['t']?.N ?? 0) }
}

/** Sets what is given and removes what is not, so that what he has been told stands as it was. */
const updateOf = (contact: Contact) => {
  const given = PROPERTIES.filter((name) => contact[name] !== undefined)
  const absent = PROPERTIES.filter((name) => contact[name] === undefined)
  const set = given.map((name) => `${NAMES[name]} = :${NAMES[name]}`)
  const values = given.map((name) => [`:${NAMES[name]}`, { S: contact[name] ?? '' }] as const)
  const start = ['t = if_not_exists(t, :zero)', ...set].join(', ')
  const removed = absent.length > 0 ? ` REMOVE ${absent.map((name) => NAMES[name]).join(', ')}` : ''
  return {
    UpdateExpression: `SET ${start}${removed}`,
    ExpressionAttributeValues: { ':zero': { N: '0' }, ...Object.fromEntries(values) },
  }
}

/** A person who has been forgotten is not brought back, and nobody is told less than he has been. */
const toldOf = (version: number) => ({
  UpdateExpression: 'SET t = :t',
  ConditionExpression: 'attribute_exists(p) AND t < :t',
  ExpressionAttributeValues: { ':t': { N: String(version) } },
})

/** The address book on DynamoDB, in a table of its own that has no stream: no address leaves it but by `load`. */
export const dynamodbContacts = (client: DynamoDBClient, table: string): Contacts => ({
  load: async (game, id) => {
    const { Item } = await client.send(
      new GetItemCommand({ TableName: table, Key: keyOf(game, id), ConsistentRead: true }),
    )
    return Item && contactIn(Item)
  },
  save: async (game, id, contact) => {
    await client.send(new UpdateItemCommand({ TableName: table, Key: keyOf(game, id), ...updateOf(contact) }))
  },
  told: async (game, id, version) => {
    const update = new UpdateItemCommand({ TableName: table, Key: keyOf(game, id), ...toldOf(version) })
    await client.send(update).catch((error: unknown) => {
      if (!(error instanceof ConditionalCheckFailedException)) throw error
    })
  },
})
