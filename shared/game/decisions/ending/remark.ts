import type { ActBy, Deciders } from '../basis/act.ts'
import { AFTER_END_PERIOD } from '../../limits/bounds.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../basis/decision.ts'
import type { AbortedGame, FinishedGame, Game } from '../../model/game.ts'
import type { Instant } from '../../model/words.ts'
import { wasWrittenAtEnd } from '../basis/closing-message.ts'

export type RemarkCommand = ActBy<'remark'> & { readonly text: string }

const afterEnd = (game: FinishedGame | AbortedGame, { by, text }: RemarkCommand, at: Instant): Decision => {
  if (!game.play) return refuse({ code: 'game-over' })
  if (game.play.remarked.includes(by))
    return wasWrittenAtEnd(game, by, text) ? DUPLICATE : refuse({ code: 'not-on-offer-any-more' })
  return at > game.endedAt + AFTER_END_PERIOD
    ? refuse({ code: 'not-on-offer-any-more' })
    : accept({ type: 'remarked', at, by, text })
}

/** Each seat may write one line after the end of the game. */
const remark = (game: Game, command: RemarkCommand, at: Instant): Decision => {
  switch (game.status) {
    case 'open':
      return refuse({ code: 'not-begun' })
    case 'active':
      return refuse({ code: 'not-yet', until: 'end' })
    case 'expired':
      return refuse({ code: 'game-over' })
    case 'finished':
    case 'aborted':
      return afterEnd(game, command, at)
  }
}

export const remarkDeciders: Deciders<RemarkCommand> = { remark: { by: 'seat', decide: remark, makes: 'remarked' } }
