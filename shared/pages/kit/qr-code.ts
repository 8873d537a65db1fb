/**
 * ISO/IEC 18004: bytes, correction M, versions 1 to 6, up to 106 bytes: a link of a host of 49 characters. Longer ones
 * have none.
 */
type Modules = readonly (readonly boolean[])[]

/** By version: corrections a block, and blocks. */
const BLOCKS: readonly (readonly [correction: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
]

/** Data and corrections, by version. */
const CODEWORDS = [26, 44, 70, 100, 134, 172] as const

/** In the standard's field of 256 elements. */
const times = (a: number, b: number): number => {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}

const generatorOf = (degree: number): readonly number[] => {
  let terms = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let i = 0; i < degree; i++) {
    terms = terms.map((term, at) => times(term, root) ^ (terms[at + 1] ?? 0))
    root = times(root, 2)
  }
  return terms
}

const correctionOf = (data: readonly number[], generator: readonly number[]): readonly number[] => {
  let rest: readonly number[] = generator.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = generator.map((term, at) => times(term, factor) ^ (rest[at + 1] ?? 0))
  }
  return rest
}

/** First codewords of all blocks, then second ones, and so on. */
const woven = (blocks: readonly (readonly number[])[]): readonly number[] =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, at) =>
    blocks.flatMap((block) => block[at] ?? []),
  ).flat()

/** Mode and length take twelve bits, so each byte stands across two codewords. */
const dataOf = (bytes: Uint8Array, room: number): readonly number[] => {
  const halves = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const data = Array.from(
    { length: halves.length / 2 },
    (_, at) => (halves[2 * at] ?? 0) * 16 + (halves[2 * at + 1] ?? 0),
  )
  return Array.from({ length: room }, (_, at) => data[at] ?? ((at - data.length) % 2 === 0 ? 0xec : 0x11))
}

/** The least version with room. */
const encoded = (text: string): { readonly version: number; readonly codewords: readonly number[] } | undefined => {
  const bytes = new TextEncoder().encode(text)
  for (const [index, [correction, count]] of BLOCKS.entries()) {
    const room = (CODEWORDS[index] ?? 0) - correction * count
    if (bytes.length + 2 > room) continue
    const data = dataOf(bytes, room)
    // Blocks are all of one length in these versions.
    const blocks = Array.from({ length: count }, (_, at) => data.slice((at * room) / count, ((at + 1) * room) / count))
    const generator = generatorOf(correction)
    const codewords = [...woven(blocks), ...woven(blocks.map((block) => correctionOf(block, generator)))]
    return { version: index + 1, codewords }
  }
  return undefined
}

type Mask = (x: number, y: number) => boolean

const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Fifteen bits: M is 0, the mask, ten correcting bits, and a pattern so that they are never all 0. */
const formatOf = (mask: number): number => {
  let rest = mask
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  return ((mask << 10) | rest) ^ 0x5412
}

/** From a finder's middle, in squares; the second ring and the fourth are light. */
const finder = (distance: number): boolean => distance !== 2 && distance !== 4

const around = (x: number, y: number, middle: readonly [number, number]): number =>
  Math.max(Math.abs(x - middle[0]), Math.abs(y - middle[1]))

/** The same in every code of a version; undefined for data and format. */
const fixedAt = (version: number, x: number, y: number): boolean | undefined => {
  const size = 17 + 4 * version
  const corners = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const
  const distance = Math.min(...corners.map((corner) => around(x, y, corner)))
  if (distance <= 4) return finder(distance)
  const nearest = version === 1 ? 9 : around(x, y, [size - 7, size - 7])
  if (nearest <= 2) return nearest !== 1
  if (x === 6 || y === 6) return (x + y) % 2 === 0
  return x === 8 && y === size - 8 ? true : undefined
}

/** Fifteen bits, lowest first, twice. */
const formatPlaces = (size: number): readonly (readonly [x: number, y: number, bit: number])[] =>
  Array.from({ length: 15 }, (_, bit) => {
    const upright = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit
    const lying = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit
    return [
      [8, upright, bit],
      [lying, 8, bit],
    ] as const
  }).flat()

/** Pairs of columns from the right, up and down in turn, past the column of timing marks. */
const dataPlaces = (size: number, isFree: Mask): readonly (readonly [x: number, y: number])[] =>
  Array.from({ length: (size - 1) / 2 }, (_, pair) => {
    const right = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0)
    return Array.from({ length: size }, (_row, step) => (pair % 2 === 0 ? size - 1 - step : step)).flatMap((y) =>
      [right, right - 1].filter((x) => isFree(x, y)).map((x) => [x, y] as const),
    )
  }).flat()

/** The standard's: long runs, squares of one colour, likeness to a finder, too much of one colour. */
const penaltyOf = (modules: Modules): number => {
  const size = modules.length
  const lines = [...modules, ...modules.map((_, x) => modules.map((row) => row[x] ?? false))].map((line) =>
    line.map((dark) => (dark ? '1' : '0')).join(''),
  )
  const count = (pattern: RegExp) => lines.reduce((sum, line) => sum + [...line.matchAll(pattern)].length, 0)
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0)
  const squares = modules
    .flatMap((row, y) =>
      row.map((dark, x) => [row[x + 1], modules[y + 1]?.[x], modules[y + 1]?.[x + 1]].every((each) => each === dark)),
    )
    .filter((same) => same).length
  const dark = modules.flat().filter((each) => each).length
  const share = Math.floor(Math.abs((dark * 20) / size ** 2 - 10))
  return runs + 3 * squares + 40 * count(/(?=10111010000|00001011101)/g) + 10 * share
}

/** The same under every mask. */
const planOf = (version: number) => {
  const size = 17 + 4 * version
  const fixed = Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_, x) => fixedAt(version, x, y)),
  )
  const format = formatPlaces(size)
  const taken = new Set(format.map(([x, y]) => y * size + x))
  const places = dataPlaces(size, (x, y) => fixed[y]?.[x] === undefined && !taken.has(y * size + x))
  return { fixed, format, places }
}

const drawn = (
  { fixed, format, places }: ReturnType<typeof planOf>,
  codewords: readonly number[],
  mask: number,
): Modules => {
  const modules = fixed.map((row) => row.map((dark) => dark ?? false))
  const set = (x: number, y: number, dark: boolean): void => {
    const row = modules[y]
    if (row) row[x] = dark
  }
  for (const [x, y, bit] of format) set(x, y, ((formatOf(mask) >>> bit) & 1) === 1)
  for (const [at, [x, y]] of places.entries()) {
    const bit = (((codewords[at >> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1
    set(x, y, bit !== (MASKS[mask]?.(x, y) ?? false))
  }
  return modules
}

/** Dark modules by row and column, without the quiet zone of four; undefined if too long. */
export const qrCode = (text: string): Modules | undefined => {
  const { version, codewords } = encoded(text) ?? {}
  if (version === undefined || codewords === undefined) return undefined
  const plan = planOf(version)
  const codes = MASKS.map((_, mask) => drawn(plan, codewords, mask))
  const penalties = codes.map(penaltyOf)
  return codes[penalties.indexOf(Math.min(...penalties))]
}
