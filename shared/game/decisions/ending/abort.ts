import type { ActBy, Deciders } from '../basis/act.ts'
import { type Decision, accept, refuse } from '../basis/decision.ts'
import type { Game } from '../../model/game.ts'
import { isForfeited } from '../../model/terms.ts'
import type { Instant } from '../../model/words.ts'
import { inPlay } from '../basis/in-play.ts'
import { type ClosingMessage, answerEndedBefore, endWithMessage } from '../basis/closing-message.ts'

export type AbortCommand = ActBy<'abort'> & ClosingMessage

/**
 * Calls a game off without a loser. The creator may do so until the opponent joins, and either player until both have
 * moved, unless the terms make a no-show a loss. In a tournament only an arbiter calls a game off.
 */
const abort = (game: Game, command: AbortCommand, at: Instant): Decision => {
  const aborted = { type: 'aborted', at, by: command.by } as const
  switch (game.status) {
    case 'open':
      // A message is refused because nobody has joined who could read it.
      return command.message ? refuse({ code: 'not-begun' }) : accept(aborted)
    case 'aborted':
      return game.by === command.by ? answerEndedBefore(game, command) : refuse({ code: 'game-over' })
    case 'finished':
    case 'expired':
      return refuse({ code: 'game-over' })
    case 'active':
      return inPlay(game, at, ({ terms, play }) => {
        if (isForfeited(terms) || terms.tournament) return refuse({ code: 'not-in-this-game' })
        if (play.moves.length >= 2) return refuse({ code: 'too-late-to-abort' })
        return command.ply === play.moves.length ? endWithMessage(aborted, command) : refuse({ code: 'stale-ply' })
      })
  }
}

export const abortDeciders: Deciders<AbortCommand> = { abort: { by: 'seat', decide: abort, makes: 'aborted' } }
