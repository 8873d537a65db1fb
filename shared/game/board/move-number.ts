import type { Deck } from '../../draughts/index.ts'
import type { Opening } from '../model/terms.ts'

/** How many half-moves of a ballot of each deck are on the board before the players move. */
const BALLOT_PLIES: Readonly<Record<Deck, number>> = { 'three-move': 3, 'two-move': 2, 'eleven-man': 2 }

/** Returns how many half-moves are on the board before the players move. */
export const openingPlies = (opening: Opening): number => (opening.kind === 'ballot' ? BALLOT_PLIES[opening.deck] : 0)

/**
 * Returns the number that a score sheet gives to a half-move. `ply` and the result count from 1; two half-moves have
 * one number, and those of the ballot count too.
 */
export const moveNumber = (opening: Opening, ply: number): number =>
  Math.floor((ply - 1 + openingPlies(opening)) / 2) + 1
