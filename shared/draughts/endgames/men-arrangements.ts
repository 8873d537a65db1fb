import { binomial, countSquares, rankOf, setOfRank } from './combinations.ts'
import { OTHER_MEN_SQUARES, OWN_MEN_SQUARES } from './placement.ts'

/**
 * How many arrangements of both sides' men come before each set of the side to move, by its rank; the last entry is
 * the number of all. The men of the other side have fewer squares to stand on the more of them are taken.
 */
type Starts = Int32Array

/** On how many squares a man may stand. */
export const MEN_SQUARES = 28

const makeStarts = (own: number, other: number): Starts => {
  const sets = binomial(MEN_SQUARES, own)
  const starts = new Int32Array(sets + 1)
  for (let rank = 0; rank < sets; rank += 1) {
    const taken = countSquares(setOfRank(rank, own, OWN_MEN_SQUARES) & OTHER_MEN_SQUARES)
    starts[rank + 1] = (starts[rank] ?? 0) + binomial(MEN_SQUARES - taken, other)
  }
  return starts
}

/** By the numbers of men, each made on first use. */
const known: Starts[] = []

const startsOf = (own: number, other: number): Starts => (known[own * 8 + other] ??= makeStarts(own, other))

/** Returns in how many ways so many men of the side to move and of the other side can stand. */
export const countMenArrangements = (own: number, other: number): number => startsOf(own, other).at(-1) ?? 0

/** Returns the rank of the men among all arrangements of as many. */
export const menRank = (ownMen: number, otherMen: number): number => {
  const starts = startsOf(countSquares(ownMen), countSquares(otherMen))
  return (starts[rankOf(ownMen, OWN_MEN_SQUARES)] ?? 0) + rankOf(otherMen, OTHER_MEN_SQUARES & ~ownMen)
}

/** Returns the last set whose arrangements begin at this rank or before. */
const setBefore = (starts: Starts, rank: number): number => {
  let low = 0
  let high = starts.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= rank) low = middle
    else high = middle
  }
  return low
}

/** Returns the men that have this rank. */
export const menOfRank = (
  rank: number,
  own: number,
  other: number,
): { readonly ownMen: number; readonly otherMen: number } => {
  const starts = startsOf(own, other)
  const set = setBefore(starts, rank)
  const ownMen = setOfRank(set, own, OWN_MEN_SQUARES)
  return { ownMen, otherMen: setOfRank(rank - (starts[set] ?? 0), other, OTHER_MEN_SQUARES & ~ownMen) }
}
