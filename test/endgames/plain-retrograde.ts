import type { PlainMoves } from './plain-moves.ts'

/**
 * Plain retrograde analysis, written apart from that of the tables: each pass looks at all positions again. First it
 * finds who wins, then the distances.
 */
export type Solved = {
  /** For each position `WON` or `LOST` for the side to move, or 0 for a draw. */
  readonly outcomes: Uint8Array
  /** The plies to the next capture or man's move; -1 in a draw. */
  readonly distances: Int8Array
}

export const WON = 1
export const LOST = 2

/** Repeats a pass over all positions until two change nothing. */
const repeat = (size: number, change: (number: number, pass: number) => boolean): void => {
  for (let pass = 0, idle = 0; idle < 2; pass += 1) {
    idle += 1
    for (let number = 0; number < size; number += 1) if (change(number, pass)) idle = 0
  }
}

const findOutcomes = ({ size, starts, moves }: PlainMoves): Uint8Array => {
  const outcomes = new Uint8Array(size + 1)
  outcomes[size] = LOST
  repeat(size, (number) => {
    if (outcomes[number] !== 0) return false
    let isLost = true
    for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1) {
      const reached = outcomes[(moves[at] ?? 0) >> 1]
      if (reached === LOST) outcomes[number] = WON
      if (reached !== WON) isLost = false
    }
    if (isLost) outcomes[number] = LOST
    return outcomes[number] !== 0
  })
  return outcomes
}

/** A won position has the distance of the pass in which a move wins as fast; a lost one that of its slowest move. */
const findDistances = ({ size, starts, moves }: PlainMoves, outcomes: Uint8Array): Int8Array => {
  const distances = new Int8Array(size + 1).fill(-1)
  repeat(size, (number, pass) => {
    if (outcomes[number] === 0 || distances[number] !== -1) return false
    let longest = 0
    for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1) {
      const move = moves[at] ?? 0
      const distance = move % 2 === 1 ? 0 : (distances[move >> 1] ?? -1)
      if (outcomes[number] === WON && outcomes[move >> 1] === LOST && distance + 1 === pass && distance >= 0) {
        distances[number] = pass
        return true
      }
      longest = distance < 0 || longest < 0 ? -1 : Math.max(longest, distance + 1)
    }
    if (outcomes[number] === WON || longest < 0) return false
    distances[number] = longest
    return true
  })
  return distances
}

/** Returns all positions, solved. */
export const plainRetrograde = (moves: PlainMoves): Solved => {
  const outcomes = findOutcomes(moves)
  return { outcomes, distances: findDistances(moves, outcomes) }
}
