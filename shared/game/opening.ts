import {
  COLOURS,
  type Position,
  type RuleSheet,
  boardSize,
  parseFen,
  piecesOf,
  placeOf,
  startPosition,
} from '../draughts/index.ts'
import { BUDGET } from '../draughts/budget.ts'
import { ballotNumbered, ballotPosition, drawBallot } from '../draughts/openings.ts'
import { COUNTS } from './bounds.ts'
import type { Opening } from './terms.ts'
import type { Deck } from '../draughts/index.ts'

/** A game's text that a new game starts from; its body has 16 KB at most. */
export const PDN = {
  /** Characters: with both clocks beside each move, 200 half-moves. */
  long: 12_000,
  plies: COUNTS.ply.most,
  /** Engine steps for its main line. 100 half-moves of Frisian draughts take a few thousand, other rules a few hundred. */
  steps: 2 * BUDGET,
} as const

const starts = new WeakMap<RuleSheet, Position>()

/** Made once: each game that is loaded begins with one. */
const startOf = (rules: RuleSheet): Position => {
  const start = starts.get(rules) ?? startPosition(rules)
  starts.set(rules, start)
  return start
}

/** False for more men and kings than a side begins with, or a man on its crowning row. */
export const hasPlayableMaterial = (rules: RuleSheet, position: Position): boolean => {
  const most = piecesOf(rules, startOf(rules)).length / 2
  const { rows } = boardSize(rules)
  return COLOURS.every((colour) => {
    const own = piecesOf(rules, position).filter(([, piece]) => piece.colour === colour)
    const far = colour === 'white' ? 0 : rows - 1
    return (
      own.length <= most && own.every(([square, { kind }]) => kind === 'king' || placeOf(rules, square).row !== far)
    )
  })
}

/** Upper 31 bits of `chance`; the lowest is the toss. Article 28. */
export const ballotOf = (deck: Deck, chance: number): number | undefined =>
  drawBallot(deck, Math.floor(chance / 2) / 2 ** 31)?.number

/** Undefined if it does not fit these rules. `drawn`: the ballot's number. */
export const openingPosition = (rules: RuleSheet, opening: Opening, drawn?: number): Position | undefined => {
  switch (opening.kind) {
    case 'free':
      return startOf(rules)
    case 'fen': {
      const read = parseFen(rules, opening.fen)
      return read.kind === 'position' ? read.position : undefined
    }
    case 'ballot': {
      const ballot = drawn === undefined ? undefined : ballotNumbered(opening.deck, drawn)
      return ballot ? ballotPosition(rules, ballot) : startOf(rules)
    }
  }
}
