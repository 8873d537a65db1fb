import { isLossByte, lossByte, winByte } from '../../shared/draughts/endgames/table-value.ts'
import { followPart } from './follow-moves.ts'
import { type Group, groupsUpTo } from './groups.ts'
import { makeRetrograde, type Retrograde } from './retrograde.ts'

/** Sorts the kings' moves by the positions after them. */
const sortMoves = ({ before, after, moves, parents, starts }: Retrograde, positions: number): void => {
  starts.fill(0, 0, positions + 2)
  // Counted two places on, and summed up, the numbers say where the parents of each next position begin; as they are
  // filled in, those one place on become the starts.
  for (let move = 0; move < moves; move += 1) {
    const at = (after[move] ?? 0) + 2
    starts[at] = (starts[at] ?? 0) + 1
  }
  for (let at = 2; at < positions + 2; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
  for (let move = 0; move < moves; move += 1) {
    const at = (after[move] ?? 0) + 1
    const end = starts[at] ?? 0
    parents[end] = before[move] ?? 0
    starts[at] = end + 1
  }
}

/** Puts the positions into the queue that are lost for want of a move, then those decided by the first capture. */
const beginQueue = ({ bytes, known, queue }: Retrograde, positions: number): number => {
  let end = 0
  for (const isFirst of [true, false])
    for (let position = 0; position < positions; position += 1)
      if (known[position] === 1 && (bytes[position] === lossByte(0)) === isFirst) {
        queue[end] = position
        end += 1
      }
  return end
}

/**
 * Goes back from each position that is known, those of the shortest distance first. A move to a lost position wins; the
 * last move left that does not lead to a won one loses. What is never reached is drawn.
 */
const goBack = (state: Retrograde, positions: number): void => {
  const { bytes, known, left, parents, starts, queue } = state
  let end = beginQueue(state, positions)
  for (let at = 0; at < end; at += 1) {
    const position = queue[at] ?? 0
    const byte = bytes[position] ?? 0
    const distance = (byte >> 1) + 1
    const last = starts[position + 1] ?? 0
    for (let i = starts[position] ?? 0; i < last; i += 1) {
      const parent = parents[i] ?? 0
      if (known[parent] === 1) continue
      const rest = (left[parent] ?? 0) - 1
      left[parent] = rest
      if (!isLossByte(byte) && rest > 0) continue
      bytes[parent] = isLossByte(byte) ? winByte(distance) : lossByte(distance)
      known[parent] = 1
      queue[end] = parent
      end += 1
    }
  }
}

/** Solves a group, and puts the bytes of its positions into the table. */
const solveGroup = (state: Retrograde, { part, twin }: Group): void => {
  const size = part.slice.kingArrangements
  const positions = twin ? 2 * size : size
  state.moves = 0
  if (twin) {
    followPart({ state, part, at: 0, twin, twinAt: size })
    followPart({ state, part: twin, at: size, twin: part, twinAt: 0 })
  } else followPart({ state, part, at: 0, twin: part, twinAt: 0 })
  sortMoves(state, positions)
  goBack(state, positions)
  state.values.set(state.bytes.subarray(0, size), part.slice.first + part.first)
  if (twin) state.values.set(state.bytes.subarray(size, positions), twin.slice.first + twin.first)
}

/** Returns the values of all positions of up to so many pieces, and in which of them a capture must be made. */
export const solveTable = (pieces: number): Pick<Retrograde, 'values' | 'forced'> => {
  const state = makeRetrograde(pieces)
  for (const group of groupsUpTo(pieces)) solveGroup(state, group)
  return state
}
