import { outcomeNumber, VALUE_BITS } from './table-value.ts'

/** The values in a block. A probe unpacks one. */
export const BLOCK_SIZE = 4096

/**
 * Writes a bit or reads one, and returns it. The one that reads ignores its second argument. A context is a number
 * below `CONTEXTS`: what is known so far that makes the bit likely to be 0 or 1.
 */
export type CodeBit = (context: number, bit: number) => number

/** The last two comparisons of a value with the one before it, and the outcome of that one. */
const HISTORIES = 4 * 3
const SAME = 0
const AS_ABOVE = SAME + HISTORIES * 2
const SPELLED = AS_ABOVE + HISTORIES
export const CONTEXTS = SPELLED + (3 << VALUE_BITS)

/** Spells a value bit by bit, the highest first. */
const spell = (code: CodeBit, start: number, value: number): number => {
  let spelled = 1
  for (let bit = VALUE_BITS - 1; bit >= 0; bit -= 1) spelled = spelled * 2 + code(start + spelled, (value >> bit) & 1)
  return spelled - (1 << VALUE_BITS)
}

/**
 * Codes the values of a block, in place. A value is the same as the one before it, or else as the one a row above, or
 * it is spelled. This is the description of the format for both directions: packing writes the bits of `values`, and
 * unpacking overwrites them with those that it reads.
 */
export const codeBlock = (code: CodeBit, values: Uint8Array, row: number): void => {
  let before = 0
  let history = 0
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0
    const above = at < row ? before : (values[at - row] ?? 0)
    const outcome = outcomeNumber(before)
    const context = history * 3 + outcome
    const same = code(SAME + context * 2 + (above === before ? 1 : 0), value === before ? 1 : 0)
    if (same === 0) {
      const isAbove = above !== before && code(AS_ABOVE + context, value === above ? 1 : 0) === 1
      before = isAbove ? above : spell(code, SPELLED + (outcome << VALUE_BITS), value)
    }
    values[at] = before
    history = ((history << 1) & 3) | same
  }
}
