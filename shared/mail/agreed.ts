import { ballotNumbered } from '../draughts/openings.ts'
import { type Game, playOf } from '../game/game.ts'
import { type MatchPart, isForfeited } from '../game/terms.ts'
import type { Deck } from '../draughts/index.ts'
import type { ByColour, Duration } from '../game/words.ts'
import { sidesOf } from './people.ts'

export type BallotFacts = {
  readonly deck: Deck
  readonly number: number
  /** Its own, or its group's. */
  readonly name: string
  readonly moves: readonly string[]
  readonly removed: readonly number[]
}

export type AgreedFacts = {
  /** The zone whose Saturdays and Sundays do not count. */
  readonly weekends?: string
  /** 0 without a clock. */
  readonly leave: Duration
  readonly laws: boolean
  /** A no-show loses. */
  readonly forfeit: boolean
  readonly match?: MatchPart
  readonly deckToDraw?: Deck
  readonly ballot?: BallotFacts
  readonly toss?: ByColour<string>
  /** Behind the toss or the ballot. */
  readonly chance?: number
  readonly firstMove?: string
}

const ballotOf = (deck: Deck, number: number | undefined): BallotFacts | undefined => {
  const ballot = number === undefined ? undefined : ballotNumbered(deck, number)
  return (
    ballot && {
      deck,
      number: ballot.number,
      name: ballot.name ?? ballot.group,
      moves: ballot.moves,
      removed: ballot.removed,
    }
  )
}

export const agreedOf = (game: Game): AgreedFacts => {
  const { terms, wish, firstMove } = game
  const { opening } = terms
  const play = playOf(game)
  const drawn = wish === 'toss' || (opening.kind === 'ballot' && opening.number === undefined)
  const ballot = opening.kind === 'ballot' ? ballotOf(opening.deck, play ? play.ballot : opening.number) : undefined
  return {
    weekends: terms.weekends,
    leave: terms.clock === 'unlimited' ? 0 : terms.leave,
    laws: terms.strictness === 'laws',
    forfeit: isForfeited(terms),
    match: terms.match,
    deckToDraw: opening.kind === 'ballot' && !ballot ? opening.deck : undefined,
    ballot,
    toss: play && wish === 'toss' ? sidesOf(game, play) : undefined,
    chance: play && drawn ? play.chance : undefined,
    firstMove,
  }
}
