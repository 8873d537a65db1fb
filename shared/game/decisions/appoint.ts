import type { Deciders } from '../act.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../decision.ts'
import type { Game } from '../game.ts'
import type { Player } from '../people.ts'
import type { Instant } from '../words.ts'

/** The named arbiter accepts the invitation. */
export type AppointCommand = { readonly type: 'appoint'; readonly player: Player }

const appoint = (game: Game, { player: { name, contact } }: AppointCommand, at: Instant): Decision => {
  if (game.director?.contact === contact && !game.awaited) return DUPLICATE
  if (!game.awaited) return refuse({ code: 'invitation-taken' })
  if (game.status === 'expired') return refuse({ code: 'invitation-expired' })
  if (game.status !== 'open' && game.status !== 'active') return refuse({ code: 'game-over' })
  return accept({ type: 'appointed', at, name, contact })
}

export const appointDeciders: Deciders<AppointCommand> = { appoint: { by: 'service', decide: appoint } }
