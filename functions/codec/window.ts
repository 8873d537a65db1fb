/** One half is ASCII, the other a block of 128 code points. */
const HALF = 128

/** A first byte as UTF-8 never has it, with six bits of the block's number. */
const MARK = 0x80
const BITS = 64

const LAST_BLOCK = 0x10ffff >> 7

const blockOf = (point: number): number => Math.floor(point / HALF)

/** Above ASCII, without surrogates. */
const isBlock = (block: number): boolean =>
  block > 0 && block <= LAST_BLOCK && (block < blockOf(0xd800) || block > blockOf(0xdfff))

/** Else UTF-8. */
export const isWindowed = (bytes: Uint8Array): boolean => bytes[0] !== undefined && bytes[0] >> 6 === MARK >> 6

/**
 * For ASCII and one block of 128 code points: the block in two bytes, then one byte a character. Undefined with no such
 * block, or several.
 */
export const toWindow = (text: string): Uint8Array | undefined => {
  const points = Array.from(text, (char) => char.codePointAt(0) ?? 0)
  const [block = 0, ...others] = new Set(points.map(blockOf).filter((one) => one > 0))
  if (others.length > 0 || !isBlock(block)) return undefined
  const bytes = points.map((point) => (point < HALF ? point : HALF + (point % HALF)))
  return Uint8Array.of(MARK + (block % BITS), Math.floor(block / BITS), ...bytes)
}

export const fromWindow = (bytes: Uint8Array): string | undefined => {
  const [low = 0, high, ...chars] = bytes
  const block = (low % BITS) + (high ?? 0) * BITS
  if (high === undefined || !isBlock(block)) return undefined
  return chars.map((char) => String.fromCodePoint(char < HALF ? char : (block - 1) * HALF + char)).join('')
}
