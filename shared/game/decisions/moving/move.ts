import {
  type Claim,
  type RuleSet,
  canClaimWith,
  fullJumps,
  readMove,
  ruleSetOf,
  writeMove,
} from '../../../draughts/index.ts'
import type { ActBy, Deciders } from '../basis/act.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../basis/decision.ts'
import type { GameEvent, Result } from '../../model/events.ts'
import { evolve } from '../../evolving/evolve.ts'
import { boardAt } from '../../board/board-history.ts'
import { type ActiveGame, type Game, type Play, moverAt, playOf, seatToMove } from '../../model/game.ts'
import type { ConditionalMovesBySeat } from '../../board/conditional-moves.ts'
import type { Refusal } from '../../model/refusals.ts'
import type { Instant } from '../../model/words.ts'
import { cautionFor } from './caution.ts'
import { drawByCount } from '../ending/move-count.ts'
import { drawOfferRefusal, drawOfferWithMove } from '../ending/draw.ts'
import { inPlay } from '../basis/in-play.ts'
import { automaticReplies } from './automatic-replies.ts'
import { resultByRules } from '../basis/result.ts'

export type MoveCommand = ActBy<'move'> & {
  readonly move: string
  readonly message?: string
  readonly offerDraw?: boolean
  readonly claim?: Claim
  readonly conditionalMoves?: ConditionalMovesBySeat
}

/** Returns whether `text`, in any spelling, is the move that was played at `ply`. */
const isMoveAt = (rules: RuleSet, play: Play, ply: number, text: string): boolean => {
  if (play.moves[ply] === text) return true
  const board = boardAt(play, ply)
  const read = board && readMove(rules, board.position, text)
  return read?.kind === 'move' && board !== undefined && writeMove(rules, board.position, read.move) === play.moves[ply]
}

/** Returns whether the command was carried out before, and is sent again. */
const wasPlayed = (game: Game, { by, ply, move }: MoveCommand): boolean => {
  const play = playOf(game)
  if (!play || ply >= play.moves.length || moverAt(play, ply) !== by) return false
  return isMoveAt(ruleSetOf(game.terms.rules), play, ply, move)
}

const isByClock = ({ reason }: Result): boolean => reason === 'time' || reason === 'forfeit'

/** Makes a move (Laws of Checkers, Articles 4 to 15, 21 and 29). */
const move = (game: Game, command: MoveCommand, at: Instant): Decision => {
  if (wasPlayed(game, command)) return DUPLICATE
  if (game.status === 'finished' && isByClock(game.result)) return refuse({ code: 'too-late' })
  if (game.status === 'aborted' && game.by === 'clock') return refuse({ code: 'too-late' })
  return inPlay(game, at, (active) => {
    if (command.ply !== active.play.moves.length) return refuse({ code: 'stale-ply' })
    if (seatToMove(active.play) !== command.by) return cautionFor(active, command, { code: 'not-your-turn' }, at)
    return moveNow(active, command, at)
  })
}

/** `text` is the move in canonical form. `claimed` says that a valid claim of a draw comes with it. */
type Legal = { readonly text: string; readonly claimed: boolean } | { readonly refusal: Refusal }

const legality = ({ terms, play }: ActiveGame, command: MoveCommand): Legal => {
  const rules = ruleSetOf(terms.rules)
  const read = readMove(rules, play.position, command.move)
  if (read.kind === 'illegal') {
    const { reason, article, forms } = read
    return { refusal: { code: 'illegal-move', reason, article, ...(forms && { forms }) } }
  }
  const text = writeMove(rules, play.position, read.move)
  if (play.mustJump && !fullJumps(rules, play.position).some((jump) => writeMove(rules, play.position, jump) === text))
    return { refusal: { code: 'illegal-move', reason: 'must-capture', article: '9' } }
  const claimed =
    command.claim !== undefined && canClaimWith(rules, play.position, play.tally, command.claim, read.move)
  return command.claim !== undefined && !claimed ? { refusal: { code: 'claim-not-valid' } } : { text, claimed }
}

const moveNow = (game: ActiveGame, command: MoveCommand, at: Instant): Decision => {
  const legal = legality(game, command)
  if ('refusal' in legal) return cautionFor(game, command, legal.refusal, at)
  const early = command.offerDraw ? drawOfferRefusal(game, command.by, 1) : undefined
  if (early) return refuse(early)
  const message: readonly GameEvent[] = command.message
    ? [{ type: 'said', at, by: command.by, text: command.message }]
    : []
  // A player who moves still has their link, so a move also objects to a request for a new link to their seat.
  const veto: readonly GameEvent[] =
    game.play.pending.reseat?.seat === command.by ? [{ type: 'reseat-vetoed', at, by: command.by }] : []
  const moved = { type: 'moved', at, move: legal.text } as const
  const after = evolve(game, moved)
  if (after?.status !== 'active') return refuse({ code: 'illegal-move', reason: 'unreadable', article: '27' })
  return accept(moved, ...message, ...veto, ...whatFollows(game, after, command, legal.claimed, at))
}

/** Returns the events that follow a move: the end of the game, a draw offer, or automatic replies. */
const whatFollows = (
  before: ActiveGame,
  after: ActiveGame,
  command: MoveCommand,
  claimed: boolean,
  at: Instant,
): readonly GameEvent[] => {
  const result = resultByRules(after)
  if (result) return [{ type: 'finished', at, result }]
  if (claimed && command.claim) return [{ type: 'finished', at, result: { winner: null, reason: command.claim } }]
  const counted = drawByCount(after, at)
  if (counted.length > 0) return counted
  if (command.offerDraw) return drawOfferWithMove(before, command.by, at)
  return before.play.pending.takeback ? [] : automaticReplies(after, command.conditionalMoves ?? {}, at)
}

export const moveDeciders: Deciders<MoveCommand> = { move: { by: 'seat', decide: move, makes: 'moved' } }
