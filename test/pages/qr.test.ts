import { gzipSync } from 'node:zlib'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { qrCode } from '../../shared/pages/seat/qr-code.ts'

/** The powers of 2 in the field of 256 values that QR codes use; the index of a value is its logarithm. */
const POWER: number[] = []
for (let value = 1; POWER.length < 255; value = value < 128 ? 2 * value : (2 * value) ^ 0x11d) POWER.push(value)

/** Returns whether a block has no error: its polynomial is 0 at as many powers of 2 as it has correction codewords. */
const isSound = (block: readonly number[], correction: number): boolean =>
  Array.from({ length: correction }, (_, root) =>
    block.reduce((sum, byte) => {
      const power = sum === 0 ? 0 : (POWER[(POWER.indexOf(sum) + root) % 255] ?? 0)
      return power ^ byte
    }, 0),
  ).every((rest) => rest === 0)

/**
 * Table 9 of ISO/IEC 18004 for level M, by version: the numbers of data and correction codewords of a block, and of
 * blocks.
 */
const TABLE = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [32, 18, 2],
  [43, 24, 2],
  [27, 16, 4],
] as const

/** Table C.1 of the standard: the format bits of level M with each mask, in the order in which they are drawn. */
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
]

const MASKS: readonly ((row: number, column: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_i, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i * j) % 3) + ((i + j) % 2)) % 2,
]

/** Returns whether a module belongs to a fixed pattern or to the format bits. */
const isPattern = (size: number, i: number, j: number): boolean =>
  (i < 9 && (j < 9 || j >= size - 8)) ||
  (i >= size - 8 && j < 9) ||
  i === 6 ||
  j === 6 ||
  (size > 21 && Math.abs(i - size + 7) <= 2 && Math.abs(j - size + 7) <= 2)

/** Reads a QR code like a scanner that sees every module. It shares no function with the writer. */
const scanned = (code: readonly (readonly boolean[])[]): string => {
  const size = code.length
  const [data = 0, correction = 0, blocks = 0] = TABLE[(size - 21) / 4] ?? []
  const at = (i: number, j: number): number => (code[i]?.[j] ? 1 : 0)
  const format =
    [0, 1, 2, 3, 4, 5, 7, 8].map((j) => at(8, j)).join('') + [7, 5, 4, 3, 2, 1, 0].map((i) => at(i, 8)).join('')
  const again =
    [1, 2, 3, 4, 5, 6, 7].map((i) => at(size - i, 8)).join('') +
    [8, 7, 6, 5, 4, 3, 2, 1].map((j) => at(8, size - j)).join('')
  expect([again, at(size - 8, 8)]).toEqual([format, 1])
  const mask = MASKS[FORMATS.indexOf(format)]
  if (!mask) throw new Error(`no format: ${format}`)
  const bits: number[] = []
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const i = up ? size - 1 - step : step
      for (const j of [right, right - 1]) if (!isPattern(size, i, j)) bits.push(at(i, j) ^ (mask(i, j) === 0 ? 1 : 0))
    }
    up = !up
  }
  const bytes = Array.from({ length: blocks * (data + correction) }, (_, n) =>
    Number.parseInt(bits.slice(8 * n, 8 * n + 8).join(''), 2),
  )
  const whole = Array.from({ length: blocks }, (_, n) => bytes.filter((_byte, place) => place % blocks === n))
  for (const block of whole) expect(isSound(block, correction)).toBe(true)
  const stream = whole
    .flatMap((block) => block.slice(0, data))
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
  expect(stream.slice(0, 4)).toBe('0100')
  const length = Number.parseInt(stream.slice(4, 12), 2)
  const text = Array.from({ length }, (_, n) => Number.parseInt(stream.slice(12 + 8 * n, 20 + 8 * n), 2))
  return new TextDecoder().decode(Uint8Array.from(text))
}

const LINK = 'https://crownhead.example/p/c1abcdefghijklABCDEFGHIJKLMNOPQRSTUVWXYZ012345'

describe('a QR code is read back', () => {
  test.each([LINK, 'http://127.0.0.1:8080/p/o1AbCdEfGhIjKl-_-_-_-_-_-_-_-_-_-_-_-_-_-_-_-_', 'é — ✓', 'x'])(
    '%s',
    (text) => {
      expect(scanned(qrCode(text) ?? [])).toBe(text)
    },
  )

  test('at the shortest and the longest text of each version', () => {
    for (const length of [1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106]) {
      const text = LINK.repeat(2).slice(0, length)
      expect(scanned(qrCode(text) ?? [])).toBe(text)
    }
    expect(qrCode('x'.repeat(107))).toBeUndefined()
  })
})

test('the pattern of “hi” equals that of other writers', () => {
  // python-qrcode 8 writes this pattern, with mask 2, and ZXing reads it.
  const rows = `
111111100111101111111
100000100110101000001
101110101101101011101
101110101100101011101
101110101001101011101
100000101100101000001
111111101010101111111
000000001011100000000
101111100000101111100
011101010010100100001
001100110101010011110
111010000100000110100
111010100001010010101
000000001001111001001
111111100010101100010
100000101111111001001
101110101000100100100
101110101110100100100
101110101001010011100
100000100110000110100
111111101011010011110`
  const drawn = (qrCode('hi') ?? []).map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
  expect(drawn.join('\n')).toBe(rows.trim())
})

test('it takes less than 5 KB', async () => {
  const entryPoints = [join(import.meta.dirname, '../../shared/pages/seat/qr-code.ts')]
  const { outputFiles } = await build({ entryPoints, bundle: true, minify: true, write: false, format: 'esm' })
  expect(outputFiles[0]?.contents.length).toBeLessThan(5000)
  expect(gzipSync(outputFiles[0]?.contents ?? '').length).toBeLessThan(2500)
})
