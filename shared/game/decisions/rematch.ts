import { AFTERWARDS } from '../bounds.ts'
import type { CommandOf } from '../commands.ts'
import { type Decision, DUPLICATE, done, refuse } from '../decision.ts'
import type { Game } from '../game.ts'
import type { Instant } from '../words.ts'

/** One press wishes for another game, colours changed; the other side's press makes it. Nobody needs to be there at the same time. */
export const rematch = (game: Game, { by, next }: CommandOf<'rematch'>, at: Instant): Decision => {
  if (game.status === 'open') return refuse({ code: 'not-begun' })
  if (game.status === 'active') return refuse({ code: 'not-yet' })
  if (game.status !== 'finished') return refuse({ code: 'not-on-offer-any-more' })
  if (game.after.next !== undefined || game.after.rematch === by) return DUPLICATE
  if (at > game.endedAt + AFTERWARDS) return refuse({ code: 'not-on-offer-any-more' })
  return done(
    game.after.rematch === undefined ? { type: 'rematch-offered', at, by } : { type: 'rematch-agreed', at, next },
  )
}
