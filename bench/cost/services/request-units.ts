/** The request units that DynamoDB bills on demand, by its developer guide. DynamoDB Local reports other units. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb'

export type CountedItem = Readonly<Record<string, AttributeValue>>

/** Returns the size of a number in bytes: one for every two significant digits, and one more. */
const numberSize = (digits: string): number => {
  const significant = digits
    .replaceAll(/[^0-9]/g, '')
    .replace(/^0+/, '')
    .replace(/0+$/, '')
  return Math.ceil(significant.length / 2) + 1
}

/** Returns the size of a value in bytes. A set has an overhead of three. */
const valueSize = ({ S, N, B, SS, BOOL }: AttributeValue): number => {
  if (S !== undefined) return Buffer.byteLength(S)
  if (N !== undefined) return numberSize(N)
  if (B !== undefined) return B.length
  if (SS !== undefined) return SS.reduce((sum, each) => sum + Buffer.byteLength(each), 3)
  return BOOL === undefined ? 0 : 1
}

/** Returns the size of an item in bytes, with the names of its attributes. */
export const bytesOfItem = (image: CountedItem): number =>
  Object.entries(image).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueSize(value), 0)

const KB = 1024

/**
 * Returns the units of a write: one for each begun kilobyte of the larger image, at least one. A write whose condition
 * fails costs as much as the stored image.
 */
export const writeUnits = (before: CountedItem | undefined, after: CountedItem | undefined): number =>
  Math.max(1, ...[before, after].map((image) => (image ? Math.ceil(bytesOfItem(image) / KB) : 0)))

/**
 * Returns the units of a read: one for each begun 4 KB, half for an eventually consistent read. A missing item costs as
 * much as the smallest one.
 */
export const readUnits = (bytes: number, isStrong: boolean): number =>
  Math.max(1, Math.ceil(bytes / (4 * KB))) * (isStrong ? 1 : 0.5)

/** Returns the units of an index entry: one to add, one to remove, both to move, none if it stays. */
export const indexUnits = (before: string | undefined, after: string | undefined): number =>
  before === after ? 0 : [before, after].filter((entry) => entry !== undefined).length
