import { ballotNumbered } from '../../draughts/openings/ballots.ts'
import { type Game, playOf } from '../../game/model/game.ts'
import { type ListedTerms, listedTermsIn } from '../../game/model/listed-terms.ts'
import { type MatchPart, isForfeited } from '../../game/model/terms.ts'
import { type Deck, type RuleSet, moveText } from '../../draughts/index.ts'
import type { ByColour, Duration } from '../../game/model/words.ts'
import { cleanName } from '../text/clean-text.ts'
import { namesByColour } from './player-names.ts'

export type BallotFacts = {
  readonly deck: Deck
  readonly number: number
  /** The ballot's own name, or the name of its group. */
  readonly name: string
  readonly moves: readonly string[]
  readonly removed: readonly number[]
}

/** The terms of a game besides its rules and its clock, and what was drawn by lot. */
export type AgreedTerms = {
  /** The time zone whose Saturdays and Sundays do not count. */
  readonly weekends?: string
  /** The leave that each player may take; 0 in a game without a clock. */
  readonly leave: Duration
  /** True if illegal moves are punished as the laws say. */
  readonly laws: boolean
  /** True if a player whose first move never comes loses. */
  readonly forfeit: boolean
  readonly listed: ListedTerms
  /** True if the game begins from a position that was set up. */
  readonly isSetUp: boolean
  readonly match?: MatchPart
  /** The deck from which the ballot will be drawn. */
  readonly deckToDraw?: Deck
  readonly ballot?: BallotFacts
  /** The names of the players by colour, if a toss gave them their colours. */
  readonly toss?: ByColour<string>
  /** The random number that decided the toss or the ballot. */
  readonly randomNumber?: number
  /** The names of the players who have said to be programs. */
  readonly programs: readonly string[]
  /** The arbiter's name. */
  readonly arbiter?: string
  /** The creator's first move, if the creator sent it with the invitation. */
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

export const agreedTermsOf = (rules: RuleSet, game: Game): AgreedTerms => {
  const { terms, wish, firstMove } = game
  const { opening } = terms
  const play = playOf(game)
  const isDrawnByLot = wish === 'toss' || (opening.kind === 'ballot' && opening.number === undefined)
  const ballot = opening.kind === 'ballot' ? ballotOf(opening.deck, play ? play.ballot : opening.number) : undefined
  return {
    weekends: terms.weekends,
    leave: terms.clock === 'unlimited' ? 0 : terms.leave,
    laws: terms.strictness === 'laws',
    forfeit: isForfeited(terms),
    listed: listedTermsIn(terms),
    isSetUp: opening.kind === 'fen',
    match: terms.match,
    deckToDraw: opening.kind === 'ballot' && !ballot ? opening.deck : undefined,
    ballot,
    toss: play && wish === 'toss' ? namesByColour(game, play) : undefined,
    randomNumber: play && isDrawnByLot ? play.chance : undefined,
    programs: [game.creator, play?.opponent].flatMap((player) => (player?.bot ? [cleanName(player.name)] : [])),
    arbiter: game.arbiter && cleanName(game.arbiter.name),
    firstMove: firstMove && moveText(rules, firstMove),
  }
}
