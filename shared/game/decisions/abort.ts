import type { CommandOf } from '../commands.ts'
import { type Decision, DUPLICATE, done, refuse } from '../decision.ts'
import type { Game } from '../game.ts'
import type { Instant } from '../words.ts'
import { inPlay } from './gate.ts'

/** A game is called off, with no loser: before anyone joined, or until both have moved. */
export const abort = (game: Game, command: CommandOf<'abort'>, at: Instant): Decision => {
  const aborted = { type: 'aborted', at, by: command.by } as const
  switch (game.status) {
    case 'open':
      return done(aborted)
    case 'aborted':
      return game.by === command.by ? DUPLICATE : refuse({ code: 'game-over' })
    case 'finished':
    case 'expired':
      return refuse({ code: 'game-over' })
    case 'active':
      return inPlay(game, at, ({ play }) => {
        if (play.moves.length >= 2) return refuse({ code: 'too-late-to-abort' })
        return command.ply === play.moves.length ? done(aborted) : refuse({ code: 'stale-ply' })
      })
  }
}
