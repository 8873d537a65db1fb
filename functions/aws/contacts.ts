import { createHash } from 'node:crypto'
import {
  type AttributeValue,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import type { ContactId } from '../../shared/game/people.ts'
import type { Contact, Contacts, GameId, Telling } from '../../shared/service/ports.ts'
import { textAt } from './attributes.ts'

/** The sparse index of addresses: `h` (text), keys only. */
export const ADDRESS_INDEX = 'addresses'

type Image = Readonly<Record<string, AttributeValue>>

const keyOf = (game: GameId, id: ContactId) => ({ p: { S: game }, c: { S: id } })

/** Keys are what metrics and traces show, so the index has a hash of the address (192 bits) and not the address. */
const hashOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest().subarray(0, 24).toString('base64url')

/** A person's entry has the game as partition (`p`) and his own id as sort key (`c`). What he has been told is `t`. */
const attributesOf = ({
  email,
  locale,
  timeZone,
  silent,
}: Contact): Readonly<Record<string, AttributeValue | undefined>> => ({
  e: email === undefined ? undefined : { S: email },
  h: email === undefined ? undefined : { S: hashOf(email) },
  l: locale === undefined ? undefined : { S: locale },
  z: timeZone === undefined ? undefined : { S: timeZone },
  q: silent === undefined ? undefined : { BOOL: silent },
})

const contactIn = ({ e, l, z, q, t }: Image): Contact & { readonly told: number } => ({
  ...(e?.S !== undefined && { email: e.S }),
  ...(l?.S !== undefined && { locale: l.S }),
  ...(z?.S !== undefined && { timeZone: z.S }),
  ...(q?.BOOL !== undefined && { silent: q.BOOL }),
  told: Number(t?.N ?? 0),
})

/** Sets what is given and removes what is not, so that what he has been told stands as it was. */
const updateOf = (contact: Contact) => {
  const attributes = Object.entries(attributesOf(contact))
  const given = attributes.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  const absent = attributes.flatMap(([name, value]) => (value ? [] : [name]))
  const start = ['t = if_not_exists(t, :zero)', ...given.map(([name]) => `${name} = :${name}`)].join(', ')
  const removed = absent.length > 0 ? ` REMOVE ${absent.join(', ')}` : ''
  const values = given.map(([name, value]) => [`:${name}`, value] as const)
  return {
    UpdateExpression: `SET ${start}${removed}`,
    ExpressionAttributeValues: { ':zero': { N: '0' }, ...Object.fromEntries(values) },
  }
}

/** A person who has been forgotten is not brought back, and nobody is told less than he has been. */
const toldOf = (version: number) => ({
  UpdateExpression: 'SET t = :t REMOVE u',
  ConditionExpression: 'attribute_exists(p) AND t < :t',
  ExpressionAttributeValues: { ':t': { N: String(version) } },
})

/** `u`: until when somebody is about to tell him something. */
const claimOf = ({ version, now, until }: Telling) => ({
  UpdateExpression: 'SET u = :u',
  ConditionExpression: 't < :t AND (attribute_not_exists(u) OR u <= :now)',
  ExpressionAttributeValues: { ':u': { N: String(until) }, ':t': { N: String(version) }, ':now': { N: String(now) } },
})

/** Whether the condition of a write held. */
const held = (writing: Promise<unknown>): Promise<boolean> =>
  writing.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ConditionalCheckFailedException) return false
      throw error
    },
  )

const addressQuery = (table: string, email: string, limit: number) =>
  new QueryCommand({
    TableName: table,
    IndexName: ADDRESS_INDEX,
    KeyConditionExpression: 'h = :h',
    ExpressionAttributeValues: { ':h': { S: hashOf(email) } },
    Limit: limit,
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
  claim: (game, id, telling) =>
    held(client.send(new UpdateItemCommand({ TableName: table, Key: keyOf(game, id), ...claimOf(telling) }))),
  told: async (game, id, version) => {
    await held(client.send(new UpdateItemCommand({ TableName: table, Key: keyOf(game, id), ...toldOf(version) })))
  },
  at: async (email, limit) => {
    const { Items = [] } = await client.send(addressQuery(table, email, limit))
    return Items.map((item) => ({ game: textAt(item, 'p'), id: textAt(item, 'c') }))
  },
})
