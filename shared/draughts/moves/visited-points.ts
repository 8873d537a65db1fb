import { mixHash } from '../board/bits.ts'
import { BUDGET } from '../rules/budget.ts'
import type { Search } from './search.ts'

/** Slots of the hash table, a power of two. A step fills at most one, so at least half of them stay free. */
const SLOTS = 2 ** Math.ceil(Math.log2(2 * BUDGET))

/** Words of a slot: stamp, piece, three words of captured pieces, order, and whether a jump goes on. */
const WIDTH = 7
const FOUND = 6

/**
 * The hash table, made at the first long jump. A slot counts only with the present stamp, so a new stamp empties it.
 */
let slots: Int32Array | undefined
let stamp = 0

/** Forgets all points. When the stamp has run through all 4 billion values, the table itself is cleared. */
export const forgetVisited = (): void => {
  stamp = (stamp + 1) | 0
  if (stamp !== 0) return
  slots?.fill(0)
  stamp = 1
}

/**
 * Runs `find` for a point of a jump that has not been visited yet, and returns its remembered result otherwise. A point
 * is all that the rest of the jump depends on: the piece, its square, whether it is a king, what it has taken, and in
 * which order if an early king counts.
 */
export const searchOnce = (s: Search, piece: number, find: () => boolean): boolean => {
  const table = (slots ??= new Int32Array(SLOTS * WIDTH))
  const [a = 0, b = 0, c = 0] = s.taken
  const order = s.ordered ? s.order : 0
  let i = (mixHash(mixHash(mixHash(mixHash(mixHash(0, piece), a), b), c), order) & (SLOTS - 1)) * WIDTH
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
