import { ballots } from '../draughts/openings.ts'
import type { Deck, Square } from '../draughts/index.ts'
import { type Game, playOf } from '../game/game.ts'

/** The ballot with which a game has begun. */
export type DrawnBallot = {
  readonly deck: Deck
  /** The number of the ballot in its deck, from 1, barred ballots included. */
  readonly number: number
  /** How many accepted ballots the deck has. */
  readonly among: number
  /** False if the ballot was agreed by its number, or repeats that of the match's first game. */
  readonly byLot: boolean
  readonly name: string
  readonly moves: readonly string[]
  /** The men that were taken off before the first move (eleven-man ballot). */
  readonly removed: readonly Square[]
}

/** The ballot of a game; undefined before the game begins, and if it begins without one. */
export const drawnBallot = (game: Game): DrawnBallot | undefined => {
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
