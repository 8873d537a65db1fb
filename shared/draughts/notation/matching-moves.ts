import { boardOf } from '../board/board.ts'
import type { Move } from '../moves/legal-moves.ts'
import { pieceAt } from '../board/position.ts'
import type { Position } from '../board/position.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Square } from '../rules/words.ts'

/** Returns the occupied squares between two squares of one line. Undefined if the squares are on no common line. */
const between = (rules: RuleSet, position: Position, from: Square, to: Square): readonly Square[] | undefined => {
  const { step, bit, square } = boardOf(rules)
  for (let way = 0; way < 8; way += 1) {
    const passed: Square[] = []
    for (let at = step[(bit[from - 1] ?? 0) * 8 + way] ?? -1; at >= 0; at = step[at * 8 + way] ?? -1) {
      const here = square[at] ?? 0
      if (here === to) return passed
      if (pieceAt(rules, position, here) !== undefined) passed.push(here)
    }
  }
  return undefined
}

/**
 * Returns the pieces that a route passes over, ascending. Undefined if two squares of the route are on no common line.
 */
const takenOn = (rules: RuleSet, position: Position, route: readonly Square[]): readonly Square[] | undefined => {
  const taken = new Set<Square>()
  for (const [i, square] of route.entries()) {
    const next = route[i + 1]
    if (next === undefined) break
    const passed = between(rules, position, square, next)
    if (passed === undefined) return undefined
    for (const each of passed) taken.add(each)
  }
  taken.delete(route[0] ?? 0)
  return [...taken].sort((a, b) => a - b)
}

const isSame = (a: readonly Square[], b: readonly Square[]): boolean =>
  a.length === b.length && a.every((square, i) => square === b[i])

/** Returns whether a path visits the squares of a route in this order. */
const goesBy = (path: readonly Square[], route: readonly Square[]): boolean => {
  let next = 0
  for (const square of path) if (square === route[next]) next += 1
  return next === route.length
}

/**
 * Returns the moves that a written route can mean, all between its two ends: those with exactly this path, or else
 * those that capture what the route passes over, or else those whose path visits its squares in order. A route of two
 * squares means every move between them, unless one of them has exactly this path.
 */
export const matchingMoves = (
  rules: RuleSet,
  position: Position,
  moves: readonly Move[],
  route: readonly Square[],
): readonly Move[] => {
  const ends = moves.filter((move) => move.from === route[0] && move.to === route.at(-1))
  const exact = ends.filter((move) => isSame(move.path, route))
  if (exact.length > 0 || ends.length === 0 || route.length === 2) return exact.length > 0 ? exact : ends
  const taken = takenOn(rules, position, route)
  const sameWay = taken === undefined ? [] : ends.filter((move) => isSame(move.captures, taken))
  return sameWay.length > 0 ? sameWay : ends.filter((move) => goesBy(move.path, route))
}
