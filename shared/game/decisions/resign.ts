import { otherColour } from '../../draughts/index.ts'
import type { ActBy, Deciders } from '../act.ts'
import { type Decision, refuse } from '../decision.ts'
import { type Game, colourOf } from '../game.ts'
import type { Instant } from '../words.ts'
import { onPresentBoard } from './gate.ts'
import { type ClosingMessage, answerEndedBefore, endWithMessage } from './words.ts'

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
