import { PLAN } from './bounds.ts'
import type { Seat } from './words.ts'

/** Conditional moves: lines from one position in which the opponent moves first and each answer is played by itself. */
export type Plan = {
  /** How many half-moves had been played when the lines were stored. */
  readonly ply: number
  readonly lines: readonly (readonly string[])[]
}

/** The conditional moves of both seats. They are loaded only if the game names any. */
export type Plans = { readonly [S in Seat]?: Plan }

/** The lines that still fit what was played since they were stored, without those moves. `moves`: all of the game. */
export const openLines = (plan: Plan, moves: readonly string[]): readonly (readonly string[])[] => {
  if (moves.length < plan.ply) return []
  const since = moves.slice(plan.ply)
  return plan.lines
    .filter((line) => since.every((move, index) => line[index] === move))
    .map((line) => line.slice(since.length))
    .filter((rest) => rest.length > 0)
}

/** The answer that is stored for the present position; the first line that fits decides. Undefined if none fits. */
export const replyIn = (plan: Plan, moves: readonly string[]): string | undefined => openLines(plan, moves)[0]?.[0]

/** Whether lines are few and short enough to be stored. */
export const isWithinBounds = (lines: Plan['lines']): boolean =>
  lines.reduce((nodes, line) => nodes + line.length, 0) <= PLAN.moves &&
  lines.every((line) => line.length <= 2 * PLAN.deep)

/** The index of the first move of `one` that `other` does not have there; -1 if `other` begins with all of `one`. */
const differ = (one: readonly string[], other: readonly string[]): number =>
  one.findIndex((move, at) => other[at] !== move)

/** Whether one of the lines begins with all of these moves. */
export const isPlanned = (lines: Plan['lines'], moves: readonly string[]): boolean =>
  moves.length > 0 && lines.some((line) => differ(moves, line) < 0)

/** The lines that answer the same moves of the opponent differently. */
export const contradicting = (lines: Plan['lines'], moves: readonly string[]): Plan['lines'] =>
  lines.filter((line) => differ(line, moves) % 2 === 1 && differ(line, moves) < moves.length)

/**
 * The lines with one more, which takes precedence: lines that answer the same moves differently are removed, and so are
 * lines with which the new one begins.
 */
export const withLine = (lines: Plan['lines'], moves: readonly string[]): Plan['lines'] => {
  if (isPlanned(lines, moves)) return lines
  const removed = contradicting(lines, moves)
  return [moves, ...lines.filter((line) => !removed.includes(line) && differ(line, moves) >= 0)]
}
