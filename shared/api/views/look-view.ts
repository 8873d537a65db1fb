import { makeFen, boardRows, ruleSetOf } from '../../draughts/index.ts'
import { type Game, playOf, seatToMove } from '../../game/model/game.ts'
import { positionOf } from '../../game/board/position.ts'
import type { Role } from '../../game/model/words.ts'
import type { LookView } from '../answers/games/look-shape.ts'
import { isoInstant } from '../values/iso.ts'
import { colourOfSeat, creatorView, endView, seatsView } from './game-view.ts'
import { deadlineView, freezesView } from './clock-view.ts'
import { moveTimeEndsAt } from './board-moment.ts'
import { pendingRequestsView } from './pending-view.ts'

export type { LookView } from '../answers/games/look-shape.ts'

/** Returns the periods that stop the clock of the present turn, and the requests that wait for an answer. */
const openView = (game: Game): Pick<LookView, 'freezes' | 'drawOffer' | 'takeback' | 'pauseProposal'> => {
  if (game.status !== 'active') return {}
  const { drawOffer, takeback, pauseProposal } = pendingRequestsView(game)
  const begun = isoInstant(game.play.turnStartedAt)
  const freezes = freezesView(game.play).filter(({ until }) => until > begun)
  return {
    ...(freezes.length > 0 && { freezes }),
    ...(drawOffer && { drawOffer }),
    ...(takeback && { takeback }),
    ...(pauseProposal && { pauseProposal }),
  }
}

/** Returns whether the other side has written to a seat, which has neither moved nor written since. */
export const isWrittenTo = (game: Game, role: Role): boolean => {
  if (game.status !== 'active' || role === 'arbiter') return false
  const { moves, messages } = game.play
  const last = messages.at(-1)
  const own = seatToMove(game.play) === role ? moves.length - 1 : moves.length
  return last !== undefined && last.by !== role && last.ply >= own
}

/** Returns a game as a list of games shows it. It has no legal moves, so that a hundred games cost little. */
export const lookView = (id: string, version: number, game: Game, role: Role): LookView => {
  const play = playOf(game)
  const rules = ruleSetOf(game.terms.rules)
  const position = positionOf(game)
  const until = moveTimeEndsAt(game)
  return {
    id,
    version,
    rules: game.terms.rules,
    status: game.status,
    ply: play?.moves.length ?? 0,
    turn: game.status === 'active' ? game.play.position.turn : null,
    fen: makeFen(rules, position),
    board: boardRows(rules, position),
    seats: seatsView(game),
    creator: creatorView(game),
    deadline: deadlineView(game),
    ...(until !== undefined && { moveUntil: until }),
    ...(game.terms.weekends !== undefined && { weekends: game.terms.weekends }),
    ...openView(game),
    ...(isWrittenTo(game, role) && { written: true as const }),
    ...endView(game),
    you: { role, seat: role === 'arbiter' ? null : colourOfSeat(game, role) },
  }
}
