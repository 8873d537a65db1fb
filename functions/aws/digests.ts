import { type AttributeValue, QueryCommand } from '@aws-sdk/client-dynamodb'
import type { Instant } from '../../shared/game/words.ts'
import type { Planned } from '../../shared/service/ports/ports.ts'
import { resumedUntil } from '../../shared/service/limits/ledger.ts'
import { number, textAt } from './attributes.ts'
import { EXPIRY, FACTS, seconds } from './ledger-fields.ts'
import { TABLES } from '../codec/tables.ts'

type Image = Readonly<Record<string, AttributeValue>>

const ALL = number(1)

export const dueImage = (due: Instant): Image => ({ h: ALL, d: number(due) })

export const dueIn = ({ d }: Image): { readonly due?: Instant } => (d?.N === undefined ? {} : { due: Number(d.N) })

/** Not where a stop is: that keeps its item for ever. */
export const planOf = (at: Instant) => ({
  UpdateExpression: `SET h = :h, d = :d, ${EXPIRY} = :until`,
  ConditionExpression: `attribute_not_exists(${FACTS.stopped}) AND (attribute_not_exists(d) OR d > :d)`,
  ExpressionAttributeValues: { ':h': ALL, ':d': number(at), ':until': seconds(resumedUntil(at)) },
})

export const unplanOf = (at: Instant) => ({
  UpdateExpression: 'REMOVE h, d',
  ConditionExpression: 'd = :d',
  ExpressionAttributeValues: { ':d': number(at) },
})

export const plannedQuery = (table: string, until: Instant, limit: number) =>
  new QueryCommand({
    TableName: table,
    IndexName: TABLES.ledger.index.name,
    KeyConditionExpression: 'h = :h AND d <= :d',
    ExpressionAttributeValues: { ':h': ALL, ':d': number(until) },
    Limit: limit,
  })

export const dueOf = (image: Image): Planned => ({ account: textAt(image, 'p'), at: Number(image['d']?.N) })
