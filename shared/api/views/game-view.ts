import {
  type Colour,
  type Position,
  type RuleSet,
  claimsOpen,
  fullJumps,
  legalMoves,
  makeFen,
  ruleSetOf,
  writeMove,
  writeMoves,
} from '../../draughts/index.ts'
import { type ActiveGame, type Game, colourOf, playOf } from '../../game/model/game.ts'
import { listedTermsIn } from '../../game/model/listed-terms.ts'
import type { Seated } from '../../game/model/people.ts'
import { positionOf } from '../../game/board/position.ts'
import type { ByColour, Role, Seat } from '../../game/model/words.ts'
import type { GameView, YouView } from '../answers/games/game-shape.ts'
import { isoInstant } from '../values/iso.ts'
import { pendingRequestsView } from './pending-view.ts'
import { resultView } from './result-view.ts'
import { clockView, deadlineView } from './clock-view.ts'

export type { GameView, YouView } from '../answers/games/game-shape.ts'
export type { EmailStatus, InvitationEmailView } from '../answers/games/seat-shape.ts'

type SeatView = GameView['seats']['black']

/** Returns the colour of a seat. Null before the toss. */
export const colourOfSeat = (game: Game, seat: Seat): Colour | null => {
  const play = playOf(game)
  if (play) return colourOf(play, seat)
  return seat === 'creator' && game.wish !== 'toss' ? game.wish : null
}

/** Returns both seats with their names, as everyone sees them. */
export const seatsView = (game: Game): ByColour<SeatView> => {
  const creator = colourOfSeat(game, 'creator')
  const opponent = playOf(game)?.opponent
  const view = (colour: Colour): SeatView => {
    const { name, bot }: Partial<Seated> = (colour === creator ? game.creator : opponent) ?? {}
    return { name: name ?? null, taken: name !== undefined, ...(bot && { bot }) }
  }
  return { black: view('black'), white: view('white') }
}

/** Returns who offered the game. */
export const creatorView = (game: Game): GameView['creator'] => {
  const { name, bot } = game.creator
  return { name, seat: colourOfSeat(game, 'creator'), ...(bot && { bot }) }
}

/** Returns the legal moves of a position, with their squares. */
export const movesView = (rules: RuleSet, position: Position) => {
  const moves = legalMoves(rules, position)
  const texts = writeMoves(rules, moves)
  return moves.map(({ path, captures }, n) => ({ move: texts[n] ?? '', path, captures }))
}

const movesOf = (game: ActiveGame): readonly string[] => {
  const rules = ruleSetOf(game.terms.rules)
  const { position, mustJump } = game.play
  return mustJump
    ? fullJumps(rules, position).map((move) => writeMove(rules, position, move))
    : writeMoves(rules, legalMoves(rules, position))
}

const youView = (game: Game, role: Role): YouView => {
  const play = playOf(game)
  const seat = role === 'arbiter' ? undefined : role
  return {
    role,
    seat: seat ? colourOfSeat(game, seat) : null,
    choices: seat ? game.choices[seat] : null,
    messages: play ? play.messages.map((each) => ({ ...each, by: colourOf(play, each.by) })) : [],
    planned: seat !== undefined && play?.conditionalMoves[seat] !== undefined,
  }
}

const boardOf = (game: Game, position: Position) => {
  const rules = ruleSetOf(game.terms.rules)
  const play = playOf(game)
  return {
    ply: play?.moves.length ?? 0,
    turn: game.status === 'active' ? game.play.position.turn : null,
    fen: makeFen(rules, position),
    startFen: makeFen(rules, play?.startPosition ?? position),
    moves: play?.moves ?? [],
    movedAt: (play?.movedAt ?? []).map(isoInstant),
    quietMoves: play?.tally.quietMoves ?? { black: 0, white: 0 },
    claims: game.status === 'active' ? claimsOpen(rules, game.play.position, game.play.tally) : [],
    legalMoves: game.status === 'active' ? movesOf(game) : [],
  }
}

export const endView = (game: Game) => ({
  endedAt: 'endedAt' in game ? isoInstant(game.endedAt) : null,
  result: game.status === 'finished' ? resultView(game.result) : null,
  abortedBy: game.status === 'aborted' ? game.by : null,
})

const termsView = ({ terms, ...game }: Game) => ({
  rules: terms.rules,
  opening: terms.opening,
  strictness: terms.strictness,
  noShow: terms.noShow ?? ('void' as const),
  ...listedTermsIn(terms),
  match: terms.match ?? null,
  invitationUntil: game.status === 'open' ? isoInstant(game.openSince + terms.invitationLife) : null,
  arbiter: game.arbiter?.name ?? null,
  ...(game.labels && { labels: game.labels }),
  ...(terms.tournament && { tournament: terms.tournament }),
})

/** Returns a game as the API shows it. Only `you` differs between readers; it is null without a link. */
export const gameView = (id: string, version: number, game: Game, reader?: Role): GameView => {
  const play = playOf(game)
  return {
    id,
    version,
    status: game.status,
    ...termsView(game),
    ...boardOf(game, positionOf(game)),
    seats: seatsView(game),
    creator: creatorView(game),
    wish: game.wish,
    drawn: play ? { chance: play.chance, ballot: play.ballot ?? null } : null,
    clock: clockView(game),
    offeredAt: isoInstant(game.offeredAt),
    turnStartedAt: game.status === 'active' ? isoInstant(game.play.turnStartedAt) : null,
    deadline: deadlineView(game),
    ...pendingRequestsView(game),
    ...endView(game),
    you: reader ? youView(game, reader) : null,
  }
}
