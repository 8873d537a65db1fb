import type { Deck } from '../../draughts/index.ts'
import type { Opening } from '../model/terms.ts'

/** How many half-moves a ballot of each deck puts on the board before the players move. */
const BALLOT_PLIES: Readonly<Record<Deck, number>> = { 'three-move': 3, 'two-move': 2, 'eleven-man': 2 }

/** Returns how many half-moves are on the board before the players move. */
export const openingPlies = (opening: Opening): number => (opening.kind === 'ballot' ? BALLOT_PLIES[opening.deck] : 0)

/**
 * Returns the number that a score sheet gives to a half-move. `ply` and the result count from 1. Two half-moves have
 * the same number, and the half-moves of the ballot are counted too.
 */
export const moveNumber = (opening: Opening, ply: number): number =>
  Math.floor((ply - 1 + openingPlies(opening)) / 2) + 1
