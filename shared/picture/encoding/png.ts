import { concatBytes } from './concat-bytes.ts'
import type { Deflate, Raster } from './raster.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const INDEXED_8_BIT = [8, 3, 0, 0, 0]

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return ~crc
}

const word = (value: number): readonly number[] => [
  value >>> 24,
  (value >>> 16) & 0xff,
  (value >>> 8) & 0xff,
  value & 0xff,
]

const chunk = (type: string, data: ArrayLike<number>): Uint8Array => {
  const named = concatBytes([Array.from(type, (letter) => letter.charCodeAt(0)), data])
  return concatBytes([word(data.length), named, word(crc32(named))])
}

/** Returns the rows, each after the number of its filter: 0 for none, because flat areas compress best without one. */
const scanlines = ({ width, height, pixels }: Raster): Uint8Array => {
  const lines = new Uint8Array((width + 1) * height)
  for (let row = 0; row < height; row += 1)
    lines.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  return lines
}

/** Encodes a PNG (W3C, third edition) with indexed colours of eight bits, not interlaced. */
export const encodePng = (raster: Raster, deflate: Deflate): Uint8Array =>
  concatBytes([
    SIGNATURE,
    chunk('IHDR', [...word(raster.width), ...word(raster.height), ...INDEXED_8_BIT]),
    chunk(
      'PLTE',
      raster.palette.flatMap((colour) => word(colour).slice(1)),
    ),
    chunk('IDAT', deflate(scanlines(raster))),
    chunk('IEND', []),
  ])
