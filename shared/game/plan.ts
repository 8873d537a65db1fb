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
