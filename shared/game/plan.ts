import { PLAN } from './bounds.ts'
import type { Seat } from './words.ts'

/** Lines from one position, the opponent's move first. */
export type Plan = {
  /** Half-moves played when it was made. */
  readonly ply: number
  readonly lines: readonly (readonly string[])[]
}

/** Loaded only if the game names any. */
export type Plans = { readonly [S in Seat]?: Plan }

export const openLines = (plan: Plan, moves: readonly string[]): readonly (readonly string[])[] => {
  if (moves.length < plan.ply) return []
  const since = moves.slice(plan.ply)
  return plan.lines
    .filter((line) => since.every((move, index) => line[index] === move))
    .map((line) => line.slice(since.length))
    .filter((rest) => rest.length > 0)
}

/** The first line that fits decides. */
export const replyIn = (plan: Plan, moves: readonly string[]): string | undefined => openLines(plan, moves)[0]?.[0]

export const isWithinBounds = (lines: Plan['lines']): boolean =>
  lines.reduce((nodes, line) => nodes + line.length, 0) <= PLAN.moves &&
  lines.every((line) => line.length <= 2 * PLAN.deep)

const differ = (one: readonly string[], other: readonly string[]): number =>
  one.findIndex((move, at) => other[at] !== move)

/** Whether one of the lines begins with all of these moves. */
export const isPlanned = (lines: Plan['lines'], moves: readonly string[]): boolean =>
  moves.length > 0 && lines.some((line) => differ(moves, line) < 0)

/** The lines that answer the same moves otherwise. */
export const contradicting = (lines: Plan['lines'], moves: readonly string[]): Plan['lines'] =>
  lines.filter((line) => differ(line, moves) % 2 === 1 && differ(line, moves) < moves.length)

/** With one line more, which decides: those that answer the same moves otherwise go, and those that it contains. */
export const withLine = (lines: Plan['lines'], moves: readonly string[]): Plan['lines'] => {
  if (isPlanned(lines, moves)) return lines
  const gone = contradicting(lines, moves)
  return [moves, ...lines.filter((line) => !gone.includes(line) && differ(line, moves) >= 0)]
}
