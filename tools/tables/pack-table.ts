import { BLOCK_SIZE } from '../../shared/draughts/endgames/block-bits.ts'
import { blocksIn, TABLE_HEADER } from '../../shared/draughts/endgames/endgame-table.ts'
import { type Slice, slicesUpTo } from '../../shared/draughts/endgames/slices.ts'
import { VALUE_BITS } from '../../shared/draughts/endgames/table-value.ts'
import { packBlock } from './pack-block.ts'
import type { Retrograde } from './retrograde.ts'

type Solved = Pick<Retrograde, 'values' | 'forced'>

/** Returns the values of a block. Where a capture must be made, any will do, and the one before costs least. */
const valuesIn = ({ values, forced }: Solved, first: number, end: number): Uint8Array => {
  const block = values.slice(first, end)
  for (let at = 0; at < block.length; at += 1)
    if (forced[first + at] === 1) block[at] = at > 0 ? (block[at - 1] ?? 0) : 0
  return block
}

const blocksOf = (solved: Solved, slice: Slice): readonly Uint8Array[] =>
  Array.from({ length: blocksIn(slice) }, (_, block) => {
    const first = block * BLOCK_SIZE
    const end = Math.min(first + BLOCK_SIZE, slice.size)
    return packBlock(valuesIn(solved, slice.first + first, slice.first + end), slice.row)
  })

/** Returns the file of a table, as `openTable` reads it. */
export const packTable = (solved: Solved, pieces: number): Uint8Array => {
  if (solved.values.some((byte) => byte >> VALUE_BITS !== 0)) throw new Error('a distance is too long to be stored')
  const blocks = slicesUpTo(pieces).flatMap((slice) => blocksOf(solved, slice))
  const lengths = blocks.flatMap(({ length }) => [length >> 8, length & 0xff])
  return Buffer.concat([Uint8Array.from([...TABLE_HEADER, pieces, ...lengths]), ...blocks])
}
