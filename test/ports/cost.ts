import { type AttributeValue } from '@aws-sdk/client-dynamodb'
import { toAttributes } from '../../functions/aws/attributes.ts'
import type { Item } from '../../functions/packed/item.ts'

/** A number takes one byte per two significant digits, plus one. */
const numberSize = (digits: string): number => {
  const significant = digits
    .replaceAll(/[^0-9]/g, '')
    .replace(/^0+/, '')
    .replace(/0+$/, '')
  return Math.ceil(significant.length / 2) + 1
}

const valueSize = ({ S, N, B }: AttributeValue): number => {
  if (S !== undefined) return Buffer.byteLength(S)
  if (N !== undefined) return numberSize(N)
  return B?.length ?? 0
}

/** An item's size as DynamoDB counts it: names and values, in bytes. DynamoDB Local charges differently. */
export const itemSize = (item: Item): number =>
  Object.entries(toAttributes(item)).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueSize(value), 0)

/** One unit for each kilobyte begun of the larger item. */
const tableUnits = (before: Item | undefined, after: Item): number =>
  Math.ceil(Math.max(before ? itemSize(before) : 0, itemSize(after)) / 1024)

/** An index entry costs one unit to put and one to remove, both to move, none if its keys stay. */
const indexUnits = (before: Item | undefined, after: Item): number => {
  const entry = (item: Item | undefined) => (item?.d === undefined ? undefined : `${item.s} ${item.d}`)
  if (entry(before) === entry(after)) return 0
  return [before, after].filter((item) => entry(item) !== undefined).length
}

/** In write units. */
export const writeCost = (before: Item | undefined, after: Item) => ({
  table: tableUnits(before, after),
  index: indexUnits(before, after),
})
