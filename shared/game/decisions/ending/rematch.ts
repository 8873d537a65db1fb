import type { ActBy, Deciders } from '../basis/act.ts'
import { AFTER_END_PERIOD } from '../../limits/bounds.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../basis/decision.ts'
import type { Game } from '../../model/game.ts'
import { isWithout } from '../../model/terms.ts'
import type { Instant } from '../../model/words.ts'

export type RematchCommand = ActBy<'rematch'> & { readonly next: string }

/**
 * Asks for a rematch. When the second player asks too, the new game is agreed on: with colours swapped, and the id
 * `next`.
 */
const rematch = (game: Game, { by, next }: RematchCommand, at: Instant): Decision => {
  if (game.status === 'open') return refuse({ code: 'not-begun' })
  if (isWithout(game.terms, 'rematches')) return refuse({ code: 'not-in-this-game' })
  if (game.status === 'active') return refuse({ code: 'not-yet', until: 'end' })
  if (game.status !== 'finished') return refuse({ code: 'not-on-offer-any-more' })
  if (game.after.next !== undefined || game.after.rematch === by) return DUPLICATE
  if (at > game.endedAt + AFTER_END_PERIOD) return refuse({ code: 'not-on-offer-any-more' })
  return accept(
    game.after.rematch === undefined ? { type: 'rematch-offered', at, by } : { type: 'rematch-agreed', at, next },
  )
}

export const rematchDeciders: Deciders<RematchCommand> = {
  rematch: { by: 'seat', decide: rematch, makes: 'rematch-offered' },
}
