import { type AttributeValue, QueryCommand } from '@aws-sdk/client-dynamodb'
import type { Instant } from '../../../shared/game/model/words.ts'
import type { PlannedDigest } from '../../../shared/service/ports/ledger.ts'
import { expiryAfterResuming } from '../../../shared/service/limits/ledger-account.ts'
import { numberValue, textAttribute } from '../dynamodb/attributes.ts'
import { LEDGER_EXPIRY, FACT_ATTRIBUTES, wholeSecondsValue } from './ledger-fields.ts'
import { TABLES } from '../dynamodb/tables.ts'

type Image = Readonly<Record<string, AttributeValue>>

/** All planned digests are in one partition of the index. */
const PARTITION = numberValue(1)

/** Returns the attributes of a digest that is planned for this instant. */
export const plannedDigestAttributes = (due: Instant): Image => ({ h: PARTITION, d: numberValue(due) })

/** Returns when the digest of a mailbox is due, if one is planned. */
export const plannedDigestInItem = ({ d }: Image): { readonly due?: Instant } =>
  d?.N === undefined ? {} : { due: Number(d.N) }

/**
 * Returns the update that plans the daily digest of a mailbox, unless an earlier one is planned. Nothing is planned
 * after an opt-out: the update would give its item a TTL, and an opt-out is kept for ever.
 */
export const planDigestUpdate = (at: Instant) => ({
  UpdateExpression: `SET h = :h, d = :d, ${LEDGER_EXPIRY} = :until`,
  ConditionExpression: `attribute_not_exists(${FACT_ATTRIBUTES.stopped}) AND (attribute_not_exists(d) OR d > :d)`,
  ExpressionAttributeValues: {
    ':h': PARTITION,
    ':d': numberValue(at),
    ':until': wholeSecondsValue(expiryAfterResuming(at)),
  },
})

/** Returns the update that removes the planned digest, unless it is planned for another instant. */
export const unplanDigestUpdate = (at: Instant) => ({
  UpdateExpression: 'REMOVE h, d',
  ConditionExpression: 'd = :d',
  ExpressionAttributeValues: { ':d': numberValue(at) },
})

/** Returns the query for the digests that are due at or before `until`, earliest first. */
export const plannedDigestsQuery = (table: string, until: Instant, limit: number) =>
  new QueryCommand({
    TableName: table,
    IndexName: TABLES.ledger.index.name,
    KeyConditionExpression: 'h = :h AND d <= :d',
    ExpressionAttributeValues: { ':h': PARTITION, ':d': numberValue(until) },
    Limit: limit,
  })

export const readPlannedDigest = (image: Image): PlannedDigest => ({
  account: textAttribute(image, 'p'),
  at: Number(image['d']?.N),
})
