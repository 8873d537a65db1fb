import { listMoves } from '../moves/legal-moves.ts'
import type { Move } from '../moves/legal-moves.ts'
import { letterName } from '../board/square-names.ts'
import type { Position } from '../board/position.ts'
import type { RuleSet } from '../rules/rule-set.ts'

type SquareStyle = RuleSet['written']

/** Writes the full path of a move, such as 9-14 or 2x11x18. */
export const writePath = (rules: RuleSet, move: Move, written: SquareStyle = 'numbers'): string =>
  move.path
    .map((square) => (written === 'numbers' ? String(square) : letterName(rules, square)))
    .join(move.captures.length > 0 ? 'x' : '-')

const endsOf = (move: Move): number => move.from * 128 + move.to

const form = (rules: RuleSet, move: Move, alone: boolean, written?: SquareStyle): string =>
  writePath(rules, alone ? { ...move, path: [move.from, move.to] } : move, written)

const tallyEnds = (moves: readonly Move[]): ReadonlyMap<number, number> => {
  const ends = new Map<number, number>()
  for (const move of moves) ends.set(endsOf(move), (ends.get(endsOf(move)) ?? 0) + 1)
  return ends
}

/** Writes a move by its two ends, or by its full path if another legal move has the same ends (Art. 27). */
export const writeMove = (rules: RuleSet, position: Position, move: Move, written?: SquareStyle): string => {
  const alike = listMoves(rules, position).filter((other) => endsOf(other) === endsOf(move))
  return form(rules, move, alike.length <= 1, written)
}

/** Writes all legal moves of a position, each as `writeMove` does. */
export const writeMoves = (rules: RuleSet, moves: readonly Move[], written?: SquareStyle): readonly string[] => {
  const ends = tallyEnds(moves)
  return moves.map((move) => form(rules, move, ends.get(endsOf(move)) === 1, written))
}
