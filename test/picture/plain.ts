/**
 * A slow painter that paints every shape over the last one; `diagram`, which copies squares that are painted only once,
 * is compared with it.
 */
import {
  type Piece,
  type Position,
  type RuleSet,
  type Square,
  boardSize,
  pieceAt,
  squareAt,
} from '../../shared/draughts/index.ts'
import type { DiagramOptions } from '../../shared/picture/board/diagram.ts'
import { digits, digitsWidth } from '../../shared/picture/painting/digits.ts'
import { CROWN_POINTS, PIECE_STYLES, PIECE_RADIUS } from '../../shared/picture/board/pieces.ts'
import type { Raster } from '../../shared/picture/encoding/raster.ts'
import {
  type Point,
  type Shape,
  disc,
  polygon,
  rectangle,
  ring,
  strokes,
} from '../../shared/picture/painting/shapes.ts'
import { BOARD_COLOURS } from '../../shared/picture/board/tiles.ts'

/**
 * A square picture that is being painted: the only value in this file that changes, and it never leaves the caller of
 * `paint`.
 */
type Canvas = {
  readonly size: number
  readonly pixels: Uint8Array
  readonly palette: number[]
  readonly mixes: Map<number, number>
}

/**
 * The number of steps between two colours: enough for a smooth edge, and few enough that a board stays well below 256
 * colours.
 */
const LEVELS = 6

const blankCanvas = (size: number, ground: number): Canvas => ({
  size,
  pixels: new Uint8Array(size * size),
  palette: [ground],
  mixes: new Map(),
})

const channels = (colour: number): readonly [number, number, number] => [
  colour >> 16,
  (colour >> 8) & 0xff,
  colour & 0xff,
]

const blend = (under: number, over: number, level: number): number => {
  const [r, g, b] = channels(under)
  const [ro, go, bo] = channels(over)
  const part = (from: number, to: number): number => Math.round(from + ((to - from) * level) / LEVELS)
  return (part(r, ro) << 16) | (part(g, go) << 8) | part(b, bo)
}

const apart = (a: number, b: number): number => {
  const [ra, ga, ba] = channels(a)
  const [rb, gb, bb] = channels(b)
  return (ra - rb) ** 2 + (ga - gb) ** 2 + (ba - bb) ** 2
}

const nearest = (palette: readonly number[], colour: number): number =>
  palette.reduce(
    (best, candidate, index) => (apart(candidate, colour) < apart(palette[best] ?? 0, colour) ? index : best),
    0,
  )

const indexOf = ({ palette }: Canvas, colour: number): number => {
  const known = palette.indexOf(colour)
  if (known >= 0) return known
  return palette.length < 256 ? palette.push(colour) - 1 : nearest(palette, colour)
}

/**
 * Returns the index of the colour that `over` makes on the colour at the index `under`. Mixes are remembered, because
 * the same few come thousands of times.
 */
const mixed = (canvas: Canvas, under: number, over: number, level: number): number => {
  const key = (over * 256 + under) * (LEVELS + 1) + level
  const known = canvas.mixes.get(key)
  if (known !== undefined) return known
  const index = indexOf(canvas, blend(canvas.palette[under] ?? 0, over, level))
  canvas.mixes.set(key, index)
  return index
}

/** Paints a shape over what is there. With a `strength` below 1 the ground shines through. */
const paint = (canvas: Canvas, shape: Shape, colour: number, strength = 1): void => {
  const { size, pixels } = canvas
  const { box } = shape
  const distance = shape.near(0, 0, Infinity) ?? (() => Infinity)
  const right = Math.min(size, Math.ceil(box.right))
  const bottom = Math.min(size, Math.ceil(box.bottom))
  for (let y = Math.max(0, Math.floor(box.top)); y < bottom; y += 1)
    for (let x = Math.max(0, Math.floor(box.left)); x < right; x += 1) {
      const covered = Math.min(1, Math.max(0, 0.5 - distance(x + 0.5, y + 0.5)))
      const level = Math.round(covered * strength * LEVELS)
      if (level > 0) pixels[y * size + x] = mixed(canvas, pixels[y * size + x] ?? 0, colour, level)
    }
}

const rasterOf = ({ size, pixels, palette }: Canvas): Raster => ({ width: size, height: size, palette, pixels })

const paintCrown = (canvas: Canvas, [x, y]: Point, side: number, colour: number): void => {
  paint(
    canvas,
    polygon(
      CROWN_POINTS.map(([dx, dy]): Point => [x + dx * side, y + dy * side]),
      side * 0.012,
    ),
    colour,
  )
  paint(canvas, rectangle(x - 0.21 * side, y + 0.125 * side, x + 0.21 * side, y + 0.2 * side), colour)
}

/** Paints a man or a king; `centre` is the middle of its square. */
const paintPiece = (canvas: Canvas, { colour, kind }: Piece, centre: Point, side: number): void => {
  const look = PIECE_STYLES[colour]
  const pen = Math.max(1, side * 0.026)
  paint(canvas, disc(centre, PIECE_RADIUS * side), look.rim)
  paint(canvas, disc(centre, PIECE_RADIUS * side - 1.2 * pen), look.body)
  const rings: readonly number[] = kind === 'king' ? [0.34] : look.rings
  for (const radius of rings) paint(canvas, ring(centre, radius * side, pen), look.rim, 0.75)
  if (kind === 'king') paintCrown(canvas, centre, side, look.crown)
}

type Place = { readonly square: Square | undefined; readonly left: number; readonly top: number }

const placesOf = (rules: RuleSet, side: number, flip: boolean): readonly Place[] => {
  const { rows, columns } = boardSize(rules)
  return Array.from({ length: rows * columns }, (_, n): Place => {
    const [row, column] = [Math.floor(n / columns), n % columns]
    const square = flip ? squareAt(rules, rows - 1 - row, columns - 1 - column) : squareAt(rules, row, column)
    return { square, left: column * side, top: row * side }
  })
}

const HEAD = 0.3

/** Paints a number at the top, in the middle: the one part of an empty square that no diagonal arrow crosses. */
const paintNumber = (canvas: Canvas, square: Square, [left, top]: Point, side: number): void => {
  const height = Math.max(11, side * 0.21)
  const start = left + (side - digitsWidth(square, height)) / 2
  paint(canvas, digits(square, [start, top + side * 0.05], height), BOARD_COLOURS.digit)
}

/** Paints an arrow along the path. Its point is at the rim of the piece that moved. */
const paintArrow = (canvas: Canvas, path: readonly Point[], side: number): void => {
  const [end, before] = [path.at(-1), path.at(-2)]
  if (!end || !before) return
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1
  const [dx, dy] = [(end[0] - before[0]) / length, (end[1] - before[1]) / length]
  const back = (by: number, aside = 0): Point => [
    end[0] - (dx * by - dy * aside) * side,
    end[1] - (dy * by + dx * aside) * side,
  ]
  paint(canvas, strokes([[...path.slice(0, -1), back(0.42 + HEAD)]], side * 0.1), BOARD_COLOURS.mark)
  paint(
    canvas,
    polygon([back(0.45), back(0.42 + HEAD, 0.17), back(0.42 + HEAD, -0.17)], side * 0.02),
    BOARD_COLOURS.mark,
  )
}

const paintCross = (canvas: Canvas, [x, y]: Point, side: number): void => {
  const arm = side * 0.13
  paint(
    canvas,
    strokes(
      [
        [
          [x - arm, y - arm],
          [x + arm, y + arm],
        ],
        [
          [x - arm, y + arm],
          [x + arm, y - arm],
        ],
      ],
      side * 0.08,
    ),
    BOARD_COLOURS.digit,
  )
}

/**
 * Paints the position in few colours. The squares on which a move began and ended are tinted, its path is an arrow, and
 * each capture a cross. Numbers stand on empty squares alone, so that none touches a piece. The picture of a position
 * is the same on every machine. It takes 15 ms for 480 pixels and 25 for 640; its PNG takes 3 to 10 more.
 */
export const plainDiagram = (rules: RuleSet, position: Position, { size, flip, last }: DiagramOptions): Raster => {
  const { columns } = boardSize(rules)
  const side = Math.floor(size / columns)
  const canvas = blankCanvas(side * columns, BOARD_COLOURS.light)
  const places = placesOf(rules, side, flip).filter((place) => place.square !== undefined)
  const centre = (square: Square): readonly Point[] =>
    places.filter((place) => place.square === square).map(({ left, top }): Point => [left + side / 2, top + side / 2])
  const ends = last ? [last.path[0], last.path.at(-1)] : []

  for (const { square, left, top } of places) {
    const ground = rectangle(left, top, left + side, top + side)
    paint(canvas, ground, BOARD_COLOURS.dark)
    if (ends.includes(square)) paint(canvas, ground, BOARD_COLOURS.mark, 0.34)
    if (square !== undefined && !pieceAt(rules, position, square)) paintNumber(canvas, square, [left, top], side)
  }
  if (last) paintArrow(canvas, last.path.flatMap(centre), side)
  for (const point of last?.captures.flatMap(centre) ?? []) paintCross(canvas, point, side)
  for (const { square, left, top } of places) {
    const piece = square === undefined ? undefined : pieceAt(rules, position, square)
    if (piece) paintPiece(canvas, piece, [left + side / 2, top + side / 2], side)
  }
  return rasterOf(canvas)
}
