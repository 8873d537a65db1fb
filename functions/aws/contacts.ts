import {
  type AttributeValue,
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  UpdateItemCommand,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb'
import { type ContactId, isFollow } from '../../shared/game/people.ts'
import type { Instant } from '../../shared/game/words.ts'
import type {
  Amends,
  Condition,
  Contact,
  Contacts,
  Counting,
  GameId,
  Known,
  Telling,
} from '../../shared/service/ports.ts'
import { number, textAt } from './attributes.ts'
import { isHeld } from './held.ts'
import { keepItems } from './keeping.ts'
import { isPaper } from './papers.ts'
import { TABLES } from '../packed/tables.ts'

type Image = Readonly<Record<string, AttributeValue>>

const keyOf = (game: GameId, id: ContactId) => ({ p: { S: game }, c: { S: id } })

type Attribute = readonly [name: string, value: AttributeValue | null]

const attributeOf = <T>(name: string, value: T | null | undefined, write: (value: T) => AttributeValue): Attribute[] =>
  value === undefined ? [] : [[name, value === null ? null : write(value)]]

const text = (value: string): AttributeValue => ({ S: value })
const flag = (value: boolean): AttributeValue => ({ BOOL: value })

/** Key: game (`p`), person (`c`). `t`: the last version told; `u`: the claim's end; `f`: counts; `o`: since when an open seat. */
export const attributesOf = ({
  email,
  filed,
  locale,
  timeZone,
  silent,
  digest,
  digestAt,
  follow,
  confirmed,
  quietUntil,
  returned,
  held,
  epoch,
  seen,
  devices,
}: Amends): readonly Attribute[] => [
  ...attributeOf('e', email, text),
  ...attributeOf('m', filed, text),
  ...attributeOf('l', locale, text),
  ...attributeOf('z', timeZone, text),
  ...attributeOf('q', silent, flag),
  ...attributeOf('d', digest, flag),
  ...attributeOf('h', digestAt, number),
  ...attributeOf('a', follow, text),
  ...attributeOf('y', confirmed, flag),
  ...attributeOf('w', quietUntil, number),
  ...attributeOf('b', returned, flag),
  ...attributeOf('n', held, flag),
  ...attributeOf('k', epoch, number),
  ...attributeOf('s', seen, number),
  ...attributeOf('v', devices, text),
]

export const contactIn = ({ e, m, l, z, q, d, h, a, y, w, b, n, k, s, v, t, f }: Image): Known => ({
  ...(e?.S !== undefined && { email: e.S }),
  ...(m?.S !== undefined && { filed: m.S }),
  ...(l?.S !== undefined && { locale: l.S }),
  ...(z?.S !== undefined && { timeZone: z.S }),
  ...(q?.BOOL !== undefined && { silent: q.BOOL }),
  ...(d?.BOOL !== undefined && { digest: d.BOOL }),
  ...(h?.N !== undefined && { digestAt: Number(h.N) }),
  ...(isFollow(a?.S) && { follow: a.S }),
  ...(y?.BOOL !== undefined && { confirmed: y.BOOL }),
  ...(w?.N !== undefined && { quietUntil: Number(w.N) }),
  ...(b?.BOOL !== undefined && { returned: b.BOOL }),
  ...(n?.BOOL !== undefined && { held: n.BOOL }),
  ...(k?.N !== undefined && { epoch: Number(k.N) }),
  ...(s?.N !== undefined && { seen: Number(s.N) }),
  ...(v?.S !== undefined && { devices: v.S }),
  told: Number(t?.N ?? 0),
  ...(f?.S !== undefined && { counts: f.S }),
})

const amendOf = (amends: Amends) => {
  const attributes = attributesOf(amends)
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

const conditionOf = (where: Condition): readonly [expression: string, value?: AttributeValue] => {
  if ('under' in where) return ['attribute_not_exists(k) OR k <= :where', number(where.under)]
  if ('still' in where) return ['m = :where', text(where.still)]
  return where.devices === null ? ['attribute_not_exists(v)'] : ['v = :where', text(where.devices)]
}

const amendWhere = (amends: Amends, where: Condition) => {
  const { ExpressionAttributeValues: values, ...amending } = amendOf(amends)
  const [ConditionExpression, value] = conditionOf(where)
  return {
    ...amending,
    ConditionExpression,
    ExpressionAttributeValues: { ...values, ...(value && { ':where': value }) },
  }
}

const enterOf = (contact: Contact) => ({ ...amendOf(contact), ConditionExpression: 'attribute_not_exists(p)' })

/** Never restores a deleted person or lowers `t`. */
const toldOf = (version: number) => ({
  UpdateExpression: 'SET t = :t REMOVE u',
  ConditionExpression: 'attribute_exists(p) AND t < :t',
  ExpressionAttributeValues: { ':t': number(version) },
})

const countOf = ({ was, is }: Counting) => ({
  UpdateExpression: 'SET f = :is',
  ConditionExpression: `attribute_exists(p) AND ${was === undefined ? 'attribute_not_exists(f)' : 'f = :was'}`,
  ExpressionAttributeValues: { ':is': text(is), ...(was !== undefined && { ':was': text(was) }) },
})

const claimOf = ({ version, now, until, counting }: Telling) => {
  const claim = {
    UpdateExpression: 'SET u = :u',
    ConditionExpression: 't < :t AND (attribute_not_exists(u) OR u <= :now)',
    ExpressionAttributeValues: { ':u': number(until), ':t': number(version), ':now': number(now) },
  }
  if (!counting) return claim
  const count = countOf(counting)
  return {
    UpdateExpression: `${claim.UpdateExpression}, f = :is`,
    ConditionExpression: `${claim.ConditionExpression} AND ${count.ConditionExpression}`,
    ExpressionAttributeValues: { ...claim.ExpressionAttributeValues, ...count.ExpressionAttributeValues },
  }
}

const RELEASE = { UpdateExpression: 'REMOVE u', ConditionExpression: 'attribute_exists(p)' }

const listOf = (since: Instant | undefined) => ({
  UpdateExpression: since === undefined ? 'REMOVE o' : 'SET o = :o',
  ConditionExpression: 'attribute_exists(p)',
  ...(since !== undefined && { ExpressionAttributeValues: { ':o': number(since) } }),
})

const seatQuery = (table: string, filed: string, limit: number) =>
  new QueryCommand({
    TableName: table,
    IndexName: TABLES.people.index.name,
    KeyConditionExpression: 'm = :m',
    ExpressionAttributeValues: { ':m': text(filed) },
    ScanIndexForward: false,
    Limit: limit,
  })

/** In a table without a stream: addresses leave it only through `load`. */
export const dynamodbContacts = (client: DynamoDBClient, table: string): Contacts => {
  type Change = Omit<UpdateItemCommandInput, 'TableName' | 'Key'>
  const update = (game: GameId, id: ContactId, change: Change) =>
    client.send(new UpdateItemCommand({ TableName: table, Key: keyOf(game, id), ...change }))
  return {
    load: async (game, id) => {
      const { Item } = await client.send(
        new GetItemCommand({ TableName: table, Key: keyOf(game, id), ConsistentRead: true }),
      )
      return Item && contactIn(Item)
    },
    enter: async (game, id, contact) => void (await isHeld(update(game, id, enterOf(contact)))),
    amend: (game, id, amends, where) =>
      isHeld(update(game, id, where === undefined ? amendOf(amends) : amendWhere(amends, where))),
    claim: (game, id, telling) => isHeld(update(game, id, claimOf(telling))),
    count: (game, id, counting) => isHeld(update(game, id, countOf(counting))),
    told: async (game, id, version) => void (await isHeld(update(game, id, toldOf(version)))),
    release: async (game, id) => void (await isHeld(update(game, id, RELEASE))),
    keep: (game, until) => keepItems(client, table, game, (name) => !isPaper(name), until),
    list: async (game, id, since) => void (await isHeld(update(game, id, listOf(since)))),
    at: async (filed, limit) => {
      const { Items = [] } = await client.send(seatQuery(table, filed, limit))
      return Items.map((item) => ({ game: textAt(item, 'p'), id: textAt(item, 'c') }))
    },
  }
}
