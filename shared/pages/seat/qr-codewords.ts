/** The error correction codewords of a block, and the number of blocks, for each version from 1. */
const BLOCKS: readonly (readonly [correction: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
]

/** All codewords, of data and of error correction, for each version from 1. */
const CODEWORDS = [26, 44, 70, 100, 134, 172] as const

/** Returns the product of two elements of the standard's Galois field GF(256). */
const times = (a: number, b: number): number => {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}

/** Returns the generator polynomial of a Reed-Solomon code, without its leading coefficient. */
const generatorOf = (degree: number): readonly number[] => {
  let terms = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let i = 0; i < degree; i++) {
    terms = terms.map((term, at) => times(term, root) ^ (terms[at + 1] ?? 0))
    root = times(root, 2)
  }
  return terms
}

/** Returns the error correction codewords of a block: the remainder of a polynomial division. */
const correctionOf = (data: readonly number[], generator: readonly number[]): readonly number[] => {
  let rest: readonly number[] = generator.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = generator.map((term, at) => times(term, factor) ^ (rest[at + 1] ?? 0))
  }
  return rest
}

/** Interleaves blocks: the first codewords of all of them, then the second ones, and so on. */
const interleave = (blocks: readonly (readonly number[])[]): readonly number[] =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, at) =>
    blocks.flatMap((block) => block[at] ?? []),
  ).flat()

/**
 * Returns the data codewords. Mode and length take twelve bits, so each byte is spread over two codewords. `capacity`
 * is how many there must be; the standard's padding fills the rest.
 */
const dataOf = (bytes: Uint8Array, capacity: number): readonly number[] => {
  const halves = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const data = Array.from(
    { length: halves.length / 2 },
    (_, at) => (halves[2 * at] ?? 0) * 16 + (halves[2 * at + 1] ?? 0),
  )
  return Array.from({ length: capacity }, (_, at) => data[at] ?? ((at - data.length) % 2 === 0 ? 0xec : 0x11))
}

/**
 * Returns the codewords of a text, in the smallest version of 1 to 6 that has the capacity for it. Undefined if the
 * text is too long.
 */
export const encodedText = (
  text: string,
): { readonly version: number; readonly codewords: readonly number[] } | undefined => {
  const bytes = new TextEncoder().encode(text)
  for (const [index, [correction, count]] of BLOCKS.entries()) {
    const capacity = (CODEWORDS[index] ?? 0) - correction * count
    if (bytes.length + 2 > capacity) continue
    const data = dataOf(bytes, capacity)
    // In these versions all blocks have the same length.
    const blocks = Array.from({ length: count }, (_, at) =>
      data.slice((at * capacity) / count, ((at + 1) * capacity) / count),
    )
    const generator = generatorOf(correction)
    const codewords = [...interleave(blocks), ...interleave(blocks.map((block) => correctionOf(block, generator)))]
    return { version: index + 1, codewords }
  }
  return undefined
}
