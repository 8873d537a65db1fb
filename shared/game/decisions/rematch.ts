import type { Act, Deciders } from '../act.ts'
import { AFTERWARDS } from '../bounds.ts'
import { type Decision, DUPLICATE, done, refuse } from '../decision.ts'
import type { Game } from '../game.ts'
import type { Instant } from '../words.ts'

export type RematchCommand = Act<'rematch'> & { readonly next: string }

/** Asks for a rematch. The request of the second player makes it, with colours swapped and the id `next`. */
const rematch = (game: Game, { by, next }: RematchCommand, at: Instant): Decision => {
  if (game.status === 'open') return refuse({ code: 'not-begun' })
  if (game.status === 'active') return refuse({ code: 'not-yet' })
  if (game.status !== 'finished') return refuse({ code: 'not-on-offer-any-more' })
  if (game.after.next !== undefined || game.after.rematch === by) return DUPLICATE
  if (at > game.endedAt + AFTERWARDS) return refuse({ code: 'not-on-offer-any-more' })
  return done(
    game.after.rematch === undefined ? { type: 'rematch-offered', at, by } : { type: 'rematch-agreed', at, next },
  )
}

export const rematching: Deciders<RematchCommand> = {
  rematch: { by: 'seat', decide: rematch, makes: 'rematch-offered' },
}
