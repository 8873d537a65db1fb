import { listMoves } from '../moves/legal-moves.ts'
import type { Move } from '../moves/legal-moves.ts'
import { makePosition, pieceAt, piecesOf } from '../board/position.ts'
import type { Position } from '../board/position.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { otherColour } from '../rules/words.ts'
import type { Square } from '../rules/words.ts'

/** Returns the jumps that the laws demand. When the opponent enforces the jump, the player must choose one of them. */
export const fullJumps = (rules: RuleSet, position: Position): readonly Move[] =>
  listMoves({ ...rules, duty: 'must' }, position).filter((move) => move.captures.length > 0)

/**
 * Returns the squares, after a move, of the pieces that may be huffed: all that could have jumped if the move captures
 * nothing, or the one that stopped its jump early. Ending on the king row or completing another jump is no offence.
 */
export const offences = (rules: RuleSet, before: Position, move: Move): readonly Square[] => {
  if (rules.duty === 'must') return []
  const jumps = fullJumps(rules, before)
  if (move.captures.length === 0) {
    const jumpers = new Set(jumps.map((jump) => (jump.from === move.from ? move.to : jump.from)))
    return [...jumpers].sort((a, b) => a - b)
  }
  const finished = jumps.some(
    (jump) => jump.from === move.from && jump.to === move.to && jump.captures.join() === move.captures.join(),
  )
  return finished ? [] : [move.to]
}

/** Removes a piece of the side that has just moved. The side to move stays the same, and draw counts restart. */
export const huff = (rules: RuleSet, position: Position, square: Square): Position =>
  pieceAt(rules, position, square)?.colour === otherColour(position.turn)
    ? makePosition(
        rules,
        position.turn,
        piecesOf(rules, position).filter(([at]) => at !== square),
      )
    : position
