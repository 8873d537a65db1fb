import { expiryOf } from '../../time/timer.ts'
import type { ActBy, Deciders } from '../basis/act.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../basis/decision.ts'
import type { Game } from '../../model/game.ts'
import type { Instant } from '../../model/words.ts'

export type RenewCommand = ActBy<'renew'>

/** The creator renews an expired invitation, even if its expiry has not been recorded yet. */
const renew = (game: Game, { by }: RenewCommand, at: Instant): Decision => {
  if (by !== 'creator') return refuse({ code: 'not-yours-to-do' })
  switch (game.status) {
    case 'expired':
      return accept({ type: 'renewed', at })
    case 'open':
      return at >= expiryOf(game) ? accept({ type: 'expired', at }, { type: 'renewed', at }) : DUPLICATE
    case 'active':
      return refuse({ code: 'invitation-taken' })
    case 'finished':
    case 'aborted':
      return refuse({ code: 'game-over' })
  }
}

export const renewDeciders: Deciders<RenewCommand> = { renew: { by: 'seat', decide: renew, makes: 'renewed' } }
