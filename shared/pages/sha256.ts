/** The first 32 bits of the fractional parts of a root of the first primes (FIPS 180-4, 4.2.2 and 5.3.3). */
const roots = (count: number, exponent: number): readonly number[] => {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  return primes.map((prime) => ((prime ** exponent % 1) * 2 ** 32) | 0)
}

const [K, START] = [roots(64, 1 / 3), roots(8, 1 / 2)]

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const scheduleOf = (block: DataView): Int32Array => {
  const w = new Int32Array(64)
  const at = (index: number): number => w[index] ?? 0
  for (let i = 0; i < 64; i += 1) {
    const [a, b] = [at(i - 15), at(i - 2)]
    const mixed = (rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3)) + (rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10))
    w[i] = i < 16 ? block.getInt32(i * 4) : at(i - 16) + at(i - 7) + mixed
  }
  return w
}

type State = readonly number[]

const compressed = (state: State, block: DataView): State => {
  const w = scheduleOf(block)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i += 1) {
    const one = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)
    const two = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) | 0)
}

/** SHA-256 of a text in base64 (FIPS 180-4), as a page's policy names a style that stands in the page. */
export const sha256 = (text: string): string => {
  const bytes = new TextEncoder().encode(text)
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  new DataView(padded.buffer).setUint32(padded.length - 4, bytes.length * 8)
  let state: State = START
  for (let at = 0; at < padded.length; at += 64) state = compressed(state, new DataView(padded.buffer, at, 64))
  const digest = state.flatMap((word) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 255))
  return btoa(String.fromCharCode(...digest))
}
