import { BLOCK_SIZE } from './block-bits.ts'
import { MOST_TABLE_PIECES, type Slice, slicesUpTo } from './slices.ts'
import { unpackBlock } from './unpack-block.ts'

/**
 * The file of a table: four letters, the version of the format, the most pieces, the lengths of all blocks in two bytes
 * each, the higher first, and the blocks. Each slice begins a new block.
 */
export const TABLE_HEADER = [0x43, 0x48, 0x45, 0x54, 1] as const
export const TABLE_HEADER_BYTES = TABLE_HEADER.length + 1

export type EndgameTable = {
  readonly pieces: number
  readonly bytes: Uint8Array
  /** Where each block begins, by number; the last entry is the end of the file. */
  readonly starts: readonly number[]
  /** The number of the first block of each slice, by name. */
  readonly firstBlocks: ReadonlyMap<string, number>
}

export const blocksIn = ({ size }: Slice): number => Math.ceil(size / BLOCK_SIZE)

const startsIn = (bytes: Uint8Array, blocks: number): readonly number[] => {
  const starts = [TABLE_HEADER_BYTES + 2 * blocks]
  for (let block = 0; block < blocks; block += 1) {
    const at = TABLE_HEADER_BYTES + 2 * block
    starts.push((starts[block] ?? 0) + (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0))
  }
  return starts
}

/** Returns the table that a file contains. Undefined if it contains none that is whole. */
export const openTable = (bytes: Uint8Array): EndgameTable | undefined => {
  const pieces = bytes[TABLE_HEADER.length] ?? 0
  if (TABLE_HEADER.some((byte, at) => bytes[at] !== byte) || pieces > MOST_TABLE_PIECES) return undefined
  const firstBlocks = new Map<string, number>()
  let blocks = 0
  for (const slice of slicesUpTo(pieces)) {
    firstBlocks.set(slice.name, blocks)
    blocks += blocksIn(slice)
  }
  const starts = startsIn(bytes, blocks)
  return starts.at(-1) === bytes.length ? { pieces, bytes, starts, firstBlocks } : undefined
}

/** Returns the stored byte of a position of a slice. Undefined if the table has no such slice. */
export const storedByte = (table: EndgameTable, slice: Slice, index: number): number | undefined => {
  const firstBlock = table.firstBlocks.get(slice.name)
  if (firstBlock === undefined) return undefined
  const before = Math.floor(index / BLOCK_SIZE)
  const block = firstBlock + before
  const packed = table.bytes.subarray(table.starts[block], table.starts[block + 1])
  const size = Math.min(BLOCK_SIZE, slice.size - before * BLOCK_SIZE)
  return unpackBlock(packed, size, slice.row)[index - before * BLOCK_SIZE]
}
