import {
  type Colour,
  type Move,
  type Position,
  type RuleSheet,
  legalMoves,
  play as playMove,
  readMove,
  sheetOf,
  startPosition,
  writeMoves,
} from '../draughts/index.ts'
import { expiryOf } from '../game/alarm.ts'
import { deadlineOf, reserveBegins } from '../game/clock.ts'
import { openingPosition } from '../game/opening.ts'
import { type Game, type Play, colourOf, playOf, playerOf } from '../game/game.ts'
import type { ClockTerms, Terms } from '../game/terms.ts'
import { type Duration, type Instant, type Role, type Seat, otherSeat } from '../game/words.ts'
import type { Told } from '../texts/index.ts'
import { cleanName } from './clean.ts'

/** The turn of a game that goes on. */
export type TurnFacts = {
  readonly yours: boolean
  /** As they are written; the first word of a preview link. */
  readonly moves: readonly string[]
  readonly mustCapture: boolean
  readonly startedAt: Instant
  readonly deadline?: Instant
  /** When the reserve begins to be used, and what it held at the start of the turn. Neither without a reserve. */
  readonly reserveFrom?: Instant
  readonly reserve?: Duration
  /** What a missed deadline does: a first move that never comes calls the game off. */
  readonly overdue: 'loss' | 'off'
}

/** What a letter needs to know of a game, as the one it goes to sees it. Names are cleaned; there is no secret in it. */
export type LetterFacts = {
  readonly rules: RuleSheet
  readonly clock: ClockTerms
  readonly you: string
  /** Nobody, while the invitation stands open. */
  readonly opponent?: string
  /** Unknown until the toss. */
  readonly colour?: Colour
  readonly position: Position
  readonly ply: number
  readonly last?: Move & { readonly text: string }
  readonly turn?: TurnFacts
  readonly openUntil: Instant
  /** There once the game is over. `caller` called it off, or let its first move never come. */
  readonly end?: Told & { readonly caller: string }
}

/** The last move with its way over the board: the log keeps it as written, so the game is played through once more. */
const lastOf = (rules: RuleSheet, play: Play): LetterFacts['last'] => {
  const text = play.moves.at(-1)
  if (text === undefined) return undefined
  const before = play.moves.slice(0, -1).reduce((position, move) => {
    const read = readMove(rules, position, move)
    return read.kind === 'move' ? playMove(rules, position, read.move) : position
  }, play.startPosition)
  const read = readMove(rules, before, text)
  return read.kind === 'move' ? { ...read.move, text } : undefined
}

const turnOf = (rules: RuleSheet, terms: Terms, play: Play, colour: Colour): TurnFacts => {
  const { position, turnStartedAt } = play
  const { clock } = terms
  const moves = legalMoves(rules, position)
  const reserve = play.left[position.turn]
  return {
    yours: position.turn === colour,
    moves: writeMoves(rules, moves),
    mustCapture: rules.duty === 'must' && moves.some(({ captures }) => captures.length > 0),
    startedAt: turnStartedAt,
    deadline: deadlineOf(terms, play),
    ...(clock !== 'unlimited' && reserve > 0 && { reserve, reserveFrom: reserveBegins(terms, clock, play) }),
    overdue: play.moves.length < 2 ? 'off' : 'loss',
  }
}

const nameOf = (game: Game, seat: Role): string | undefined => {
  const player = playerOf(game, seat)
  return player && cleanName(player.name)
}

const callerOf = (game: Game): string | undefined => {
  const play = playOf(game)
  if (game.status === 'aborted' && game.by !== 'clock') return nameOf(game, game.by)
  return nameOf(game, play && colourOf(play, 'creator') !== play.position.turn ? 'opponent' : 'creator')
}

const endOf = (game: Game): LetterFacts['end'] =>
  game.status === 'open' || game.status === 'active'
    ? undefined
    : {
        status: game.status,
        result: game.status === 'finished' ? game.result : null,
        abortedBy: game.status === 'aborted' ? game.by : null,
        caller: callerOf(game) ?? '',
      }

const colourOfSeat = (game: Game, seat: Seat): Colour | undefined => {
  const play = playOf(game)
  if (play) return colourOf(play, seat)
  return seat === 'creator' && game.wish !== 'toss' ? game.wish : undefined
}

/** The facts for a letter to a seat of this game, as the game stands. */
export const factsOf = (game: Game, seat: Seat): LetterFacts => {
  const rules = sheetOf(game.terms.rules)
  const play = playOf(game)
  const colour = colourOfSeat(game, seat)
  return {
    rules,
    clock: game.terms.clock,
    you: nameOf(game, seat) ?? '',
    opponent: nameOf(game, otherSeat(seat)),
    colour,
    position: play?.position ?? openingPosition(rules, game.terms.opening) ?? startPosition(rules),
    ply: play?.moves.length ?? 0,
    last: play && lastOf(rules, play),
    turn: game.status === 'active' && colour ? turnOf(rules, game.terms, game.play, colour) : undefined,
    openUntil: expiryOf(game),
    end: endOf(game),
  }
}
