import { type AttributeValue, QueryCommand } from '@aws-sdk/client-dynamodb'
import type { Instant } from '../../shared/game/words.ts'
import type { Planned } from '../../shared/service/ports/ledger.ts'
import { resumedUntil } from '../../shared/service/limits/ledger.ts'
import { number, textAt } from './attributes.ts'
import { EXPIRY, FACTS, seconds } from './ledger-fields.ts'
import { TABLES } from '../codec/tables.ts'

type Image = Readonly<Record<string, AttributeValue>>

/** All planned digests are in one partition of the index. */
const PARTITION = number(1)

/** The attributes of a digest that is planned for this instant. */
export const dueImage = (due: Instant): Image => ({ h: PARTITION, d: number(due) })

/** When the digest of an account is due, if one is planned. */
export const dueIn = ({ d }: Image): { readonly due?: Instant } => (d?.N === undefined ? {} : { due: Number(d.N) })

/**
 * Plans the daily digest of an account, unless an earlier one is planned. Nothing is planned after an opt-out: the
 * update would give its item a TTL, and an opt-out is kept for ever.
 */
export const planOf = (at: Instant) => ({
  UpdateExpression: `SET h = :h, d = :d, ${EXPIRY} = :until`,
  ConditionExpression: `attribute_not_exists(${FACTS.stopped}) AND (attribute_not_exists(d) OR d > :d)`,
  ExpressionAttributeValues: { ':h': PARTITION, ':d': number(at), ':until': seconds(resumedUntil(at)) },
})

/** Removes the planned digest, unless it is planned for another instant. */
export const unplanOf = (at: Instant) => ({
  UpdateExpression: 'REMOVE h, d',
  ConditionExpression: 'd = :d',
  ExpressionAttributeValues: { ':d': number(at) },
})

/** The digests that are due at or before `until`, earliest first. */
export const plannedQuery = (table: string, until: Instant, limit: number) =>
  new QueryCommand({
    TableName: table,
    IndexName: TABLES.ledger.index.name,
    KeyConditionExpression: 'h = :h AND d <= :d',
    ExpressionAttributeValues: { ':h': PARTITION, ':d': number(until) },
    Limit: limit,
  })

export const dueOf = (image: Image): Planned => ({ account: textAt(image, 'p'), at: Number(image['d']?.N) })
