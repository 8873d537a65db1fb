import { countBits } from '../board/bits.ts'
import { listCaptures } from '../moves/list-captures.ts'
import { isTooComplex, listMoves } from '../moves/legal-moves.ts'
import type { Position } from '../board/position.ts'
import { setUpSearch } from '../moves/search.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { otherColour } from '../rules/words.ts'
import type { Colour } from '../rules/words.ts'

/** How the rules end a game. */
export type Outcome =
  | { readonly winner: Colour; readonly reason: 'no-pieces' | 'no-moves' }
  | { readonly winner: null; readonly reason: 'king-against-king' | 'complexity' }

/** Returns the number of a side's pieces, and of kings among them. */
export const materialOf = (p: Position, colour: Colour): { readonly pieces: number; readonly kings: number } => {
  const [x, y, z] = colour === 'black' ? ([p.b0, p.b1, p.b2] as const) : ([p.w0, p.w1, p.w2] as const)
  return { pieces: countBits(x, y, z), kings: countBits(x & p.k0, y & p.k1, z & p.k2) }
}

export const isLoneKing = (position: Position, colour: Colour): boolean => {
  const { pieces, kings } = materialOf(position, colour)
  return pieces === 1 && kings === 1
}

/**
 * Returns whether these rules call the position a draw because one king stands against one king. They do not if the
 * side to move can capture.
 */
export const isKingAgainstKing = (rules: RuleSet, position: Position): boolean =>
  rules.kingAgainstKing &&
  isLoneKing(position, 'black') &&
  isLoneKing(position, 'white') &&
  listCaptures(setUpSearch(rules, position)) === 0

/**
 * Returns the result of a position; undefined while the game goes on. A side without pieces, or without a move on its
 * turn, has lost (Art. 14, 15). `complexity` means that finding the moves exceeds the budget.
 */
export const outcome = (rules: RuleSet, position: Position): Outcome | undefined => {
  const mover = position.turn
  if (materialOf(position, mover).pieces === 0) return { winner: otherColour(mover), reason: 'no-pieces' }
  if (materialOf(position, otherColour(mover)).pieces === 0) return { winner: mover, reason: 'no-pieces' }
  if (isTooComplex(rules, position)) return { winner: null, reason: 'complexity' }
  if (listMoves(rules, position).length === 0) return { winner: otherColour(mover), reason: 'no-moves' }
  return isKingAgainstKing(rules, position) ? { winner: null, reason: 'king-against-king' } : undefined
}
