import { expect, test } from 'vitest'
import { type RulesId, ruleSetOf, startPosition } from '../../shared/draughts/index.ts'
import { diagram } from '../../shared/picture/board/diagram.ts'
import { boardGif } from '../../shared/picture/board/animation.ts'
import { compressLzw } from '../../shared/picture/encoding/lzw.ts'
import { chances } from '../draughts/random.ts'
import { sized } from '../harness/size.ts'
import { type Read, readGif } from './read-gif.ts'
import { walk } from './walk.ts'

const SIZE = 360

/** Returns how many pixels differ, and how many pixels the smallest rectangle around them has. */
const changed = (before: Uint32Array, after: Uint32Array, width: number) => {
  const places = [...after.keys()].filter((at) => before[at] !== after[at])
  const spanOf = (along: readonly number[]) =>
    along.reduce((most, at) => Math.max(most, at), -1) - along.reduce((least, at) => Math.min(least, at), width) + 1
  const [columns, rows] = [places.map((at) => at % width), places.map((at) => Math.floor(at / width))]
  return { painted: places.length, area: spanOf(columns) * spanOf(rows) }
}

/**
 * Checks that each picture after the first paints only the pixels that differ from the one before, in the smallest
 * rectangle.
 */
const expectOnlyChanges = ({ width, pictures }: Read): void => {
  for (const [n, { colours, area, painted }] of pictures.entries()) {
    const before = pictures[n - 1]?.colours
    if (before) expect({ n, area, painted }).toEqual({ n, ...changed(before, colours, width) })
  }
}

test.each<[RulesId, boolean]>([
  ['english', false],
  ['international', true],
  ['canadian', false],
  ['frisian', true],
])('every picture of a film of %s is the picture of its position, flipped: %s', (id, flip) => {
  const rules = ruleSetOf(id)
  const shots = [{ position: startPosition(rules) }, ...walk(rules, sized(12, 90), 5)]
  const read = readGif(boardGif(rules, shots, { size: SIZE, flip }))
  expect(read).toMatchObject({ width: SIZE, height: SIZE, loops: true })
  expect(read.pictures).toHaveLength(shots.length)
  for (const [n, shot] of shots.entries()) {
    const { palette, pixels } = diagram(rules, shot.position, {
      size: SIZE,
      flip,
      ...('last' in shot && { last: shot.last }),
    })
    const drawn = Uint32Array.from(pixels, (index) => palette[index] ?? -1)
    expect(drawn.every((colour, at) => colour === read.pictures[n]?.colours[at])).toBe(true)
    expect(read.pictures[n]?.hold).toBe(n === shots.length - 1 ? 300 : 100)
  }
  expectOnlyChanges(read)
})

test('a move in one corner after a move in the other paints two corners, though its rectangle is the whole board', () => {
  const rules = ruleSetOf('international')
  const position = startPosition(rules)
  const shots = [
    { position, last: { path: [1, 6], captures: [] } },
    { position, last: { path: [50, 45], captures: [] } },
  ]
  const read = readGif(boardGif(rules, shots, { size: SIZE, flip: true }))
  expectOnlyChanges(read)
  expect(read.pictures[1]?.area).toBe(SIZE * SIZE)
  expect(read.pictures[1]?.painted).toBeLessThan((SIZE * SIZE) / 20)
})

test.each<RulesId>(['english', 'international', 'canadian', 'frisian'])(
  'a film of 90 plies of %s has at most 200 KB, and the same bytes each time',
  (id) => {
    const rules = ruleSetOf(id)
    for (let seed = 1; seed <= sized(1, 20); seed += 1) {
      const shots = walk(rules, 90, seed)
      const once = boardGif(rules, shots, { size: SIZE, flip: false })
      expect(once.length).toBeLessThanOrEqual(200_000)
      if (seed === 1) expect(Buffer.from(once).equals(boardGif(rules, shots, { size: SIZE, flip: false }))).toBe(true)
    }
  },
)

/** Encodes values as one line of pixels of a GIF, and reads them back. */
const through = (values: Uint8Array, bits: number): readonly number[] => {
  const size = [values.length & 0xff, values.length >> 8, 1, 0]
  const table = Buffer.alloc(3 << bits, 0)
  for (let index = 0; index < 1 << bits; index += 1) table.writeUIntBE(index, 3 * index, 3)
  const file = Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([...size, 0xf0 | (bits - 1), 0, 0]),
    table,
    Buffer.from([0x2c, 0, 0, 0, 0, ...size, 0, bits]),
    compressLzw(values, bits),
    Buffer.from([0x3b]),
  ])
  return [...(readGif(file).pictures[0]?.colours ?? [])]
}

test.each([
  [2, 1],
  [2, 20_000],
  [3, 255],
  [7, 4_095],
  [8, 30_000],
  [8, 254],
])('LZW of %d bits and %d values is read back, for any values', (bits, length) => {
  const chance = chances(bits * length)
  const noise = Uint8Array.from({ length }, () => Math.floor(chance() * (1 << bits)))
  const flat = new Uint8Array(length).fill(1)
  const runs = Uint8Array.from({ length }, (_, n) => (n >> 6) % (1 << bits))
  for (const values of [noise, flat, runs]) expect(through(values, bits)).toEqual([...values])
})
