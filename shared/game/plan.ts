import { PLAN } from './bounds.ts'
import type { Seat } from './words.ts'

/** Planned replies: lines of moves from one position on, the opponent's first, each answered by one's own. */
export type Plan = {
  /** The half-moves that had been played when the plan was made. */
  readonly ply: number
  readonly lines: readonly (readonly string[])[]
}

/** The secret plans of both seats, loaded along with a game that has any. */
export type Plans = { readonly [S in Seat]?: Plan }

/** The lines that a game with these moves has followed so far, each from where it stands now. */
export const openLines = (plan: Plan, moves: readonly string[]): readonly (readonly string[])[] => {
  if (moves.length < plan.ply) return []
  const since = moves.slice(plan.ply)
  return plan.lines
    .filter((line) => since.every((move, index) => line[index] === move))
    .map((line) => line.slice(since.length))
    .filter((rest) => rest.length > 0)
}

/** The reply that the plan has for the position now; the first of several lines that fit speaks. */
export const replyIn = (plan: Plan, moves: readonly string[]): string | undefined => openLines(plan, moves)[0]?.[0]

export const isWithinBounds = ({ lines }: Plan): boolean =>
  lines.reduce((nodes, line) => nodes + line.length, 0) <= PLAN.moves &&
  lines.every((line) => line.length <= 2 * PLAN.deep)
