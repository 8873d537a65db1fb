import { deadlineOf } from '../clock.ts'
import { type Decision, refuse } from '../decision.ts'
import type { ActiveGame, Game } from '../game.ts'
import type { Instant } from '../words.ts'
import { timedOut } from './tick.ts'

/** An act on the game as its actor saw it. */
type Seen = { readonly ply: number }

/** The gate of every act in a running game: both seats are taken, it is not over, and the time of the turn has not run out. */
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

/** The same for acts that answer to the board: the actor must have seen the game as it stands. */
export const onBoard = (game: Game, { ply }: Seen, at: Instant, then: (game: ActiveGame) => Decision): Decision =>
  inPlay(game, at, (active) => (ply === active.play.moves.length ? then(active) : refuse({ code: 'stale-ply' })))
