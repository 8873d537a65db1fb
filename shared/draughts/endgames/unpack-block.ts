import { CHANCE_BITS, learnBit, makeChances } from './bit-chances.ts'
import { codeBlock, CONTEXTS } from './block-bits.ts'

/**
 * Returns the values of a packed block. They are packed by arithmetic coding: a block is one number, of which the
 * bytes are the first digits, and each bit narrows the range from `low` to `high` in which it lies, the less the likelier
 * the bit was. Bytes after the end count as 0.
 */
export const unpackBlock = (packed: Uint8Array, size: number, row: number): Uint8Array => {
  const chances = makeChances(CONTEXTS)
  const values = new Uint8Array(size)
  let low = 0
  let high = 0xffffffff
  let next = 4
  let number = new DataView(Uint8Array.from({ length: 4 }, (_, at) => packed[at] ?? 0).buffer).getUint32(0)
  const readBit = (context: number): number => {
    const middle = low + ((high - low) >>> CHANCE_BITS) * (chances.ones[context] ?? 0)
    const bit = number <= middle ? 1 : 0
    if (bit === 1) high = middle
    else low = middle + 1
    learnBit(chances, context, bit)
    while ((low ^ high) >>> 24 === 0) {
      low = (low << 8) >>> 0
      high = ((high << 8) | 0xff) >>> 0
      number = ((number << 8) | (packed[next] ?? 0)) >>> 0
      next += 1
    }
    return bit
  }
  codeBlock(readBit, values, row)
  return values
}
