/** The number of codes: a code has 12 bits at most. */
const CODES = 4096

/** Slots of the hash table: a power of two, and twice the codes, so that half stay free. */
const SLOTS = 8192

/** Writes codes with their lowest bit first, in blocks of at most 255 bytes, each after a byte with its length. */
const blockWriter = (longest: number) => {
  const bytes = new Uint8Array(longest)
  let [at, block, pending, bits] = [1, 0, 0, 0]
  const byte = (value: number): void => {
    if (at - block === 256) {
      bytes[block] = 255
      block = at
      at += 1
    }
    bytes[at] = value
    at += 1
  }
  return {
    put: (code: number, width: number): void => {
      pending |= code << bits
      bits += width
      for (; bits >= 8; bits -= 8) {
        byte(pending & 0xff)
        pending >>>= 8
      }
    },
    end: (): Uint8Array => {
      if (bits > 0) byte(pending & 0xff)
      bytes[block] = at - block - 1
      // An empty block ends the picture.
      return at - block === 1 ? bytes.subarray(0, block + 1) : bytes.subarray(0, at + 1)
    },
  }
}

/** Returns the slot where the code of a prefix and a value is stored, or the free slot where it can be. */
const slotOf = (keys: Int32Array, key: number): number => {
  let slot = Math.imul(key, 0x9e3779b1) >>> 19
  while (keys[slot] !== key && keys[slot] !== -1) slot = (slot + 1) & (SLOTS - 1)
  return slot
}

/**
 * Compresses the lowest `bits` (at least 2) of each value by the LZW of GIF. Codes have one bit more than `bits` at
 * first. When 4,096 codes are used, the table and the width start again.
 */
export const compressLzw = (values: Uint8Array, bits: number): Uint8Array => {
  const [clear, end] = [1 << bits, (1 << bits) + 1]
  const keys = new Int32Array(SLOTS).fill(-1)
  const codes = new Uint16Array(SLOTS)
  const { put, end: finish } = blockWriter(values.length * 2 + 64)
  let [next, width] = [end + 1, bits + 1]
  put(clear, width)
  const mask = clear - 1
  let prefix = (values[0] ?? 0) & mask
  for (let at = 1; at < values.length; at += 1) {
    const value = (values[at] ?? 0) & mask
    const key = (prefix << 8) | value
    const slot = slotOf(keys, key)
    if (keys[slot] === key) {
      prefix = codes[slot] ?? 0
      continue
    }
    put(prefix, width)
    prefix = value
    if (next < CODES) {
      keys[slot] = key
      codes[slot] = next
      if (next === 1 << width) width += 1
      next += 1
    } else {
      put(clear, width)
      keys.fill(-1)
      next = end + 1
      width = bits + 1
    }
  }
  put(prefix, width)
  put(end, width)
  return finish()
}
