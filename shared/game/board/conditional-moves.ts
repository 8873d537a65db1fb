import { CONDITIONAL_MOVES_LIMITS } from '../limits/bounds.ts'
import type { Seat } from '../model/words.ts'

/**
 * Conditional moves: lines from one position. In each line the opponent moves first, and the seat's replies are played
 * automatically.
 */
export type ConditionalMoves = {
  /** How many half-moves had been played when the lines were stored. */
  readonly ply: number
  readonly lines: readonly (readonly string[])[]
}

/** The conditional moves of both seats. They are loaded only for a seat that has some. */
export type ConditionalMovesBySeat = { readonly [S in Seat]?: ConditionalMoves }

/**
 * Returns the lines that still fit what was played since they were stored, each without the moves played since then.
 * `moves` are all moves of the game.
 */
export const remainingLines = (plan: ConditionalMoves, moves: readonly string[]): readonly (readonly string[])[] => {
  if (moves.length < plan.ply) return []
  const since = moves.slice(plan.ply)
  return plan.lines
    .filter((line) => since.every((move, index) => line[index] === move))
    .map((line) => line.slice(since.length))
    .filter((rest) => rest.length > 0)
}

/**
 * Returns the answer that is stored for the present position; the first line that fits decides. Undefined if none fits.
 */
export const conditionalReply = (plan: ConditionalMoves, moves: readonly string[]): string | undefined =>
  remainingLines(plan, moves)[0]?.[0]

/** Returns whether lines are few and short enough to be stored. */
export const areStorable = (lines: ConditionalMoves['lines']): boolean =>
  lines.reduce((nodes, line) => nodes + line.length, 0) <= CONDITIONAL_MOVES_LIMITS.moves &&
  lines.every((line) => line.length <= 2 * CONDITIONAL_MOVES_LIMITS.ownMovesPerLine)

/** Returns the index of the first move of `one` that differs from `other`; -1 if `other` begins with all of `one`. */
const differ = (one: readonly string[], other: readonly string[]): number =>
  one.findIndex((move, at) => other[at] !== move)

/** Returns whether one of the lines begins with all of these moves. */
export const isInLines = (lines: ConditionalMoves['lines'], moves: readonly string[]): boolean =>
  moves.length > 0 && lines.some((line) => differ(moves, line) < 0)

/** Returns the lines that contradict `moves`: they answer the same moves of the opponent differently. */
export const contradictingLines = (
  lines: ConditionalMoves['lines'],
  moves: readonly string[],
): ConditionalMoves['lines'] =>
  lines.filter((line) => differ(line, moves) % 2 === 1 && differ(line, moves) < moves.length)

/**
 * Returns the lines with one more, which takes precedence: the lines that contradict it are removed, and so are the
 * lines that are only a beginning of it.
 */
export const withLine = (lines: ConditionalMoves['lines'], moves: readonly string[]): ConditionalMoves['lines'] => {
  if (isInLines(lines, moves)) return lines
  const removed = contradictingLines(lines, moves)
  return [moves, ...lines.filter((line) => !removed.includes(line) && differ(line, moves) >= 0)]
}
