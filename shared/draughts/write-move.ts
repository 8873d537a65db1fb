import { movesFound } from './moves.ts'
import type { Move } from './moves.ts'
import { letterName } from './names.ts'
import type { Position } from './position.ts'
import type { RuleSheet } from './sheet.ts'

type Written = RuleSheet['written']

/** The full path: 9-14, 2x11x18. */
export const writePath = (rules: RuleSheet, move: Move, written: Written = 'numbers'): string =>
  move.path
    .map((square) => (written === 'numbers' ? String(square) : letterName(rules, square)))
    .join(move.captures.length > 0 ? 'x' : '-')

const formOf = (rules: RuleSheet, moves: readonly Move[], move: Move, written?: Written): string => {
  const alike = moves.filter((other) => other.from === move.from && other.to === move.to)
  return writePath(rules, alike.length > 1 ? move : { ...move, path: [move.from, move.to] }, written)
}

/** Two ends, or the full path if another legal move shares them (Art. 27). */
export const writeMove = (rules: RuleSheet, position: Position, move: Move, written?: Written): string =>
  formOf(rules, movesFound(rules, position), move, written)

/** Faster than `writeMove` for each. */
export const writeMoves = (rules: RuleSheet, moves: readonly Move[], written?: Written): readonly string[] =>
  moves.map((move) => formOf(rules, moves, move, written))
