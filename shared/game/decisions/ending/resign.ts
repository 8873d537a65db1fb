import { otherColour } from '../../../draughts/index.ts'
import type { ActBy, Deciders } from '../basis/act.ts'
import { type Decision, refuse } from '../basis/decision.ts'
import { type Game, colourOf } from '../../model/game.ts'
import type { Instant } from '../../model/words.ts'
import { onPresentBoard } from '../basis/in-play.ts'
import { type ClosingMessage, answerEndedBefore, endWithMessage } from '../basis/closing-message.ts'

/** A player resigns, perhaps with a message. */
export type ResignCommand = ActBy<'resign'> & ClosingMessage

const resign = (game: Game, command: ResignCommand, at: Instant): Decision => {
  switch (game.status) {
    case 'open':
      return refuse({ code: 'not-begun' })
    case 'aborted':
    case 'expired':
      return refuse({ code: 'game-over' })
    case 'finished': {
      const lost = otherColour(colourOf(game.play, command.by))
      return game.result.reason === 'resignation' && game.result.winner === lost
        ? answerEndedBefore(game, command)
        : refuse({ code: 'game-over' })
    }
    case 'active':
      return onPresentBoard(game, command, at, ({ play }) =>
        endWithMessage(
          {
            type: 'finished',
            at,
            result: { winner: otherColour(colourOf(play, command.by)), reason: 'resignation' },
          },
          command,
        ),
      )
  }
}

export const resignDeciders: Deciders<ResignCommand> = { resign: { by: 'seat', decide: resign, makes: 'finished' } }
