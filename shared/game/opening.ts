import { type Position, type RuleSheet, parseFen, startPosition } from '../draughts/index.ts'
import { ballotNumbered, ballotPosition, drawBallot } from '../draughts/openings.ts'
import type { Deck, Opening } from './terms.ts'

/** Uses the upper 31 bits of `chance`; the lowest bit decides the toss. Article 28. */
export const ballotOf = (deck: Deck, chance: number): number | undefined =>
  drawBallot(deck, Math.floor(chance / 2) / 2 ** 31)?.number

/** The start position; undefined if it does not fit these rules. `drawn`: the ballot's number. */
export const openingPosition = (rules: RuleSheet, opening: Opening, drawn?: number): Position | undefined => {
  switch (opening.kind) {
    case 'free':
      return startPosition(rules)
    case 'fen': {
      const read = parseFen(rules, opening.fen)
      return read.kind === 'position' ? read.position : undefined
    }
    case 'ballot': {
      const ballot = drawn === undefined ? undefined : ballotNumbered(opening.deck, drawn)
      return ballot ? ballotPosition(rules, ballot) : startPosition(rules)
    }
  }
}
