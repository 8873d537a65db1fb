import { binomial, countSquares } from './combinations.ts'
import { countMenArrangements, MEN_SQUARES } from './men-arrangements.ts'
import type { Placement } from './placement.ts'

/** The most pieces of a position in a table, both sides together. */
export const MOST_TABLE_PIECES = 4

const SQUARES = 32

/** How many men and kings the side to move has, and the other side. */
type Material = {
  readonly ownMen: number
  readonly ownKings: number
  readonly otherMen: number
  readonly otherKings: number
}

/** All positions of the same material: every arrangement of the men, and with each of them every one of the kings. */
export type Slice = Material & {
  /** The pieces of the side to move and of the other side, as `MK-KK`. */
  readonly name: string
  readonly pieces: number
  /** The number of the first position in the table, and how many there are. */
  readonly first: number
  readonly size: number
  /** How many arrangements of the kings there are with each of the men. */
  readonly kingArrangements: number
  /** How many positions before a position there is mostly one that differs from it in one piece by one place. */
  readonly row: number
}

const piecesText = (men: number, kings: number): string => 'M'.repeat(men) + 'K'.repeat(kings)

const sliceFor = (material: Material, first: number): Slice => {
  const { ownMen, ownKings, otherMen, otherKings } = material
  const free = SQUARES - ownMen - otherMen
  const otherSets = binomial(free - ownKings, otherKings)
  const kingArrangements = binomial(free, ownKings) * otherSets
  const sizes = [otherSets, kingArrangements, binomial(MEN_SQUARES, otherMen)]
  return {
    ...material,
    name: `${piecesText(ownMen, ownKings)}-${piecesText(otherMen, otherKings)}`,
    pieces: ownMen + ownKings + otherMen + otherKings,
    first,
    size: countMenArrangements(ownMen, otherMen) * kingArrangements,
    kingArrangements,
    row: sizes.find((size) => size > 1) ?? 1,
  }
}

/** Lists the materials of so many pieces: by the pieces of the side to move, then by its men, then by the other's. */
const materialsOf = (pieces: number): readonly Material[] => {
  const found: Material[] = []
  for (let own = 1; own < pieces; own += 1)
    for (let ownMen = 0; ownMen <= own; ownMen += 1)
      for (let otherMen = 0; otherMen <= pieces - own; otherMen += 1)
        found.push({ ownMen, ownKings: own - ownMen, otherMen, otherKings: pieces - own - otherMen })
  return found
}

const makeSlices = (): readonly Slice[] => {
  const slices: Slice[] = []
  let first = 0
  for (let pieces = 2; pieces <= MOST_TABLE_PIECES; pieces += 1)
    for (const material of materialsOf(pieces)) {
      const slice = sliceFor(material, first)
      slices.push(slice)
      first += slice.size
    }
  return slices
}

/** All slices in the order of a table. A table of fewer pieces has the first of them. */
const SLICES = makeSlices()

export const slicesUpTo = (pieces: number): readonly Slice[] => SLICES.filter((slice) => slice.pieces <= pieces)

const keyOf = ({ ownMen, ownKings, otherMen, otherKings }: Material): number =>
  ((ownMen * 8 + ownKings) * 8 + otherMen) * 8 + otherKings

const byKey: Slice[] = []
for (const slice of SLICES) byKey[keyOf(slice)] = slice

/** Returns the slice of a material. Undefined for too many pieces, and if a side has none. */
export const sliceOf = (material: Material): Slice | undefined => byKey[keyOf(material)]

export const materialIn = ({ ownMen, ownKings, otherMen, otherKings }: Placement): Material => ({
  ownMen: countSquares(ownMen),
  ownKings: countSquares(ownKings),
  otherMen: countSquares(otherMen),
  otherKings: countSquares(otherKings),
})
