/**
 * A GIF that was read by the standard alone (GIF89a), as far as `encodeGif` uses it: every picture in its colours, and
 * how long it is shown.
 */
export type Read = {
  readonly width: number
  readonly height: number
  readonly loops: boolean
  readonly pictures: readonly Picture[]
}

type Picture = {
  /** The colours of the whole screen once the picture is painted. */
  readonly colours: Uint32Array
  readonly hold: number
  /** The number of pixels of the picture's rectangle; `painted` is how many of them it paints. */
  readonly area: number
  readonly painted: number
}

const unpacked = (codes: Uint8Array, bits: number): readonly number[] => {
  const [clear, end] = [1 << bits, (1 << bits) + 1]
  const values: number[] = []
  let table: (readonly number[])[] = []
  let [width, at, before] = [bits + 1, 0, undefined as readonly number[] | undefined]
  const next = (): number => {
    let code = 0
    for (let bit = 0; bit < width; bit += 1, at += 1) code |= (((codes[at >> 3] ?? 0) >> (at & 7)) & 1) << bit
    return code
  }
  for (;;) {
    const code = next()
    if (code === end) return values
    if (code === clear) {
      table = Array.from({ length: end + 1 }, (_, value) => [value])
      width = bits + 1
      before = undefined
      continue
    }
    const known = table[code] ?? [...(before ?? []), ...(before ?? []).slice(0, 1)]
    values.push(...known)
    if (before && table.length < 4096) table.push([...before, known[0] ?? 0])
    before = known
    if (table.length === 1 << width && width < 12) width += 1
  }
}

export const readGif = (bytes: Uint8Array): Read => {
  const file = Buffer.from(bytes)
  if (file.subarray(0, 6).toString('latin1') !== 'GIF89a') throw new Error('no GIF')
  const [width, height, flags] = [file.readUInt16LE(6), file.readUInt16LE(8), file.readUInt8(10)]
  const size = 2 << (flags & 7)
  const colour = (index: number): number => file.readUIntBE(13 + 3 * index, 3)
  let at = 13 + 3 * size
  const blocks = (): Buffer => {
    const parts: Buffer[] = []
    for (;;) {
      const length = file.readUInt8(at)
      parts.push(file.subarray(at + 1, at + 1 + length))
      at += 1 + length
      if (length === 0) return Buffer.concat(parts)
    }
  }
  const screen = new Uint32Array(width * height).fill(0xffffffff)
  const pictures: Picture[] = []
  let [loops, hold, unchanged] = [false, 0, -1]
  for (;;) {
    const kind = file.readUInt8(at)
    if (kind === 0x3b) break
    if (kind === 0x21) {
      const label = file.readUInt8(at + 1)
      at += 2
      const data = blocks()
      if (label === 0xff) loops = data.subarray(0, 11).toString() === 'NETSCAPE2.0' && data.readUInt16LE(12) === 0
      else [hold, unchanged] = [data.readUInt16LE(1), (data.readUInt8(0) & 1) === 1 ? data.readUInt8(3) : -1]
      continue
    }
    const [left, top, wide, high] = [1, 3, 5, 7].map((place) => file.readUInt16LE(at + place)) as [
      number,
      number,
      number,
      number,
    ]
    const bits = file.readUInt8(at + 10)
    at += 11
    const values = unpacked(blocks(), bits)
    if (values.length !== wide * high) throw new Error(`${values.length} pixels instead of ${wide * high}`)
    for (const [n, index] of values.entries())
      if (index !== unchanged) screen[(top + Math.floor(n / wide)) * width + left + (n % wide)] = colour(index)
    const painted = values.filter((index) => index !== unchanged).length
    pictures.push({ colours: screen.slice(), hold, area: wide * high, painted })
  }
  if (at !== file.length - 1) throw new Error('more after the end')
  return { width, height, loops, pictures }
}
