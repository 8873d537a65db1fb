import type { Deciders } from '../basis/act.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../basis/decision.ts'
import { timedOut } from '../basis/timed-out.ts'
import type { Result } from '../../model/events.ts'
import type { Game } from '../../model/game.ts'
import type { Instant } from '../../model/words.ts'

/**
 * The tournament ends a game: a player has left it, an official has ruled, or the game counts for nobody (`void`). It
 * may come twice, and late.
 */
export type ConcludeCommand = { readonly type: 'conclude'; readonly end: Result | 'void' }

const conclude = (game: Game, { end }: ConcludeCommand, at: Instant): Decision => {
  if (!game.terms.tournament) return refuse({ code: 'not-in-this-game' })
  switch (game.status) {
    case 'open':
      return accept({ type: 'aborted', at, by: 'arbiter' })
    case 'active': {
      // A side that had run out of time before has lost by that.
      const timeout = timedOut(game, at)
      if (timeout.length > 0) return accept(...timeout)
      return accept(end === 'void' ? { type: 'aborted', at, by: 'arbiter' } : { type: 'finished', at, result: end })
    }
    case 'finished':
    case 'aborted':
    case 'expired':
      return DUPLICATE
  }
}

export const concludeDeciders: Deciders<ConcludeCommand> = { conclude: { by: 'service', decide: conclude } }
