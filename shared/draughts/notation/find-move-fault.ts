import { listMoves } from '../moves/legal-moves.ts'
import type { Move } from '../moves/legal-moves.ts'
import { makePosition, pieceAt, piecesOf } from '../board/position.ts'
import type { Position } from '../board/position.ts'
import { matchingMoves } from './matching-moves.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { MoveFault, Square } from '../rules/words.ts'

type Route = readonly Square[]

const meantUnder = (rules: RuleSet, position: Position, route: Route): Move | undefined =>
  matchingMoves(rules, position, listMoves(rules, position), route)[0]

/** Returns the worth of what a capture takes, as the rules' preference counts it. */
const worth = (rules: RuleSet, position: Position, move: Move): number => {
  const kings = move.captures.filter((square) => pieceAt(rules, position, square)?.kind === 'king').length
  return rules.prefer.includes('value') ? 2 * move.captures.length + kings : move.captures.length
}

/** Returns which preference an otherwise legal capture violates. */
const preferenceFault = (rules: RuleSet, position: Position, move: Move): MoveFault => {
  if (rules.prefer[0] === 'king-captor') return 'king-must-capture'
  const better = listMoves(rules, position)[0]
  const most = better === undefined || worth(rules, position, better) > worth(rules, position, move)
  const manFirst =
    better !== undefined &&
    pieceAt(rules, position, better.from)?.kind === 'king' &&
    pieceAt(rules, position, move.from)?.kind === 'man'
  return !most && manFirst && rules.prefer.includes('king-captor') ? 'king-must-capture' : 'must-take-most'
}

const withKingAt = (rules: RuleSet, position: Position, square: Square): Position =>
  makePosition(
    rules,
    position.turn,
    piecesOf(rules, position).map(([at, piece]) => [
      at,
      at === square ? { colour: piece.colour, kind: 'king' } : piece,
    ]),
  )

/**
 * Names the rule that keeps a piece without a legal move where it is: another piece has to capture, or more, or this one
 * is blocked.
 */
export const findPieceFault = (rules: RuleSet, position: Position, from: Square): MoveFault => {
  if (pieceAt(rules, position, from)?.colour !== position.turn) return 'not-your-piece'
  const anyCapture: RuleSet = { ...rules, prefer: [] }
  const free = [anyCapture, { ...anyCapture, duty: 'may' } as const]
    .flatMap((relaxed) => listMoves(relaxed, position))
    .find((move) => move.from === from)
  if (free !== undefined) return findMoveFault(rules, position, free.path)
  const mustCapture = rules.duty === 'must' && listMoves(rules, position).some(({ captures }) => captures.length > 0)
  return mustCapture ? 'must-capture' : 'wrong-square'
}

/**
 * Names the rule that an illegal route breaks, by trying the route under relaxed rules: first without the duty to
 * capture and without preferences. A search that exceeds the budget finds nothing, and then another fault may be named.
 */
export const findMoveFault = (rules: RuleSet, position: Position, route: Route): MoveFault => {
  const [from = 0] = route
  const piece = pieceAt(rules, position, from)
  if (piece?.colour !== position.turn) return 'not-your-piece'
  const anyCapture: RuleSet = { ...rules, prefer: [] }
  const anything: RuleSet = { ...anyCapture, duty: 'may' }
  const free = meantUnder(anything, position, route)
  if (free !== undefined) {
    const capture = meantUnder(anyCapture, position, route)
    if (capture !== undefined && capture.captures.length > 0) return preferenceFault(rules, position, capture)
    return free.captures.length > 0 ? 'capture-unfinished' : 'must-capture'
  }
  if (piece.kind === 'king') return 'wrong-square'
  if (meantUnder({ ...anything, crowning: 'goes-on' }, position, route) !== undefined) return 'crowned-and-went-on'
  const shortKing: RuleSet = { ...anything, kingReach: 'one', kingRun: 0 }
  const backward = meantUnder(shortKing, withKingAt(rules, position, from), route)
  return backward === undefined ? 'wrong-square' : 'man-moved-backward'
}
