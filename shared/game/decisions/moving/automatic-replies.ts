import { legalMoves, readMove, ruleSetOf, writeMove } from '../../../draughts/index.ts'
import { CONDITIONAL_MOVES_LIMITS } from '../../limits/bounds.ts'
import type { GameEvent } from '../../model/events.ts'
import { evolve, fold } from '../../evolving/evolve.ts'
import { type ActiveGame, type Game, seatToMove } from '../../model/game.ts'
import { type ConditionalMovesBySeat, conditionalReply } from '../../board/conditional-moves.ts'
import type { Instant } from '../../model/words.ts'
import { drawByCount } from '../ending/move-count.ts'
import { resultByRules } from '../basis/result.ts'

/** Returns the only legal move, if the side to move wants such moves played for it. */
const forced = ({ terms, play, choices }: ActiveGame): string | undefined => {
  if (!choices[seatToMove(play)].playForced) return undefined
  const rules = ruleSetOf(terms.rules)
  const [only, another] = legalMoves(rules, play.position)
  return only && !another ? writeMove(rules, play.position, only) : undefined
}

/**
 * Returns the automatic reply of the side to move, in canonical form: its conditional move, or else the only legal
 * move.
 */
const readyReply = (game: ActiveGame, plans: ConditionalMovesBySeat): string | undefined => {
  const { play, terms } = game
  const plan = plans[seatToMove(play)]
  const planned = plan && conditionalReply(plan, play.moves)
  const rules = ruleSetOf(terms.rules)
  const read = planned === undefined ? undefined : readMove(rules, play.position, planned)
  return read?.kind === 'move' ? writeMove(rules, play.position, read.move) : forced(game)
}

const oneReply = (game: ActiveGame, plans: ConditionalMovesBySeat, at: Instant): readonly GameEvent[] => {
  const reply = game.play.offence.length > 0 ? undefined : readyReply(game, plans)
  if (reply === undefined) return []
  const moved = { type: 'moved', at, move: reply } as const
  const after = evolve(game, moved)
  if (after?.status !== 'active') return []
  const result = resultByRules(after)
  return [moved, ...(result ? [{ type: 'finished', at, result } as const] : drawByCount(after, at))]
}

/**
 * Returns the automatic replies of both sides: conditional moves and forced moves. They use no time. There are at most
 * as many as the longest line of conditional moves may have, because two kings with one move each would go on for ever.
 * While a draw is offered there are none, because only the player can answer the offer.
 */
export const automaticReplies = (
  game: ActiveGame,
  plans: ConditionalMovesBySeat,
  at: Instant,
): readonly GameEvent[] => {
  const replies: GameEvent[] = []
  let now: Game | undefined = game
  for (
    let made = 0;
    made < 2 * CONDITIONAL_MOVES_LIMITS.ownMovesPerLine &&
    now?.status === 'active' &&
    now.play.pending.draw === undefined;
    made += 1
  ) {
    const next = oneReply(now, plans, at)
    if (next.length === 0) break
    replies.push(...next)
    now = fold(next, now)
  }
  return replies
}
