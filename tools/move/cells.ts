import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { SQLOutputValue } from 'node:sqlite'
import { leavesAt } from '../../functions/aws/attributes.ts'
import { type Instant, SECOND } from '../../shared/game/words.ts'

export type Image = Readonly<Record<string, AttributeValue>>
export type Row = Readonly<Record<string, SQLOutputValue>>

/** A row with the name of its SQLite table. */
export type Placed = { readonly table: string; readonly row: Row }

export const text = (value: SQLOutputValue | undefined): AttributeValue => ({ S: String(value) })

/** An expiry attribute. DynamoDB expires by whole seconds, so an item may live up to a second longer there. */
export const seconds = (name: string, until: SQLOutputValue | undefined): Image =>
  typeof until === 'number' ? { [name]: leavesAt(until) } : {}

export const instantIn = (attribute: AttributeValue | undefined): Instant | null =>
  attribute?.N === undefined ? null : Number(attribute.N) * SECOND

export const numberIn = (attribute: AttributeValue | undefined): number => Number(attribute?.N ?? 0)
