import type { MadeMove } from '../../api/views/board-moment.ts'
import {
  type Colour,
  type Move,
  type Position,
  type RuleSet,
  boardSize,
  letterName,
  piecesOf,
  squareAt,
  writeMoves,
} from '../../draughts/index.ts'
import { takenInOrder } from '../../game/board/taken-in-order.ts'
import { type Scene, letterOfPiece } from './scene.ts'
import { type MoveOption, fullNotation } from './choice-stage.ts'

/**
 * Returns the cells of a board in the form of `Scene.grid`: the number of each square minus the number of the square
 * before.
 */
const gridOf = (rules: RuleSet): readonly number[] => {
  const { rows, columns } = boardSize(rules)
  let before = 0
  return Array.from({ length: rows * columns }, (_, index) => {
    const square = squareAt(rules, Math.floor(index / columns), index % columns)
    const step = square === undefined ? 0 : square - before
    before += step
    return step
  })
}

const lettersOf = (rules: RuleSet, position: Position): string => {
  const letters = Array.from({ length: boardSize(rules).squares }, () => '-')
  for (const [square, piece] of piecesOf(rules, position)) letters[square - 1] = letterOfPiece(piece)
  return letters.join('')
}

const namesIn = (rules: RuleSet): readonly string[] =>
  Array.from({ length: boardSize(rules).squares }, (_, index) => letterName(rules, index + 1))

/** Returns a position as plain data, with the move that led to it. `below` is the colour at the bottom of the board. */
export const sceneOfPosition = (
  rules: RuleSet,
  position: Position,
  below: Colour,
  last: MadeMove | undefined,
): Scene => ({
  grid: gridOf(rules),
  pieces: lettersOf(rules, position),
  below,
  ...(rules.written === 'letters' && { names: namesIn(rules) }),
  ...(last && {
    last: { path: last.path, taken: last.taken.map(([square, piece]) => [square, letterOfPiece(piece)]) },
  }),
})

/** Returns moves as plain data, each with the shortest notation that belongs to no other of these moves. */
export const moveOptions = (rules: RuleSet, moves: readonly Move[]): readonly MoveOption[] => {
  const written = writeMoves(rules, moves, rules.written)
  return moves.map((move, index) => {
    const { path, crowned } = move
    const { [index]: text = '' } = written
    const option = { path, captures: takenInOrder(rules, move), ...(crowned && { crowned: true as const }) }
    return text === fullNotation(option) ? option : { ...option, text }
  })
}
