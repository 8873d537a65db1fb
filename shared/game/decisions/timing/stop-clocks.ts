import type { Deciders } from '../basis/act.ts'
import { type Decision, DUPLICATE, NO_EVENTS, accept, refuse } from '../basis/decision.ts'
import type { Game } from '../../model/game.ts'
import { type Instant, wholeSecond } from '../../model/words.ts'

/**
 * The tournament stops the clocks of all its games. A stop is known by its `from`: another `until` with the same `from`
 * moves its end, but never into the past, because the players relied on the end that they were told.
 */
export type StopClocksCommand = { readonly type: 'stop-clocks'; readonly from: Instant; readonly until: Instant }

const stopClocks = (game: Game, command: StopClocksCommand, at: Instant): Decision => {
  if (!game.terms.tournament) return refuse({ code: 'not-in-this-game' })
  if (game.status !== 'active' || game.terms.clock === 'unlimited') return NO_EVENTS
  const { play } = game
  const [from, wanted] = [wholeSecond(command.from), wholeSecond(command.until)]
  const known = play.freezes.find((freeze) => freeze.kind === 'tournament' && freeze.from === from)
  if (!known)
    return wanted <= Math.max(from, play.turnStartedAt)
      ? NO_EVENTS
      : accept({ type: 'clocks-stopped', at, from, until: wanted })
  const until = wanted < known.until ? Math.min(known.until, Math.max(wanted, at)) : wanted
  return until === known.until ? DUPLICATE : accept({ type: 'clocks-stopped', at, from, until })
}

export const stopClocksDeciders: Deciders<StopClocksCommand> = {
  'stop-clocks': { by: 'service', decide: stopClocks },
}
