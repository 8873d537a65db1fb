import { deflateSync, inflateSync } from 'node:zlib'
import { encodePng } from '../../shared/picture/png.ts'

type Pixels = { readonly width: number; readonly height: number; readonly colours: readonly number[] }

const chunksOf = (png: Buffer): readonly (readonly [string, Buffer])[] => {
  const chunks: [string, Buffer][] = []
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    chunks.push([png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length)])
    at += length + 12
  }
  return chunks
}

const paeth = (left: number, up: number, corner: number): number => {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** The five filters of PNG: what a byte is told from. */
const FILTERS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
]

/** Reads what a browser writes: eight bits, red, green, blue, and perhaps an alpha. */
const decode = (png: Buffer): Pixels => {
  const chunks = chunksOf(png)
  const head = chunks[0]?.[1] ?? Buffer.alloc(13)
  const [width, height, deep] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9] === 6 ? 4 : 3]
  const raw = inflateSync(Buffer.concat(chunks.flatMap(([type, data]) => (type === 'IDAT' ? [data] : []))))
  const [line, lines] = [width * deep, Buffer.alloc(width * deep * height)]
  for (let y = 0; y < height; y += 1) {
    const filter = FILTERS[raw[y * (line + 1)] ?? 0] ?? (() => 0)
    for (let x = 0; x < line; x += 1) {
      const at = y * line + x
      const left = x < deep ? 0 : (lines[at - deep] ?? 0)
      const up = y === 0 ? 0 : (lines[at - line] ?? 0)
      const corner = x < deep || y === 0 ? 0 : (lines[at - line - deep] ?? 0)
      lines[at] = (raw[y * (line + 1) + 1 + x] ?? 0) + filter(left, up, corner)
    }
  }
  const colours = Array.from({ length: width * height }, (_, pixel) => lines.readUIntBE(pixel * deep, 3))
  return { width, height, colours }
}

const distance = (one: number, other: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0)

/** The same picture in the 256 colours that it has most of: a third of the size, and alike to the eye. */
export const small = (png: Buffer): Uint8Array => {
  const { width, height, colours } = decode(png)
  const counts = new Map<number, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const palette = [...counts].toSorted((a, b) => b[1] - a[1]).map(([colour]) => colour)
  const kept = palette.slice(0, 256)
  const place = new Map(
    palette.map((colour) => {
      const nearest = kept.toSorted((a, b) => distance(a, colour) - distance(b, colour))[0] ?? 0
      return [colour, kept.indexOf(nearest)]
    }),
  )
  const pixels = Uint8Array.from(colours, (colour) => place.get(colour) ?? 0)
  return encodePng({ width, height, pixels, palette: kept }, (bytes) => deflateSync(bytes, { level: 9 }))
}
