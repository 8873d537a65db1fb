import { turned } from '../../shared/draughts/endgames/placement.ts'
import { countMenArrangements, menOfRank, menRank } from '../../shared/draughts/endgames/men-arrangements.ts'
import { type Slice, sliceOf, slicesUpTo } from '../../shared/draughts/endgames/slices.ts'

/** The positions of one slice with the same men in the same places. */
export type GroupPart = {
  readonly slice: Slice
  readonly ownMen: number
  readonly otherMen: number
  /** The index in the slice of the first position. There are `slice.kingArrangements`, one after the other. */
  readonly first: number
}

/**
 * Positions with the same pieces and the same men in the same places, and either side to move: only kings' moves lead
 * from one to another. No capture and no man's move is ever taken back, so groups can be solved one after the other.
 * `twin` is the other side's part; undefined if it is the same one, as the board turned looks the same.
 */
export type Group = { readonly part: GroupPart; readonly twin: GroupPart | undefined }

const ROW = 0xf

/** Returns how many rows all men have moved up, which no move makes fewer, and the other side sees the same. */
const advanceOf = (ownMen: number, otherMen: number): number => {
  let advance = 0
  for (let row = 0; row < 8; row += 1) {
    for (let rest = ownMen & (ROW << (4 * row)); rest !== 0; rest &= rest - 1) advance += row
    for (let rest = otherMen & (ROW << (4 * row)); rest !== 0; rest &= rest - 1) advance += 7 - row
  }
  return advance
}

const partOf = (slice: Slice, rank: number): GroupPart => ({
  slice,
  ...menOfRank(rank, slice.ownMen, slice.otherMen),
  first: rank * slice.kingArrangements,
})

const twinOf = ({ slice, ownMen, otherMen }: GroupPart): GroupPart => {
  const men = { ownMen: turned(otherMen), otherMen: turned(ownMen) }
  const twin = sliceOf({
    ownMen: slice.otherMen,
    ownKings: slice.otherKings,
    otherMen: slice.ownMen,
    otherKings: slice.ownKings,
  })
  if (twin === undefined) throw new Error(`${slice.name} has no slice for the other side`)
  return { slice: twin, ...men, first: menRank(men.ownMen, men.otherMen) * twin.kingArrangements }
}

const isBefore = (part: GroupPart, twin: GroupPart): boolean =>
  part.slice.first + part.first <= twin.slice.first + twin.first

const groupOf = (part: GroupPart): Group | undefined => {
  const twin = twinOf(part)
  if (!isBefore(part, twin)) return undefined
  return { part, twin: twin.slice === part.slice && twin.first === part.first ? undefined : twin }
}

/** Lists the groups of slices with as many pieces and men, in the order in which they can be solved. */
const groupsOf = (slices: readonly Slice[]): readonly Group[] => {
  const byAdvance: Group[][] = []
  for (const slice of slices) {
    const ranks = countMenArrangements(slice.ownMen, slice.otherMen)
    for (let rank = 0; rank < ranks; rank += 1) {
      const part = partOf(slice, rank)
      const group = groupOf(part)
      if (group) (byAdvance[advanceOf(part.ownMen, part.otherMen)] ??= []).push(group)
    }
  }
  return byAdvance.toReversed().flat()
}

/**
 * Returns all groups, each after those to which its captures and men's moves lead: those with fewer pieces, those with
 * fewer men, and those whose men are further up.
 */
export const groupsUpTo = function* (pieces: number): Generator<Group> {
  const slices = slicesUpTo(pieces)
  for (let all = 2; all <= pieces; all += 1)
    for (let men = 0; men <= all; men += 1)
      yield* groupsOf(slices.filter((slice) => slice.pieces === all && slice.ownMen + slice.otherMen === men))
}
