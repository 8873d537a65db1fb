import {
  COLOURS,
  type Position,
  type RuleSet,
  boardSize,
  parseFen,
  piecesOf,
  coordinatesOf,
  startPosition,
} from '../../draughts/index.ts'
import { BUDGET } from '../../draughts/rules/budget.ts'
import { ballotNumbered, ballotPosition, drawBallot } from '../../draughts/openings/ballots.ts'
import { COUNT_BOUNDS } from '../limits/bounds.ts'
import type { Opening } from '../model/terms.ts'
import type { Deck } from '../../draughts/index.ts'

/** Limits of a PDN text from whose last position a new game starts. A request with such a text has at most 16 KB. */
export const PDN_LIMITS = {
  /** The most characters: 200 half-moves with both clocks beside each. */
  maxLength: 12_000,
  plies: COUNT_BOUNDS.ply.most,
  /**
   * The most engine steps for reading the main line of the text. 100 half-moves of Frisian draughts take a few
   * thousand, those of other rule sets a few hundred.
   */
  steps: 2 * BUDGET,
} as const

const starts = new WeakMap<RuleSet, Position>()

/** Returns the start position of a rule set. It is made once, because every game that is loaded begins with one. */
const startOf = (rules: RuleSet): Position => {
  const start = starts.get(rules) ?? startPosition(rules)
  starts.set(rules, start)
  return start
}

/** Returns whether no side has more pieces than it begins with, and no man stands on its crowning row. */
export const hasPlayableMaterial = (rules: RuleSet, position: Position): boolean => {
  const most = piecesOf(rules, startOf(rules)).length / 2
  const { rows } = boardSize(rules)
  return COLOURS.every((colour) => {
    const own = piecesOf(rules, position).filter(([, piece]) => piece.colour === colour)
    const far = colour === 'white' ? 0 : rows - 1
    return (
      own.length <= most &&
      own.every(([square, { kind }]) => kind === 'king' || coordinatesOf(rules, square).row !== far)
    )
  })
}

/**
 * Returns the number of the drawn ballot. The upper 31 bits of `chance` decide it; the lowest decides the toss (Laws of
 * Checkers, Article 28).
 */
export const ballotNumberOf = (deck: Deck, chance: number): number | undefined =>
  drawBallot(deck, Math.floor(chance / 2) / 2 ** 31)?.number

/**
 * Returns the position in which a game begins. Undefined if the opening does not fit these rules. `drawn` is the number
 * of the ballot; before it is drawn, the start position stands in for it.
 */
export const openingPosition = (rules: RuleSet, opening: Opening, drawn?: number): Position | undefined => {
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
