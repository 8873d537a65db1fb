import {
  type Colour,
  type Move,
  type Piece,
  type Position,
  type RuleSet,
  type RulesId,
  legalMoves,
  makeFen,
  makePosition,
  offences,
  outcome,
  parseFen,
  play,
  readMove,
  ruleSetOf,
  squareAt,
  writeMoves,
} from '../../shared/draughts/index.ts'

export type Here = { readonly rules: RuleSet; readonly position: Position }

const PIECES: Readonly<Record<string, Piece>> = {
  b: { colour: 'black', kind: 'man' },
  B: { colour: 'black', kind: 'king' },
  w: { colour: 'white', kind: 'man' },
  W: { colour: 'white', kind: 'king' },
}

/**
 * Reads a position drawn as White sees it: `b` and `w` are men, `B` and `W` kings, `.` is a dark square, `-` a light
 * one.
 */
export const draw = (id: RulesId, turn: Colour, picture: string): Here => {
  const rules = ruleSetOf(id)
  const pieces: (readonly [number, Piece])[] = []
  for (const [row, line] of picture.trim().split('\n').entries()) {
    for (const [column, sign] of line.trim().split(' ').entries()) {
      const square = squareAt(rules, row, column)
      const piece = PIECES[sign]
      if ((sign === '-') !== (square === undefined)) throw new Error(`not a board: row ${row}, column ${column}`)
      if (piece !== undefined && square !== undefined) pieces.push([square, piece])
    }
  }
  return { rules, position: makePosition(rules, turn, pieces) }
}

export const fromFen = (id: RulesId, fen: string): Here => {
  const rules = ruleSetOf(id)
  const read = parseFen(rules, fen)
  if (read.kind === 'fault') throw new Error(`${fen}: ${read.message}`)
  return { rules, position: read.position }
}

/** Returns the legal moves in notation, in alphabetical order. */
export const moves = ({ rules, position }: Here): readonly string[] =>
  [...writeMoves(rules, legalMoves(rules, position))].sort()

const read = ({ rules, position }: Here, text: string) => readMove(rules, position, text)

export const moveOf = (here: Here, text: string): Move => {
  const answer = read(here, text)
  if (answer.kind === 'illegal') throw new Error(`${text}: ${answer.reason}`)
  return answer.move
}

export const afterwards = (here: Here, text: string): Here => ({
  rules: here.rules,
  position: play(here.rules, here.position, moveOf(here, text)),
})

export const fen = (here: Here): string => makeFen(here.rules, here.position)

export const after = (here: Here, text: string): string => fen(afterwards(here, text))

export const captured = (here: Here, text: string): readonly number[] => moveOf(here, text).captures

/** Returns why a move is refused, with the article: 'must-capture 9'. */
export const refusal = (here: Here, text: string): string => {
  const answer = read(here, text)
  return answer.kind === 'move' ? 'legal' : `${answer.reason} ${answer.article}`
}

export const forms = (here: Here, text: string): readonly string[] => {
  const answer = read(here, text)
  return answer.kind === 'illegal' ? (answer.forms ?? []) : []
}

export const ends = ({ rules, position }: Here) => outcome(rules, position)

/** Returns the squares of the pieces that may be huffed after a move. */
export const offending = (here: Here, text: string): readonly number[] => {
  const move = moveOf(here, text)
  return offences(here.rules, here.position, move)
}
