import type { CommandOf } from '../commands.ts'
import { type Decision, DUPLICATE, done, refuse } from '../decision.ts'
import type { Game } from '../game.ts'
import type { Instant } from '../words.ts'

/** The arbiter says how a running game has ended. He is not bound by the clock. */
export const adjudicate = (game: Game, { winner }: CommandOf<'adjudicate'>, at: Instant): Decision => {
  if (game.status === 'finished' && game.result.reason === 'adjudication' && game.result.winner === winner)
    return DUPLICATE
  if (game.status !== 'active') return refuse({ code: game.status === 'open' ? 'not-begun' : 'game-over' })
  return done({ type: 'finished', at, result: { winner, reason: 'adjudication' } })
}

/** The arbiter calls the game off: it counts for nothing. */
export const voidGame = (game: Game, _command: CommandOf<'void'>, at: Instant): Decision => {
  if (game.status === 'aborted' && game.by === 'director') return DUPLICATE
  return game.status === 'active' || game.status === 'open'
    ? done({ type: 'aborted', at, by: 'director' })
    : refuse({ code: 'game-over' })
}
