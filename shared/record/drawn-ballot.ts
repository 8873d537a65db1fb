import type { Deck } from '../draughts/index.ts'
import { ballots } from '../draughts/openings/ballots.ts'
import { type Game, playOf } from '../game/model/game.ts'

/** The ballot that a game of English draughts began with. */
export type DrawnBallot = {
  readonly deck: Deck
  /** The ballot's number in its deck, from 1; barred ballots are counted. */
  readonly number: number
  /** How many ballots of the deck can be drawn by lot. */
  readonly among: number
  /**
   * False if the players agreed on the ballot, or if this is the second game of a match, which has the ballot of the
   * first.
   */
  readonly byLot: boolean
  readonly name: string
  readonly moves: readonly string[]
  /** The squares whose pieces are removed before the first move (eleven-man ballots). */
  readonly removed: readonly number[]
}

/**
 * Returns the ballot of a game. Undefined if it has no ballot, or has not begun. Browsers do not run this, because the
 * decks are far longer than a page.
 */
export const drawnBallotOf = (game: Game): DrawnBallot | undefined => {
  const { opening, match } = game.terms
  const number = playOf(game)?.ballot
  if (opening.kind !== 'ballot' || number === undefined) return undefined
  const all = ballots(opening.deck)
  const ballot = all[number - 1]
  return (
    ballot && {
      deck: opening.deck,
      number,
      among: all.filter(({ accepted }) => accepted).length,
      byLot: opening.number === undefined && match?.part !== 2,
      name: [ballot.group, ballot.name].filter((part) => part !== undefined && part !== '').join(', '),
      moves: ballot.moves,
      removed: ballot.removed,
    }
  )
}
