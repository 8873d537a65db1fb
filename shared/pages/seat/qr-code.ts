import { encodedText } from './qr-codewords.ts'

/** The modules of a code, by row and column. A dark module is true. */
type Modules = readonly (readonly boolean[])[]

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

/**
 * Returns the fifteen bits of format information: two for level M, which are 0, three for the mask, and ten for
 * correction. They are combined with a fixed pattern, so that they are never all 0.
 */
const formatOf = (mask: number): number => {
  let rest = mask
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  return ((mask << 10) | rest) ^ 0x5412
}

/**
 * Returns whether a module of a finder pattern is dark. `distance` is in modules from the pattern's middle; rings 2 and
 * 4 are light.
 */
const finder = (distance: number): boolean => distance !== 2 && distance !== 4

const around = (x: number, y: number, middle: readonly [number, number]): number =>
  Math.max(Math.abs(x - middle[0]), Math.abs(y - middle[1]))

/**
 * Returns whether a module is dark, if it belongs to the fixed patterns, which are the same in all codes of a version.
 * Undefined for modules of data and of format information.
 */
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

/** Returns where the bits of format information are, lowest bit first. Each of the fifteen is written twice. */
const formatModules = (size: number): readonly (readonly [x: number, y: number, bit: number])[] =>
  Array.from({ length: 15 }, (_, bit) => {
    const upright = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit
    const lying = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit
    return [
      [8, upright, bit],
      [lying, 8, bit],
    ] as const
  }).flat()

/**
 * Returns where the bits of the codewords are, in order: in pairs of columns from the right, upwards and downwards in
 * turn. The column of the timing pattern is left out.
 */
const dataModules = (size: number, isFree: Mask): readonly (readonly [x: number, y: number])[] =>
  Array.from({ length: (size - 1) / 2 }, (_, pair) => {
    const right = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0)
    return Array.from({ length: size }, (_row, step) => (pair % 2 === 0 ? size - 1 - step : step)).flatMap((y) =>
      [right, right - 1].filter((x) => isFree(x, y)).map((x) => [x, y] as const),
    )
  }).flat()

/**
 * Returns the penalty that the standard gives to a masked code: for long runs, for 2 by 2 modules of one colour, for
 * likeness to a finder pattern, and for too much of one colour.
 */
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

/**
 * Returns what all codes of a version share: the fixed modules, and the places of the format information and of the
 * data.
 */
const layoutOf = (version: number) => {
  const size = 17 + 4 * version
  const fixed = Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_, x) => fixedAt(version, x, y)),
  )
  const format = formatModules(size)
  const taken = new Set(format.map(([x, y]) => y * size + x))
  const data = dataModules(size, (x, y) => fixed[y]?.[x] === undefined && !taken.has(y * size + x))
  return { fixed, format, data }
}

const drawn = (
  { fixed, format, data }: ReturnType<typeof layoutOf>,
  codewords: readonly number[],
  mask: number,
): Modules => {
  const modules = fixed.map((row) => row.map((dark) => dark ?? false))
  const set = (x: number, y: number, dark: boolean): void => {
    const row = modules[y]
    if (row) row[x] = dark
  }
  for (const [x, y, bit] of format) set(x, y, ((formatOf(mask) >>> bit) & 1) === 1)
  for (const [at, [x, y]] of data.entries()) {
    const bit = (((codewords[at >> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1
    set(x, y, bit !== (MASKS[mask]?.(x, y) ?? false))
  }
  return modules
}

/**
 * Returns a QR code without the quiet zone, which must be four modules wide. It follows a part of ISO/IEC 18004: byte
 * mode, error correction level M, versions 1 to 6. That is up to 106 bytes, enough for a link to a host of 49
 * characters. Undefined for longer texts.
 */
export const qrCode = (text: string): Modules | undefined => {
  const { version, codewords } = encodedText(text) ?? {}
  if (version === undefined || codewords === undefined) return undefined
  const layout = layoutOf(version)
  const codes = MASKS.map((_, mask) => drawn(layout, codewords, mask))
  const penalties = codes.map(penaltyOf)
  return codes[penalties.indexOf(Math.min(...penalties))]
}
