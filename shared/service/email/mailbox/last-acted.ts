import { leaveDeciders } from '../../../game/decisions/timing/leave.ts'
import type { GameEvent } from '../../../game/model/events.ts'
import { type Game, moverAt, playOf } from '../../../game/model/game.ts'
import { type Instant, type Role, SECOND } from '../../../game/model/words.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import type { LoggedEvent } from '../../ports/games.ts'

/**
 * Returns when a seat last made a move itself. A conditional move has the same instant as the move before it, and does
 * not count.
 */
const movedBy = (game: Game, seat: Role): Instant => {
  const play = playOf(game)
  if (!play) return 0
  const { movedAt } = play
  return movedAt.findLast((at, ply) => moverAt(play, ply) === seat && at !== movedAt[ply - 1]) ?? 0
}

/** Leave at a tournament's board is taken and ended by the tournament, at a time when its player may not be there. */
const TAKEN_BY_TOURNAMENT: ReadonlySet<GameEvent['type']> = new Set(
  Object.values(leaveDeciders).map(({ makes }) => makes),
)

/** Returns when the reader last did something in the game: the end of that second, as games store whole seconds. */
export const actedIn = ({ game, stored }: LoadedGame, seat: Role): Instant => {
  const isOwn = (event: LoggedEvent): boolean =>
    'by' in event && event.by === seat && !(game.terms.tournament && TAKEN_BY_TOURNAMENT.has(event.type))
  const own = stored.log.findLast((event) => 'at' in event && isOwn(event))
  return Math.max(own && 'at' in own ? own.at : 0, movedBy(game, seat)) + SECOND - 1
}
