import { describe, expect, test } from 'vitest'
import { indexIn, placementAt } from '../../shared/draughts/endgames/placement-index.ts'
import { placementOf, positionPlaced } from '../../shared/draughts/endgames/placement.ts'
import { materialIn, type Slice, sliceOf, slicesUpTo } from '../../shared/draughts/endgames/slices.ts'
import { COLOURS } from '../../shared/draughts/index.ts'
import { sized } from '../harness/size.ts'

const positionsOf = (pieces: number): number =>
  slicesUpTo(4)
    .filter((slice) => slice.pieces === pieces)
    .reduce((sum, { size }) => sum + size, 0)

/** The published numbers of positions with so many pieces: Chinook's, for either side to move. */
const PUBLISHED = [120, 6_972, 261_224, 7_092_774]

/** In how many of them one side has all pieces: its men have 28 squares, its kings the others of 32. */
const ofOneSide = (pieces: number): number => {
  const chosen = (n: number, k: number): number => (k === 0 ? 1 : (chosen(n - 1, k - 1) * n) / k)
  return Array.from({ length: pieces + 1 }, (_, men) => chosen(28, men) * chosen(32 - men, pieces - men)).reduce(
    (sum, each) => sum + each,
    0,
  )
}

describe('slices', () => {
  test('have as many positions as are published, without those in which a side has no pieces', () => {
    for (const pieces of [2, 3, 4])
      expect(positionsOf(pieces)).toBe((PUBLISHED[pieces - 1] ?? 0) - 2 * ofOneSide(pieces))
    expect(positionsOf(2) + positionsOf(3)).toBe(199_520)
    expect(positionsOf(4)).toBe(6_209_316)
  })

  test('follow each other by pieces, so that a smaller table is the beginning of a larger one', () => {
    const slices = slicesUpTo(4)
    expect(slices).toHaveLength(41)
    expect(slicesUpTo(3)).toEqual(slices.slice(0, 16))
    expect(new Set(slices.map(({ name }) => name)).size).toBe(41)
    let first = 0
    for (const slice of slices) {
      expect(slice.first).toBe(first)
      expect(sliceOf(slice)).toBe(slice)
      first += slice.size
    }
  })
})

/** The indexes of a slice that are tried: all of them, or about so many. */
const triedIn = ({ size }: Slice): readonly number[] => {
  const stride = Math.max(1, Math.floor(size / sized(200, 20_000)))
  return Array.from({ length: Math.ceil(size / stride) }, (_, n) => n * stride)
}

test('each index of a slice has a placement of its own, and as many pieces as the slice', () => {
  for (const slice of slicesUpTo(4))
    for (const index of triedIn(slice)) {
      const placement = placementAt(slice, index)
      expect(sliceOf(materialIn(placement))).toBe(slice)
      expect(indexIn(slice, placement)).toBe(index)
      for (const turn of COLOURS) expect(placementOf(positionPlaced(placement, turn))).toEqual(placement)
    }
})
