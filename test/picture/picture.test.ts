import { createHash } from 'node:crypto'
import { inflateSync, crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import {
  type Position,
  boardSize,
  legalMoves,
  parseFen,
  pieceAt,
  play,
  ruleSetOf,
  squareAt,
  startPosition,
} from '../../shared/draughts/index.ts'
import { diagram } from '../../shared/picture/board/diagram.ts'
import { PIECE_STYLES } from '../../shared/picture/board/pieces.ts'
import { encodePng } from '../../shared/picture/encoding/png.ts'
import { BOARD_COLOURS } from '../../shared/picture/board/tiles.ts'

type Decoded = { readonly width: number; readonly height: number; readonly at: (x: number, y: number) => number }

/** Reads a PNG by the standard alone: signature, chunks with checksums, inflate, filter 0, palette. */
const decode = (bytes: Uint8Array): Decoded => {
  const file = Buffer.from(bytes)
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    const named = file.subarray(at + 4, at + 8 + length)
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(named))
    chunks.set(named.subarray(0, 4).toString(), named.subarray(4))
    at += 12 + length
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((name) => chunks.get(name) ?? Buffer.alloc(0)) as [
    Buffer,
    Buffer,
    Buffer,
  ]
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  // The header says: eight bits, an indexed palette, the only compression and filter method, no interlacing.
  expect([...header.subarray(8)]).toEqual([8, 3, 0, 0, 0])
  const lines = inflateSync(data)
  expect(lines.length).toBe((width + 1) * height)
  expect(Array.from({ length: height }, (_, row) => lines[row * (width + 1)])).toEqual(
    Array.from({ length: height }, () => 0),
  )
  return { width, height, at: (x, y) => palette.readUIntBE((lines[y * (width + 1) + 1 + x] ?? 0) * 3, 3) }
}

const ENGLISH = ruleSetOf('english')
const read = (fen: string): Position => {
  const result = parseFen(ENGLISH, fen)
  if (result.kind === 'fault') throw new Error(result.message)
  return result.position
}

/**
 * The distance from a square's middle to a point that shows its piece: between the rings of a man, beside the crown of
 * a king.
 */
const BESIDE = 0.11

describe.each(['english', 'italian', 'international', 'canadian'] as const)('the picture of a board of %s', (id) => {
  const rules = ruleSetOf(id)
  const { columns } = boardSize(rules)
  const position = startPosition(rules)
  test.each([false, true])('has every piece on its square, flipped: %s', (flip) => {
    const picture = decode(encodePng(diagram(rules, position, { size: 480, flip }), deflateLevel6))
    const side = 480 / columns
    expect([picture.width, picture.height]).toEqual([480, 480])
    for (let row = 0; row < columns; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const square = flip ? squareAt(rules, columns - 1 - row, columns - 1 - column) : squareAt(rules, row, column)
        const piece = square === undefined ? undefined : pieceAt(rules, position, square)
        const expected = piece
          ? PIECE_STYLES[piece.colour].body
          : square === undefined
            ? BOARD_COLOURS.light
            : BOARD_COLOURS.dark
        const seen = picture.at(
          Math.floor((column + 0.5 + (piece ? BESIDE : 0)) * side),
          Math.floor((row + 0.5) * side),
        )
        expect(seen.toString(16)).toBe(expected.toString(16))
      }
  })
})

test('a king wears a crown', () => {
  const man = decode(encodePng(diagram(ENGLISH, read('W:W32:B1'), { size: 480, flip: false }), deflateLevel6))
  const king = decode(encodePng(diagram(ENGLISH, read('W:WK32:BK1'), { size: 480, flip: false }), deflateLevel6))
  expect(king.at(90, 30)).toBe(PIECE_STYLES.black.crown)
  expect(man.at(90, 30)).toBe(PIECE_STYLES.black.body)
  expect(king.at(390 + 60, 450)).not.toBe(PIECE_STYLES.white.crown)
  expect(king.at(390, 450)).toBe(PIECE_STYLES.white.crown)
})

test('the last move is marked: tinted ends, an arrow along its path, a cross at each capture', () => {
  const before = read('W:W22:B17,9')
  const [move] = legalMoves(ENGLISH, before)
  if (!move) throw new Error('no move')
  expect(move.path).toEqual([22, 13, 6])
  const after = play(ENGLISH, before, move)
  const marked = decode(encodePng(diagram(ENGLISH, after, { size: 480, flip: false, last: move }), deflateLevel6))
  const plain = decode(encodePng(diagram(ENGLISH, after, { size: 480, flip: false }), deflateLevel6))
  const corner = (picture: Decoded, column: number, row: number): number => picture.at(column * 60 + 2, row * 60 + 57)
  expect(corner(marked, 2, 5)).not.toBe(BOARD_COLOURS.dark)
  expect(corner(marked, 2, 1)).not.toBe(BOARD_COLOURS.dark)
  expect(corner(plain, 2, 5)).toBe(BOARD_COLOURS.dark)
  expect(marked.at(120, 300)).toBe(BOARD_COLOURS.mark)
  expect(marked.at(90, 270)).toBe(BOARD_COLOURS.digit)
})

test('numbers never touch pieces: an occupied square looks the same with any number', () => {
  const picture = decode(encodePng(diagram(ENGLISH, startPosition(ENGLISH), { size: 480, flip: false }), deflateLevel6))
  const square = (column: number, row: number): readonly number[] =>
    Array.from({ length: 3600 }, (_, n) => picture.at(column * 60 + (n % 60), row * 60 + Math.floor(n / 60)))
  expect(square(1, 0)).toEqual(square(7, 2))
  expect(square(1, 4)).not.toEqual(square(3, 4))
})

test('a picture is small and always the same', () => {
  const position = read('W:W12,K19,21,22,23,25,26,28,29,30:B2,5,8,9,17')
  const once = encodePng(
    diagram(ENGLISH, position, { size: 480, flip: false, last: { path: [13, 17], captures: [] } }),
    deflateLevel6,
  )
  expect(once.length).toBeLessThan(9000)
  expect(
    encodePng(
      diagram(ENGLISH, position, { size: 480, flip: false, last: { path: [13, 17], captures: [] } }),
      deflateLevel6,
    ),
  ).toEqual(once)
})

/** Returns a hash that changes with any pixel. Look at the picture before replacing a hash. */
const hashOf = (picture: Decoded): string => {
  const pixels = Uint32Array.from({ length: picture.width * picture.height }, (_, n) =>
    picture.at(n % picture.width, Math.floor(n / picture.width)),
  )
  return createHash('sha256').update(pixels).digest('hex').slice(0, 16)
}

test.each([
  ['8 by 8, White below', 'english', 'W:W12,K19,21,K32:B2,K5,8,K23', false, 'a9f4588f30c95978'],
  ['10 by 10, Black below', 'international', 'W:WK6,28,K50:B1,K17,K45', true, '29df70b2e2f3f6a4'],
] as const)('men, kings, numbers and the last move are drawn as recorded: %s', (_, id, fen, flip, hash) => {
  const rules = ruleSetOf(id)
  const found = parseFen(rules, fen)
  if (found.kind === 'fault') throw new Error(found.message)
  const last = { path: [13, 17, 22], captures: [18] }
  expect(hashOf(decode(encodePng(diagram(rules, found.position, { size: 640, flip, last }), deflateLevel6)))).toBe(hash)
})
