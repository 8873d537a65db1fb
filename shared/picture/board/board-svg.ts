import { COLOURS, KINDS, type Piece, type Position, type RuleSet, boardSize, pieceAt } from '../../draughts/index.ts'
import {
  type Arrow,
  type MarkedMove,
  PEN_WIDTHS,
  type SquareCorner,
  arrowOf,
  centresOf,
  crossOf,
  squareCorners,
} from './marks.ts'
import { CROWN_POINTS, PIECE_STYLES, PIECE_RADIUS } from './pieces.ts'
import type { Point } from '../painting/shapes.ts'
import { BOARD_COLOURS } from './tiles.ts'

/** Units of the drawing for the side of a square. */
const SIDE = 10

/** What a screen reader says about the drawing. */
export type BoardSvgLabels = { readonly title: string; readonly description: string }

/** Whether Black is at the bottom, and the move to mark. */
export type BoardSvgOptions = { readonly flip: boolean; readonly last?: MarkedMove }

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)

const hex = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`
const number = (value: number): string => String(Math.round(value * 100) / 100)
const line = (points: readonly Point[]): string => `M${points.map((point) => point.map(number).join(' ')).join('L')}`

const squarePath = (corners: readonly SquareCorner[]): string =>
  corners.map(({ left, top }) => `M${left} ${top}h${SIDE}v${SIDE}h-${SIDE}z`).join('')

const idOf = ({ colour, kind }: Piece): string => `${colour}-${kind}`

/** Returns a piece drawn around the middle of its square. */
const piece = (each: Piece): string => {
  const style = PIECE_STYLES[each.colour]
  const rings: readonly number[] = each.kind === 'king' ? [0.34] : style.rings
  const pen = number(SIDE * 0.026)
  const crown = CROWN_POINTS.map(([x, y]): Point => [x * SIDE, y * SIDE])
  const crownPath =
    each.kind === 'king' ? `<path fill="${hex(style.crown)}" d="${line(crown)}zM-2.1 1.25h4.2v.75h-4.2z"/>` : ''
  const circles = rings
    .map(
      (radius) =>
        `<circle r="${number(radius * SIDE)}" fill="none" stroke="${hex(style.rim)}" stroke-width="${pen}" stroke-opacity=".75"/>`,
    )
    .join('')
  return `<g id="${idOf(each)}"><circle r="${number(PIECE_RADIUS * SIDE - 0.16)}" fill="${hex(style.body)}" stroke="${hex(style.rim)}" stroke-width=".32"/>${circles}${crownPath}</g>`
}

const arrowPath = ({ line: shaft, head }: Arrow): string => {
  const mark = hex(BOARD_COLOURS.mark)
  return `<g stroke="${mark}" stroke-linejoin="round" stroke-linecap="round"><path fill="none" stroke-width="${number(PEN_WIDTHS.arrow * SIDE)}" d="${line(shaft)}"/><path fill="${mark}" stroke-width="${number(2 * PEN_WIDTHS.tip * SIDE)}" d="${line(head)}z"/></g>`
}

const marksOf = (corners: readonly SquareCorner[], { path, captures }: MarkedMove): string => {
  const arrow = arrowOf(centresOf(corners, path, SIDE), SIDE)
  const crosses = centresOf(corners, captures, SIDE).flatMap((point) => crossOf(point, SIDE))
  const crossed =
    crosses.length === 0
      ? ''
      : `<path stroke="${hex(BOARD_COLOURS.digit)}" stroke-width="${number(PEN_WIDTHS.cross * SIDE)}" stroke-linecap="round" d="${crosses.map(line).join('')}"/>`
  return `${arrow ? arrowPath(arrow) : ''}${crossed}`
}

type OccupiedSquare = SquareCorner & { readonly here: Piece }

/**
 * Returns the drawings of the pieces: `defined` has each kind of piece on the board once, and `used` refers to it from
 * each square.
 */
const piecesOf = (occupied: readonly OccupiedSquare[]): readonly [defined: string, used: string] => {
  const kinds = COLOURS.flatMap((colour) => KINDS.map((kind) => ({ colour, kind })))
  const needed = kinds.filter((each) => occupied.some(({ here }) => idOf(here) === idOf(each)))
  const uses = occupied.map(
    ({ here, left, top }) => `<use href="#${idOf(here)}" x="${left + SIDE / 2}" y="${top + SIDE / 2}"/>`,
  )
  return [needed.map(piece).join(''), uses.join('')]
}

const numbersOf = (corners: readonly SquareCorner[], occupied: readonly OccupiedSquare[]): string => {
  const taken = new Set(occupied.map(({ square }) => square))
  const empty = corners.filter(({ square }) => !taken.has(square))
  return empty.map(({ square, left, top }) => `<text x="${left + SIDE / 2}" y="${top + 2.6}">${square}</text>`).join('')
}

/** Draws the board of `diagram` as SVG, sharp at any size. It has 3 to 6 KB, loads no files and contains no script. */
export const boardSvg = (
  rules: RuleSet,
  position: Position,
  { flip, last }: BoardSvgOptions,
  { title, description }: BoardSvgLabels,
): string => {
  const width = boardSize(rules).columns * SIDE
  const corners = squareCorners(rules, SIDE, flip)
  const ends = last ? corners.filter(({ square }) => square === last.path[0] || square === last.path.at(-1)) : []
  const occupied = corners.flatMap((each): readonly OccupiedSquare[] => {
    const here = pieceAt(rules, position, each.square)
    return here ? [{ ...each, here }] : []
  })
  const [defined, used] = piecesOf(occupied)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 ${width} ${width}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escaped(title)}</title><desc id="description">${escaped(description)}</desc>`,
    `<defs>${defined}</defs>`,
    `<path fill="${hex(BOARD_COLOURS.light)}" d="M0 0h${width}v${width}H0z"/>`,
    `<path fill="${hex(BOARD_COLOURS.dark)}" d="${squarePath(corners)}"/>`,
    ends.length > 0 ? `<path fill="${hex(BOARD_COLOURS.mark)}" fill-opacity=".34" d="${squarePath(ends)}"/>` : '',
    `<g fill="${hex(BOARD_COLOURS.digit)}" font-family="sans-serif" font-size="2.6" text-anchor="middle">${numbersOf(corners, occupied)}</g>`,
    last ? marksOf(corners, last) : '',
    used,
    '</svg>\n',
  ].join('')
}
