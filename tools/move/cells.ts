import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { SQLOutputValue } from 'node:sqlite'
import { expiryValue } from '../../functions/aws/dynamodb/attributes.ts'
import { type Instant, SECOND } from '../../shared/game/model/words.ts'

export type MovedItem = Readonly<Record<string, AttributeValue>>
export type SqliteRow = Readonly<Record<string, SQLOutputValue>>

/** A row with the name of its SQLite table. */
export type TableRow = { readonly table: string; readonly row: SqliteRow }

export const toTextAttribute = (value: SQLOutputValue | undefined): AttributeValue => ({ S: String(value) })

/** Returns an expiry attribute. DynamoDB expires by whole seconds, so an item may live up to a second longer there. */
export const expiryAttribute = (name: string, until: SQLOutputValue | undefined): MovedItem =>
  typeof until === 'number' ? { [name]: expiryValue(until) } : {}

export const instantFrom = (attribute: AttributeValue | undefined): Instant | null =>
  attribute?.N === undefined ? null : Number(attribute.N) * SECOND

export const numberFrom = (attribute: AttributeValue | undefined): number => Number(attribute?.N ?? 0)
