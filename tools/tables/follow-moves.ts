import { listChildren } from '../../shared/draughts/counting/children.ts'
import { positionAt, pushPosition, WIDTH } from '../../shared/draughts/counting/tree.ts'
import { binomial, countSquares, setOfRank } from '../../shared/draughts/endgames/combinations.ts'
import { indexIn, kingRank } from '../../shared/draughts/endgames/placement-index.ts'
import { type Placement, placementOf, positionPlaced } from '../../shared/draughts/endgames/placement.ts'
import { materialIn, sliceOf } from '../../shared/draughts/endgames/slices.ts'
import { DRAW_BYTE, isLossByte, lossByte, winByte } from '../../shared/draughts/endgames/table-value.ts'
import type { GroupPart } from './groups.ts'
import { MOVER, type Retrograde } from './retrograde.ts'

/** Returns the byte of a position that a capture or a man's move has led to. It is in a group that is solved. */
const solvedByte = (state: Retrograde, placement: Placement): number => {
  if ((placement.ownMen | placement.ownKings) === 0) return lossByte(0)
  const slice = sliceOf(materialIn(placement))
  const byte = slice && state.values[slice.first + indexIn(slice, placement)]
  if (byte === undefined) throw new Error('a move leads out of the table')
  return byte
}

/** Returns whether a placement is one of this part, and not one after a capture or a man's move. */
const isIn = ({ slice, ownMen, otherMen }: GroupPart, placement: Placement): boolean =>
  placement.ownMen === ownMen &&
  placement.otherMen === otherMen &&
  countSquares(placement.ownKings) === slice.ownKings &&
  countSquares(placement.otherKings) === slice.otherKings

/** The positions of a part that are followed: `at` is the number of the first, `twinAt` that of the first of the twin. */
type Walk = {
  readonly state: Retrograde
  readonly part: GroupPart
  readonly at: number
  readonly twin: GroupPart
  readonly twinAt: number
}

/** Notes what the captures and men's moves of a position lead to, and to which positions its kings' moves do. */
const followMoves = ({ state, part, at, twin, twinAt }: Walk, rank: number, placement: Placement): void => {
  const { tree, moves } = state
  const position = at + rank
  tree.end = 0
  pushPosition(tree, positionPlaced(placement, 'black'))
  const first = tree.end
  if (!listChildren(MOVER, tree, 0)) throw new Error('a capture takes more pieces than a table has')
  let wins = false
  let draws = 0
  for (let child = first; child < tree.end; child += WIDTH) {
    const reached = placementOf(positionAt(tree, child, 'white'))
    if (isIn(twin, reached)) {
      state.before[state.moves] = position
      state.after[state.moves] = twinAt + kingRank(reached)
      state.moves += 1
    } else {
      const byte = solvedByte(state, reached)
      if (isLossByte(byte)) wins = true
      if (byte === DRAW_BYTE) draws += 1
    }
  }
  const left = state.moves - moves + draws
  state.left[position] = left
  state.known[position] = wins || left === 0 ? 1 : 0
  state.bytes[position] = wins ? winByte(1) : left > 0 ? DRAW_BYTE : lossByte(tree.end === first ? 0 : 1)
  state.forced[part.slice.first + part.first + rank] = (tree.j0 | tree.j1) === 0 ? 0 : 1
}

/** Follows the moves of all positions of a part. Kings' moves lead to its twin. */
export const followPart = (walk: Walk): void => {
  const { slice, ownMen, otherMen } = walk.part
  const free = ~(ownMen | otherMen)
  const squares = countSquares(free)
  const sets = binomial(squares, slice.ownKings)
  const otherSets = binomial(squares - slice.ownKings, slice.otherKings)
  for (let set = 0; set < sets; set += 1) {
    const ownKings = setOfRank(set, slice.ownKings, free)
    for (let other = 0; other < otherSets; other += 1) {
      const otherKings = setOfRank(other, slice.otherKings, free & ~ownKings)
      followMoves(walk, set * otherSets + other, { ownMen, ownKings, otherMen, otherKings })
    }
  }
}
