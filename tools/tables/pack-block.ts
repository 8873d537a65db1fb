import { CHANCE_BITS, learnBit, makeChances } from '../../shared/draughts/endgames/bit-chances.ts'
import { codeBlock, CONTEXTS } from '../../shared/draughts/endgames/block-bits.ts'

/** Packs the values of a block, as `unpackBlock` reads them. */
export const packBlock = (values: Uint8Array, row: number): Uint8Array => {
  const chances = makeChances(CONTEXTS)
  const packed: number[] = []
  let low = 0
  let high = 0xffffffff
  const writeBit = (context: number, bit: number): number => {
    const middle = low + ((high - low) >>> CHANCE_BITS) * (chances.ones[context] ?? 0)
    if (bit === 1) high = middle
    else low = middle + 1
    learnBit(chances, context, bit)
    while ((low ^ high) >>> 24 === 0) {
      packed.push(high >>> 24)
      low = (low << 8) >>> 0
      high = ((high << 8) | 0xff) >>> 0
    }
    return bit
  }
  codeBlock(writeBit, values.slice(), row)
  // The highest bytes of both ends differ, so with zeros after it this byte lies between them.
  packed.push((low >>> 24) + 1)
  return Uint8Array.from(packed)
}
