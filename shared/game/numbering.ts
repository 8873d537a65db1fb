import type { Deck } from '../draughts/index.ts'
import type { Opening } from './terms.ts'

/** Half-moves on the board before the first one that is played. */
const OF_BALLOT: Readonly<Record<Deck, number>> = { 'three-move': 3, 'two-move': 2, 'eleven-man': 2 }

export const openingPlies = (opening: Opening): number => (opening.kind === 'ballot' ? OF_BALLOT[opening.deck] : 0)

/** As score sheets number moves, from 1: two half-moves each, those of the ballot included. `ply`: from 1. */
export const moveNumber = (opening: Opening, ply: number): number =>
  Math.floor((ply - 1 + openingPlies(opening)) / 2) + 1
