import {
  CLAIMS,
  type Claim,
  type Piece,
  type Position,
  type RuleSet,
  type Square,
  canClaimWith,
  legalMoves,
  makeFen,
  pieceAt,
  ruleSetOf,
  writePath,
} from '../../draughts/index.ts'
import { takenInOrder } from '../../game/board/taken-in-order.ts'
import { reserveBegins } from '../../game/time/clock.ts'
import { boardAt } from '../../game/board/board-history.ts'
import { type Game, type Play, playOf } from '../../game/model/game.ts'
import { positionOf, readMoveOn } from '../../game/board/position.ts'
import { isoInstant } from '../values/iso.ts'

/** A move with the pieces that it captured, in this order, each with its square. */
export type MadeMove = {
  readonly path: readonly Square[]
  readonly taken: readonly (readonly [Square, Piece])[]
  /** True if the man became a king. */
  readonly crowned?: true
}

/** The board after `ply` half-moves. */
export type BoardMoment = {
  readonly ply: number
  readonly fen: string
  /** The move that led here. There is none at the start, and none for the moves of a ballot. */
  readonly last?: MadeMove
}

const lastOf = (rules: RuleSet, play: Play, ply: number): MadeMove | undefined => {
  const before = boardAt(play, ply - 1)?.position
  const move = readMoveOn(rules, before, play.moves[ply - 1])
  if (!before || !move) return undefined
  return {
    path: move.path,
    taken: takenInOrder(rules, move).flatMap((square) => {
      const piece = pieceAt(rules, before, square)
      return piece ? [[square, piece] as const] : []
    }),
    ...(move.crowned && { crowned: true as const }),
  }
}

const after = (rules: RuleSet, play: Play, ply: number, position: Position): BoardMoment => {
  const last = lastOf(rules, play, ply)
  return { ply, fen: makeFen(rules, position), ...(last && { last }) }
}

/** Returns the present board of a game. */
export const presentMoment = (game: Game): BoardMoment => {
  const rules = ruleSetOf(game.terms.rules)
  const play = playOf(game)
  if (play) return after(rules, play, play.moves.length, play.position)
  return { ply: 0, fen: makeFen(rules, positionOf(game)) }
}

/** Returns the board after `ply` half-moves, or the present one without `ply`. Undefined if the game is not so long. */
export const boardMoment = (game: Game, ply?: number): BoardMoment | undefined => {
  const play = playOf(game)
  const played = play?.moves.length ?? 0
  if (ply === undefined || ply === played) return presentMoment(game)
  const board = play && ply >= 0 && ply < played ? boardAt(play, ply) : undefined
  return play && board && after(ruleSetOf(game.terms.rules), play, ply, board.position)
}

/**
 * Returns the moves with which the side to move can claim a draw, by their full paths, each with that draw (Articles
 * 16.1b and 17).
 */
export const claimsByMove = (game: Game): Readonly<Record<string, Claim>> => {
  if (game.status !== 'active') return {}
  const rules = ruleSetOf(game.terms.rules)
  const { position, tally } = game.play
  return Object.fromEntries(
    legalMoves(rules, position).flatMap((move) => {
      const claim = CLAIMS.find((each) => canClaimWith(rules, position, tally, each, move))
      return claim ? [[writePath(rules, move), claim] as const] : []
    }),
  )
}

/**
 * Returns when the turn's own time ends and the reserve begins to run. Undefined without a clock, if moves have no time
 * of their own, and if no turn runs.
 */
export const moveTimeEndsAt = (game: Game): string | undefined =>
  game.status === 'active' && game.terms.clock !== 'unlimited' && game.terms.clock.perMove > 0
    ? isoInstant(reserveBegins(game.terms, game.terms.clock, game.play))
    : undefined
