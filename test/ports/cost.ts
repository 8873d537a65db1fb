import { sizeOf } from '../../bench/cost/units.ts'
import { toAttributes } from '../../functions/aws/attributes.ts'
import type { Item } from '../../functions/codec/item.ts'

/** Returns an item's size as DynamoDB counts it: names and values, in bytes. DynamoDB Local charges differently. */
export const itemSize = (item: Item): number => sizeOf(toAttributes(item))

/** Returns one unit for each kilobyte, or part of one, of the larger item. */
const tableUnits = (before: Item | undefined, after: Item): number =>
  Math.ceil(Math.max(before ? itemSize(before) : 0, itemSize(after)) / 1024)

/** An index entry costs one unit to put and one to remove, both to move, and none if its keys stay. */
const indexUnits = (before: Item | undefined, after: Item): number => {
  const entry = (item: Item | undefined) => (item?.d === undefined ? undefined : `${item.s} ${item.d}`)
  if (entry(before) === entry(after)) return 0
  return [before, after].filter((item) => entry(item) !== undefined).length
}

/** Returns the cost of a write in write units. */
export const writeCost = (before: Item | undefined, after: Item) => ({
  table: tableUnits(before, after),
  index: indexUnits(before, after),
})
