import { movesFound } from './moves.ts'
import type { Move } from './moves.ts'
import { makePosition, pieceAt, piecesOf } from './position.ts'
import type { Position } from './position.ts'
import type { RuleSheet } from './sheet.ts'
import { otherColour } from './words.ts'
import type { Square } from './words.ts'

/** The finished jumps of a position: what `enforce` leaves the offender to choose from. */
export const fullJumps = (rules: RuleSheet, position: Position): readonly Move[] =>
  movesFound({ ...rules, duty: 'must' }, position).filter((move) => move.captures.length > 0)

/**
 * The pieces that may be huffed after a move, as they stand after it: every piece that could have jumped if none did, the
 * jumper itself if it stopped early. Stopping on the king row is no offence, nor is a finished jump by another piece.
 */
export const offences = (rules: RuleSheet, before: Position, move: Move, _after: Position): readonly Square[] => {
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

/** The position with the huffed piece gone; the same side is to move, and the counts start again. */
export const huff = (rules: RuleSheet, position: Position, square: Square): Position =>
  pieceAt(rules, position, square)?.colour === otherColour(position.turn)
    ? makePosition(
        rules,
        position.turn,
        piecesOf(rules, position).filter(([at]) => at !== square),
      )
    : position
