import { PLAN } from './bounds.ts'
import type { Seat } from './words.ts'

/** Planned replies: lines of moves from one position, alternating, the opponent's first. */
export type Plan = {
  /** Half-moves played when the plan was made. */
  readonly ply: number
  readonly lines: readonly (readonly string[])[]
}

/** Both seats' plans, loaded only if the game names any. */
export type Plans = { readonly [S in Seat]?: Plan }

/** The rest of each line that the game has followed so far. */
export const openLines = (plan: Plan, moves: readonly string[]): readonly (readonly string[])[] => {
  if (moves.length < plan.ply) return []
  const since = moves.slice(plan.ply)
  return plan.lines
    .filter((line) => since.every((move, index) => line[index] === move))
    .map((line) => line.slice(since.length))
    .filter((rest) => rest.length > 0)
}

/** The planned reply now; of several lines that fit, the first decides. */
export const replyIn = (plan: Plan, moves: readonly string[]): string | undefined => openLines(plan, moves)[0]?.[0]

export const isWithinBounds = (lines: Plan['lines']): boolean =>
  lines.reduce((nodes, line) => nodes + line.length, 0) <= PLAN.moves &&
  lines.every((line) => line.length <= 2 * PLAN.deep)
