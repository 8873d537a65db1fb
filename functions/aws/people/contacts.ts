import {
  type AttributeValue,
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  UpdateItemCommand,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb'
import type { ContactId } from '../../../shared/game/model/people.ts'
import type { Instant } from '../../../shared/game/model/words.ts'
import type {
  ContactChanges,
  ContactCondition,
  Contact,
  Contacts,
  CountChange,
  NotificationClaim,
} from '../../../shared/service/ports/contacts.ts'
import { MOST_NOTED_EMAILS } from '../../../shared/game/limits/bounds.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import { numberValue, attributeUpdate, textAttribute } from '../dynamodb/attributes.ts'
import { contactAttributes, contactInItem, textValue } from './contact-fields.ts'
import { conditionMet } from '../dynamodb/condition-met.ts'
import { setItemRetention } from './item-retention.ts'
import { isNotebookPage } from './notebook.ts'
import { TABLES } from '../dynamodb/tables.ts'

const keyOf = (game: GameId, id: ContactId) => ({ p: { S: game }, c: { S: id } })

const amendOf = (amends: ContactChanges) => {
  const set = attributeUpdate(contactAttributes(amends), ['t = if_not_exists(t, :zero)'])
  return { ...set, ExpressionAttributeValues: { ':zero': { N: '0' }, ...set.ExpressionAttributeValues } }
}

const conditionOf = (where: ContactCondition): readonly [expression: string, value?: AttributeValue] => {
  if ('under' in where) return ['attribute_not_exists(k) OR k <= :where', numberValue(where.under)]
  if ('still' in where) return ['m = :where', textValue(where.still)]
  return where.devices === null ? ['attribute_not_exists(v)'] : ['v = :where', textValue(where.devices)]
}

const amendWhere = (amends: ContactChanges, where: ContactCondition) => {
  const { ExpressionAttributeValues: values, ...amending } = amendOf(amends)
  const [ConditionExpression, value] = conditionOf(where)
  return {
    ...amending,
    ConditionExpression,
    ExpressionAttributeValues: { ...values, ...(value && { ':where': value }) },
  }
}

/** Returns the update that stores a new contact, unless the item already exists. */
const enterOf = (contact: Contact) => ({ ...amendOf(contact), ConditionExpression: 'attribute_not_exists(p)' })

/**
 * Returns the update that records that the person was notified of a version, and of which email. It never restores a
 * deleted person, and never replaces a later version.
 */
const notifiedOf = (version: number, note: string | undefined) => {
  const notified = {
    UpdateExpression: 'SET t = :t REMOVE u',
    ConditionExpression: 'attribute_exists(p) AND t < :t',
    ExpressionAttributeValues: { ':t': numberValue(version) },
  }
  if (note === undefined) return notified
  return {
    UpdateExpression: 'SET t = :t, g = list_append(if_not_exists(g, :none), :note) REMOVE u',
    ConditionExpression: `${notified.ConditionExpression} AND (attribute_not_exists(g) OR size(g) < :most)`,
    ExpressionAttributeValues: {
      ...notified.ExpressionAttributeValues,
      ':none': { L: [] },
      ':note': { L: [textValue(note)] },
      ':most': numberValue(MOST_STORED_NOTES),
    },
  }
}

/** A list cannot be shortened in the update that adds to it, so it is shortened once for every 50 emails. */
const NOTES_CUT = 50
const MOST_STORED_NOTES = MOST_NOTED_EMAILS + NOTES_CUT

/** The update that removes the oldest notes of a list that is full. */
const CUT_NOTES = {
  UpdateExpression: `REMOVE ${Array.from({ length: NOTES_CUT }, (_, n) => `g[${n}]`).join(', ')}`,
  ConditionExpression: 'size(g) >= :most',
  ExpressionAttributeValues: { ':most': numberValue(MOST_STORED_NOTES) },
}

const countOf = ({ was, is }: CountChange) => ({
  UpdateExpression: 'SET f = :is',
  ConditionExpression: `attribute_exists(p) AND ${was === undefined ? 'attribute_not_exists(f)' : 'f = :was'}`,
  ExpressionAttributeValues: { ':is': textValue(is), ...(was !== undefined && { ':was': textValue(was) }) },
})

/**
 * Returns the update that claims, until `until`, the right to email the person about a version. The same write counts
 * the email.
 */
const claimOf = ({ version, now, until, counting }: NotificationClaim) => {
  const claim = {
    UpdateExpression: 'SET u = :u',
    ConditionExpression: 't < :t AND (attribute_not_exists(u) OR u <= :now)',
    ExpressionAttributeValues: { ':u': numberValue(until), ':t': numberValue(version), ':now': numberValue(now) },
  }
  if (!counting) return claim
  const count = countOf(counting)
  return {
    UpdateExpression: `${claim.UpdateExpression}, f = :is`,
    ConditionExpression: `${claim.ConditionExpression} AND ${count.ConditionExpression}`,
    ExpressionAttributeValues: { ...claim.ExpressionAttributeValues, ...count.ExpressionAttributeValues },
  }
}

const RELEASE_CLAIM = { UpdateExpression: 'REMOVE u', ConditionExpression: 'attribute_exists(p)' }

/** Returns the update that adds a seat to the open seats of its address, or removes it from them. */
const listOf = (since: Instant | undefined) => ({
  UpdateExpression: since === undefined ? 'REMOVE o' : 'SET o = :o',
  ConditionExpression: 'attribute_exists(p)',
  ...(since !== undefined && { ExpressionAttributeValues: { ':o': numberValue(since) } }),
})

const seatQuery = (table: string, filed: string, limit: number) =>
  new QueryCommand({
    TableName: table,
    IndexName: TABLES.people.index.name,
    KeyConditionExpression: 'm = :m',
    ExpressionAttributeValues: { ':m': textValue(filed) },
    ScanIndexForward: false,
    Limit: limit,
  })

/** Returns contacts in a table without a stream: addresses leave it only through `load`. */
export const dynamodbContacts = (client: DynamoDBClient, table: string): Contacts => {
  type ItemUpdate = Omit<UpdateItemCommandInput, 'TableName' | 'Key'>
  const update = (game: GameId, id: ContactId, change: ItemUpdate) =>
    client.send(new UpdateItemCommand({ TableName: table, Key: keyOf(game, id), ...change }))
  return {
    load: async (game, id) => {
      const { Item } = await client.send(
        new GetItemCommand({ TableName: table, Key: keyOf(game, id), ConsistentRead: true }),
      )
      return Item && contactInItem(Item)
    },
    add: async (game, id, contact) => void (await conditionMet(update(game, id, enterOf(contact)))),
    update: (game, id, amends, where) =>
      conditionMet(update(game, id, where === undefined ? amendOf(amends) : amendWhere(amends, where))),
    claim: (game, id, claim) => conditionMet(update(game, id, claimOf(claim))),
    count: (game, id, counting) => conditionMet(update(game, id, countOf(counting))),
    markNotified: async (game, id, version, note) => {
      const isMarked = await conditionMet(update(game, id, notifiedOf(version, note)))
      if (isMarked || note === undefined || !(await conditionMet(update(game, id, CUT_NOTES)))) return
      await conditionMet(update(game, id, notifiedOf(version, note)))
    },
    release: async (game, id) => void (await conditionMet(update(game, id, RELEASE_CLAIM))),
    setExpiry: (game, until) => setItemRetention(client, table, game, (name) => !isNotebookPage(name), until),
    setListed: async (game, id, since) => void (await conditionMet(update(game, id, listOf(since)))),
    findByAddress: async (filed, limit) => {
      const { Items = [] } = await client.send(seatQuery(table, filed, limit))
      return Items.map((item) => ({ game: textAttribute(item, 'p'), id: textAttribute(item, 'c') }))
    },
  }
}
