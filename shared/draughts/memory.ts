import { BUDGET } from './budget.ts'
import type { Search } from './search.ts'

/** Each step takes one slot at most, so one in two stays free. A power of two. */
const SLOTS = 2 ** Math.ceil(Math.log2(2 * BUDGET))

/** Numbers per slot: the stamp of its search, the point in five words, what was found. */
const WIDTH = 7
const FOUND = 6

/** Bounded, and used again for every search: a new stamp empties it. Made when a jump is first long enough. */
let slots: Int32Array | undefined
let stamp = 0

const mixed = (hash: number, word: number): number => {
  const next = Math.imul(hash ^ word, 0x9e3779b1)
  return next ^ (next >>> 15)
}

/** Stamps come again after 4 billion searches: then the table is emptied indeed. */
export const forgetPoints = (): void => {
  stamp = (stamp + 1) | 0
  if (stamp !== 0) return
  slots?.fill(0)
  stamp = 1
}

/**
 * What was found from a point, asked for the first time or not. A point is everything that the rest of the jump depends
 * on: which piece it is, where it stands, whether it is a king, what it has taken, and where kings count early in which order.
 */
export const foundOnce = (s: Search, piece: number, find: () => boolean): boolean => {
  const table = (slots ??= new Int32Array(SLOTS * WIDTH))
  const [a = 0, b = 0, c = 0] = s.taken
  const order = s.ordered ? s.order : 0
  let i = (mixed(mixed(mixed(mixed(mixed(0, piece), a), b), c), order) & (SLOTS - 1)) * WIDTH
  while (table[i] === stamp) {
    const same = table[i + 1] === piece && table[i + 2] === a && table[i + 3] === b && table[i + 4] === c
    if (same && table[i + 5] === order) return table[i + FOUND] === 1
    i = (i + WIDTH) % table.length
  }
  table.set([stamp, piece, a, b, c, order, 0], i)
  const found = find()
  table[i + FOUND] = found ? 1 : 0
  return found
}
