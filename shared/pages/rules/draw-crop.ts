import {
  type Piece,
  type Position,
  type RuleSet,
  type Square,
  boardSize,
  coordinatesOf,
  piecesOf,
  squareAt,
  squareText,
} from '../../draughts/index.ts'
import { type Html, type Part, html } from '../kit/html.ts'
import { AREA, type Lesson } from './lessons.ts'

/** A part of a board. Rows and columns count from 0 at the top left, as White sees the board. */
type Excerpt = {
  readonly rules: RuleSet
  readonly corner: Lesson['corner']
  readonly size: { readonly rows: number; readonly columns: number }
}

/** What is drawn on the squares. */
type Marks = {
  readonly position: Position
  readonly ghosts: readonly (readonly [Square, Piece])[]
  readonly rings: readonly Square[]
  readonly goals: readonly Square[]
  readonly crosses: readonly Square[]
  /** The squares of the last move. */
  readonly ends: readonly Square[]
  readonly paths: readonly (readonly Square[])[]
  /** True if the paths end in an arrow, because the move is played. */
  readonly isPlayed: boolean
}

const NO_MARKS: Omit<Marks, 'position'> = {
  ghosts: [],
  rings: [],
  goals: [],
  crosses: [],
  ends: [],
  paths: [],
  isPlayed: false,
}

const symbol = (name: string, at: readonly [number, number] | undefined, kind = ''): Part =>
  at && html`<use href="#${name}" x="${at[0]}" y="${at[1]}" ${kind !== '' && html`class="${kind}"`} />`

/** Returns the corner of a square in the drawing. Undefined if it is not drawn. */
const placeOf = ({ rules, corner, size }: Excerpt, square: Square): readonly [number, number] | undefined => {
  const { row, column } = coordinatesOf(rules, square)
  const [down, right] = [row - corner.row, column - corner.column]
  const isDrawn = down >= 0 && right >= 0 && down < size.rows && right < size.columns
  return isDrawn ? [right * 100, down * 100] : undefined
}

const squaresOf = ({ rules, corner, size }: Excerpt): readonly Square[] =>
  Array.from({ length: size.rows * size.columns }, (_, index) =>
    squareAt(rules, corner.row + Math.floor(index / size.columns), corner.column + (index % size.columns)),
  ).filter((square) => square !== undefined)

const tilesOf = (part: Excerpt, squares: readonly Square[]): string =>
  squares
    .map((square) => placeOf(part, square))
    .map((place) => place && `M${place[0]} ${place[1]}h100v100h-100z`)
    .join('')

const pathOf = (part: Excerpt, path: readonly Square[], isPlayed: boolean): Html => {
  const { row, column } = part.corner
  const points = path
    .toReversed()
    .map((square) => coordinatesOf(part.rules, square))
    .map((at) => `${(at.column - column) * 100 + 50} ${(at.row - row) * 100 + 50}`)
    .join(' ')
  return html`<g class="${isPlayed ? 'way' : 'way open'}"
    ><polyline class="casing" points="${points}" /><polyline points="${points}"
  /></g>`
}

/** Returns the name of a square: in its corner, or in the middle of a board without pieces. */
const labelOf = ({ rules }: Excerpt, square: Square, [x, y]: readonly [number, number], isCentred: boolean): Html =>
  isCentred
    ? html`<text class="middle" x="${x + 50}" y="${y + 66}">${squareText(rules, square)}</text>`
    : html`<text x="${x + 8}" y="${y + 34}">${squareText(rules, square)}</text>`

const drawing = (part: Excerpt, marks: Marks, label: string, isCentred = false): Html => {
  const { rules, size } = part
  const pieces = piecesOf(rules, marks.position)
  const busy = new Set([...pieces, ...marks.ghosts].map(([square]) => square))
  for (const square of [...marks.goals, ...marks.paths.flat()]) busy.add(square)
  const squares = squaresOf(part)
  const numbered = squares.filter((square) => !busy.has(square))
  const at = (square: Square) => placeOf(part, square)
  return html`<svg class="crop" viewBox="0 0 ${size.columns * 100} ${size.rows * 100}" role="img" aria-label="${label}">
    <rect width="${size.columns * 100}" height="${size.rows * 100}" />
    <path d="${tilesOf(part, squares)}" />
    <path class="last" d="${tilesOf(part, marks.ends)}" />
    ${numbered.map((square) => {
      const place = at(square)
      return place && labelOf(part, square, place, isCentred)
    })}${marks.paths.map((path) => pathOf(part, path, marks.isPlayed))}
    ${pieces.map(([square, { colour, kind }]) => symbol(`${colour}-${kind}`, at(square)))}${marks.ghosts.map(([square, { colour, kind }]) => symbol(`${colour}-${kind}`, at(square), 'ghost'))}
    ${marks.rings.map((square) => symbol('ring', at(square)))}${marks.goals.map((square) => symbol('goal', at(square)))}${marks.crosses.map((square) => symbol('taken', at(square)))}
  </svg>`
}

const unique = (squares: readonly Square[]): readonly Square[] => [...new Set(squares)]

const marksOf = (rules: RuleSet, { before, moves, played }: Lesson): Marks => {
  if (played) {
    const { move, after, offends } = played
    return {
      ...NO_MARKS,
      position: after,
      ghosts: piecesOf(rules, before).filter(([square]) => move.captures.includes(square)),
      crosses: [...move.captures, ...offends],
      ends: [move.from, move.to],
      paths: [move.path],
      isPlayed: true,
    }
  }
  const rings = unique(moves.map(({ from }) => from))
  const isOnePiece = rings.length === 1
  return {
    ...NO_MARKS,
    position: before,
    rings,
    goals: isOnePiece ? unique(moves.map(({ to }) => to)) : [],
    paths: isOnePiece ? moves.filter(({ captures }) => captures.length > 0).map(({ path }) => path) : [],
  }
}

/** Draws a lesson as one image, on a page that contains `sprite`. */
export const drawLesson = (rules: RuleSet, lesson: Lesson, label: string): Html =>
  drawing({ rules, corner: lesson.corner, size: AREA }, marksOf(rules, lesson), label)

/** Draws the whole board with the name of each square. */
export const drawNames = (rules: RuleSet, empty: Position, label: string): Html =>
  drawing(
    { rules, corner: { row: 0, column: 0 }, size: boardSize(rules) },
    { ...NO_MARKS, position: empty },
    label,
    true,
  )
