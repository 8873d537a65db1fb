import { binomial, countSquares, rankOf, setOfRank } from './combinations.ts'
import { menOfRank, menRank } from './men-arrangements.ts'
import type { Placement } from './placement.ts'
import type { Slice } from './slices.ts'

/** Returns the rank of the kings among all arrangements of as many beside the same men. */
export const kingRank = ({ ownMen, ownKings, otherMen, otherKings }: Placement): number => {
  const free = ~(ownMen | otherMen)
  const left = free & ~ownKings
  const others = binomial(countSquares(left), countSquares(otherKings))
  return rankOf(ownKings, free) * others + rankOf(otherKings, left)
}

/** Returns the index of a placement in its slice. */
export const indexIn = (slice: Slice, placement: Placement): number =>
  menRank(placement.ownMen, placement.otherMen) * slice.kingArrangements + kingRank(placement)

/** Returns the placement that has this index in a slice. */
export const placementAt = (slice: Slice, index: number): Placement => {
  const { ownMen, otherMen } = menOfRank(Math.floor(index / slice.kingArrangements), slice.ownMen, slice.otherMen)
  const rank = index % slice.kingArrangements
  const free = ~(ownMen | otherMen)
  const others = binomial(countSquares(free) - slice.ownKings, slice.otherKings)
  const ownKings = setOfRank(Math.floor(rank / others), slice.ownKings, free)
  return { ownMen, ownKings, otherMen, otherKings: setOfRank(rank % others, slice.otherKings, free & ~ownKings) }
}
