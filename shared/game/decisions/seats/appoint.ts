import type { Deciders } from '../basis/act.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../basis/decision.ts'
import type { Game } from '../../model/game.ts'
import type { Player } from '../../model/people.ts'
import type { Instant } from '../../model/words.ts'

/** The named arbiter accepts the invitation. */
export type AppointCommand = { readonly type: 'appoint'; readonly player: Player }

const appoint = (game: Game, { player: { name, contact } }: AppointCommand, at: Instant): Decision => {
  if (game.arbiter?.contact === contact && !game.awaited) return DUPLICATE
  if (!game.awaited) return refuse({ code: 'invitation-taken' })
  if (game.status === 'expired') return refuse({ code: 'invitation-expired' })
  if (game.status !== 'open' && game.status !== 'active') return refuse({ code: 'game-over' })
  return accept({ type: 'appointed', at, name, contact })
}

export const appointDeciders: Deciders<AppointCommand> = { appoint: { by: 'service', decide: appoint } }
