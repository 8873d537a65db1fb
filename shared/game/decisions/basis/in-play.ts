import { deadlineOf } from '../../time/clock.ts'
import { type Decision, refuse } from './decision.ts'
import type { ActiveGame, Game } from '../../model/game.ts'
import type { Instant } from '../../model/words.ts'
import { timedOut } from './timed-out.ts'

type Seen = { readonly ply: number }

/**
 * Decides by `then` if the game is active and its deadline has not passed. Otherwise the command is refused. Once the
 * grace period after the deadline is over, the refusal comes with the end of the game.
 */
export const inPlay = (game: Game, at: Instant, then: (game: ActiveGame) => Decision): Decision => {
  switch (game.status) {
    case 'open':
      return refuse({ code: 'not-begun' })
    case 'finished':
    case 'aborted':
    case 'expired':
      return refuse({ code: 'game-over' })
    case 'active': {
      const deadline = deadlineOf(game.terms, game.play)
      return deadline !== undefined && at > deadline ? refuse({ code: 'too-late' }, ...timedOut(game, at)) : then(game)
    }
  }
}

/** Decides like `inPlay`, but also refuses a command whose sender has not seen the current position. */
export const onPresentBoard = (
  game: Game,
  { ply }: Seen,
  at: Instant,
  then: (game: ActiveGame) => Decision,
): Decision =>
  inPlay(game, at, (active) => (ply === active.play.moves.length ? then(active) : refuse({ code: 'stale-ply' })))
