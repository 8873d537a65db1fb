import { type Deck, ruleSetOf } from '../../draughts/index.ts'
import type { Terms } from '../model/terms.ts'

/** How many half-moves a ballot of each deck puts on the board before the players move. */
const BALLOT_PLIES: Readonly<Record<Deck, number>> = { 'three-move': 3, 'two-move': 2, 'eleven-man': 2 }

/** What decides the numbers of a game's moves. */
export type NumberedBy = Pick<Terms, 'rules' | 'opening'>

/**
 * Returns how many half-moves are counted before the first move of the players: those of the ballot, or one if the game
 * begins in a position in which the second side is to move.
 */
export const openingPlies = ({ rules, opening }: NumberedBy): number => {
  switch (opening.kind) {
    case 'free':
      return 0
    case 'ballot':
      return BALLOT_PLIES[opening.deck]
    case 'fen':
      return opening.fen.startsWith('W') === (ruleSetOf(rules).begins === 'white') ? 0 : 1
  }
}

/**
 * Returns the number of the move to which a half-move belongs, for the page, the score sheet, emails and PDN. Two
 * half-moves have the same number; those of the ballot count. `ply` and the result begin at 1.
 */
export const moveNumber = (terms: NumberedBy, ply: number): number =>
  Math.floor((ply - 1 + openingPlies(terms)) / 2) + 1

/**
 * Returns the number of a player's own move after `ply` half-moves: the move to make now if `isToMove`, otherwise the
 * move that the player has just made.
 */
export const ownMoveNumber = (terms: NumberedBy, ply: number, isToMove: boolean): number =>
  moveNumber(terms, isToMove ? ply + 1 : ply)
