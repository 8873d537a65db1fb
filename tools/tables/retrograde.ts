import { sidesOf } from '../../shared/draughts/counting/side.ts'
import { makeTree, type Tree } from '../../shared/draughts/counting/tree.ts'
import { type Slice, slicesUpTo } from '../../shared/draughts/endgames/slices.ts'
import { ENGLISH } from '../../shared/draughts/rule-sets/english/english.ts'

/** A king has at most four moves that capture nothing. */
const MOST_KING_MOVES = 4

/** The side to move of all placements that are searched. */
export const { black: MOVER } = sidesOf(ENGLISH)

/**
 * What is known of the positions of one group while it is solved. A position is a number: those of the part come first,
 * then those of its twin. The arrays are reused, so they are as long as the largest group needs.
 */
export type Retrograde = {
  /** The bytes of the whole table, of which those are known whose groups are solved. */
  readonly values: Uint8Array
  /** 1 for each position of the whole table in which a capture must be made. */
  readonly forced: Uint8Array
  readonly tree: Tree
  /** The byte of each position, and 1 if it is known. */
  readonly bytes: Uint8Array
  readonly known: Uint8Array
  /** How many moves of each position do not lose, as far as is known. */
  readonly left: Uint8Array
  /** The kings' moves by number: the positions before and after. */
  readonly before: Int32Array
  readonly after: Int32Array
  moves: number
  /** The positions from which a king's move leads to each one, one after the other, and where those of each begin. */
  readonly parents: Int32Array
  readonly starts: Int32Array
  /** The positions that are known, by distance. */
  readonly queue: Int32Array
}

const most = (slices: readonly Slice[], of: (slice: Slice) => number): number => Math.max(...slices.map(of))

export const makeRetrograde = (pieces: number): Retrograde => {
  const slices = slicesUpTo(pieces)
  const positions = 2 * most(slices, ({ kingArrangements }) => kingArrangements)
  const size = slices.reduce((sum, slice) => sum + slice.size, 0)
  const moves = most(slices, (each) => each.kingArrangements * MOST_KING_MOVES * (each.ownKings + each.otherKings))
  return {
    values: new Uint8Array(size),
    forced: new Uint8Array(size),
    tree: makeTree(MOVER, 1),
    bytes: new Uint8Array(positions),
    known: new Uint8Array(positions),
    left: new Uint8Array(positions),
    before: new Int32Array(moves),
    after: new Int32Array(moves),
    moves: 0,
    parents: new Int32Array(moves),
    starts: new Int32Array(positions + 2),
    queue: new Int32Array(positions),
  }
}
