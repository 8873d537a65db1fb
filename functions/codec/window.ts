/**
 * In a text that `encodeInBlock` made, bytes below 128 are ASCII; the others are the code points of one block of 128.
 */
const HALF = 128

/**
 * The first byte of a text from `encodeInBlock` is 0x80 to 0xbf, with which no UTF-8 text begins. It holds the low six
 * bits of the block's number.
 */
const FIRST_BYTE = 0x80
const LOW_BITS = 64

const LAST_BLOCK = 0x10ffff >> 7

const blockOf = (point: number): number => Math.floor(point / HALF)

/** Returns whether a block of code points lies above ASCII and outside the surrogates. */
const isBlock = (block: number): boolean =>
  block > 0 && block <= LAST_BLOCK && (block < blockOf(0xd800) || block > blockOf(0xdfff))

/** Returns whether bytes are from `encodeInBlock`; otherwise they are UTF-8. */
export const isBlockEncoded = (bytes: Uint8Array): boolean =>
  bytes[0] !== undefined && bytes[0] >> 6 === FIRST_BYTE >> 6

/**
 * Encodes a text of ASCII and one block of 128 code points: two bytes name the block, then each character is one byte.
 * Undefined if the text has no character beyond ASCII, or characters from several blocks.
 */
export const encodeInBlock = (text: string): Uint8Array | undefined => {
  const points = Array.from(text, (char) => char.codePointAt(0) ?? 0)
  const [block = 0, ...others] = new Set(points.map(blockOf).filter((one) => one > 0))
  if (others.length > 0 || !isBlock(block)) return undefined
  const bytes = points.map((point) => (point < HALF ? point : HALF + (point % HALF)))
  return Uint8Array.of(FIRST_BYTE + (block % LOW_BITS), Math.floor(block / LOW_BITS), ...bytes)
}

/** Returns the text that `encodeInBlock` encoded; undefined if the bytes name no block. */
export const decodeFromBlock = (bytes: Uint8Array): string | undefined => {
  const [low = 0, high, ...chars] = bytes
  const block = (low % LOW_BITS) + (high ?? 0) * LOW_BITS
  if (high === undefined || !isBlock(block)) return undefined
  return chars.map((char) => String.fromCodePoint(char < HALF ? char : (block - 1) * HALF + char)).join('')
}
