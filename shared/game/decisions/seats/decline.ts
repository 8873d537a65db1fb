import type { Deciders } from '../basis/act.ts'
import { expiryOf } from '../../time/timer.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../basis/decision.ts'
import { type Game, playOf } from '../../model/game.ts'
import type { Instant } from '../../model/words.ts'

/** The holder of the invitation declines it. `text` is a message to the creator, which may be empty. */
export type DeclineCommand = { readonly type: 'decline'; readonly text: string }

const decline = (game: Game, { text }: DeclineCommand, at: Instant): Decision => {
  switch (game.status) {
    case 'open':
      if (at >= expiryOf(game)) return refuse({ code: 'invitation-expired' }, { type: 'expired', at })
      return accept({ type: 'declined', at, text })
    case 'expired':
      return refuse({ code: 'invitation-expired' })
    case 'aborted':
      // A different message than the stored one is refused, because it would be lost.
      if (game.by === 'invited' && (text === '' || text === game.declined)) return DUPLICATE
      return refuse({ code: playOf(game) ? 'invitation-taken' : 'game-over' })
    case 'active':
    case 'finished':
      return refuse({ code: 'invitation-taken' })
  }
}

export const declineDeciders: Deciders<DeclineCommand> = { decline: { by: 'service', decide: decline } }
