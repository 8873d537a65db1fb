import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTable } from '../../shared/draughts/endgames/endgame-table.ts'
import { unpackBlock } from '../../shared/draughts/endgames/unpack-block.ts'
import { manifestOf } from '../../tools/tables/manifest.ts'
import { packBlock } from '../../tools/tables/pack-block.ts'
import { packTable } from '../../tools/tables/pack-table.ts'
import { solveTable } from '../../tools/tables/solve-table.ts'
import { chances } from '../draughts/random.ts'
import { sized } from '../harness/size.ts'
import { asset, assetBytes, manifest } from './asset.ts'

describe('the asset', () => {
  test('is the file that its manifest describes', () => {
    expect(createHash('sha256').update(assetBytes).digest('hex')).toBe(manifest.sha256)
    expect(assetBytes).toHaveLength(manifest.bytes)
    expect(manifest.totals.map(({ positions }) => positions)).toEqual([3_488, 196_032, 6_209_316])
    expect(asset.pieces).toBe(4)
  })

  test('has no win that takes so long that Art. 17 could undo it', () => {
    for (const { longestWin, longestLoss } of manifest.totals)
      expect(Math.max(longestWin, longestLoss)).toBeLessThan(80)
  })

  test('is made again to the byte; a smaller table is its beginning', () => {
    const pieces = sized(3, 4)
    const solved = solveTable(pieces)
    const bytes = packTable(solved, pieces)
    const made = openTable(bytes)
    const [start = 0] = asset.starts
    const [madeStart = 0] = made?.starts ?? []
    expect(bytes.subarray(madeStart)).toEqual(assetBytes.subarray(start, start + bytes.length - madeStart))
    expect(manifestOf(manifest.file, bytes, solved.values, pieces).totals).toEqual(manifest.totals.slice(0, pieces - 1))
    if (pieces === 4) expect(bytes).toEqual(assetBytes)
  })
})

describe('a file that is not a whole table is refused', () => {
  test.each([
    ['nothing', new Uint8Array()],
    ['a part', assetBytes.subarray(0, assetBytes.length - 1)],
    ['the header alone', assetBytes.subarray(0, 6)],
    ['other letters', Uint8Array.from(assetBytes, (byte, at) => (at === 0 ? byte ^ 1 : byte))],
    ['another version', Uint8Array.from(assetBytes, (byte, at) => (at === 4 ? 2 : byte))],
    ['more pieces', Uint8Array.from(assetBytes, (byte, at) => (at === 5 ? 5 : byte))],
    ['a wrong length', Uint8Array.from(assetBytes, (byte, at) => (at === 7 ? byte ^ 1 : byte))],
  ])('%s', (_, bytes) => {
    expect(openTable(bytes)).toBeUndefined()
  })
})

describe('a block', () => {
  const chance = chances(4)
  const random = (size: number, values: number): Uint8Array =>
    Uint8Array.from({ length: size }, () => Math.floor(chance() * values))

  test.each([
    ['one value', new Uint8Array([77])],
    ['one value over and over', new Uint8Array(4096).fill(2)],
    ['two values', random(4096, 2)],
    ['any values', random(4096, 128)],
    ['a short one', random(29, 128)],
  ])('of %s is unpacked as it was packed', (_, values) => {
    for (const row of [1, 29, 30, 5_000])
      expect(unpackBlock(packBlock(values, row), values.length, row)).toEqual(values)
  })

  test('takes few bytes where all values are the same', () => {
    expect(packBlock(new Uint8Array(4096), 29).length).toBeLessThan(12)
  })
})
