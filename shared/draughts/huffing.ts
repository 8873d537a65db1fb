import { movesFound } from './moves.ts'
import type { Move } from './moves.ts'
import { makePosition, pieceAt, piecesOf } from './position.ts'
import type { Position } from './position.ts'
import type { RuleSheet } from './sheet.ts'
import { otherColour } from './words.ts'
import type { Square } from './words.ts'

/** The choices after `enforce`. */
export const fullJumps = (rules: RuleSheet, position: Position): readonly Move[] =>
  movesFound({ ...rules, duty: 'must' }, position).filter((move) => move.captures.length > 0)

/**
 * Squares after the move of all that could jump if none did, or of the jumper that stopped early. No offence: stopping
 * on the king row, or completing another jump.
 */
export const offences = (rules: RuleSheet, before: Position, move: Move): readonly Square[] => {
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

/** The turn stays; draw counts restart. */
export const huff = (rules: RuleSheet, position: Position, square: Square): Position =>
  pieceAt(rules, position, square)?.colour === otherColour(position.turn)
    ? makePosition(
        rules,
        position.turn,
        piecesOf(rules, position).filter(([at]) => at !== square),
      )
    : position
