import { bytesOfItem } from '../../bench/cost/services/request-units.ts'
import { gameItemAttributes } from '../../functions/aws/dynamodb/attributes.ts'
import type { GameItem } from '../../functions/codec/game-item.ts'

/** Returns an item's size as DynamoDB counts it: names and values, in bytes. DynamoDB Local charges differently. */
export const itemSize = (item: GameItem): number => bytesOfItem(gameItemAttributes(item))

/**
 * Returns the write units of the table: one for each begun kilobyte of the item, before or after the write, whichever
 * is larger.
 */
const tableUnits = (before: GameItem | undefined, after: GameItem): number =>
  Math.ceil(Math.max(before ? itemSize(before) : 0, itemSize(after)) / 1024)

/**
 * Returns the write units of the index: one to put an entry, one to remove it, both to move it, and none if the entry
 * keeps its keys.
 */
const indexUnits = (before: GameItem | undefined, after: GameItem): number => {
  const entry = (item: GameItem | undefined) => (item?.d === undefined ? undefined : `${item.s} ${item.d}`)
  if (entry(before) === entry(after)) return 0
  return [before, after].filter((item) => entry(item) !== undefined).length
}

/** Returns the cost of a write in write units. */
export const writeCost = (before: GameItem | undefined, after: GameItem) => ({
  table: tableUnits(before, after),
  index: indexUnits(before, after),
})
