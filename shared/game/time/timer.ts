import { timeoutAt } from './clock.ts'
import type { Game } from '../model/game.ts'
import { remindersAhead } from './reminders.ts'
import { type Duration, type Instant, MINUTE } from '../model/words.ts'

/** A timer may be this late before the sweep takes its game for overdue. */
export const TIMER_PATIENCE: Duration = 2 * MINUTE

/**
 * Returns when the invitation of an open game expires. For a game that is no longer open it is the instant at which the
 * first offer would have expired.
 */
export const expiryOf = (game: Game): Instant =>
  (game.status === 'open' ? game.openSince : game.offeredAt) + game.terms.invitationLife

/**
 * Returns the instant at which the game's timer must fire next: the expiry of an open game, the next reminder of an
 * active one or, if none is left, its time-out. Undefined if nothing is due.
 */
export const timerOf = (game: Game): Instant | undefined => {
  switch (game.status) {
    case 'open':
      return expiryOf(game)
    case 'active':
      return remindersAhead(game)[0]?.at ?? timeoutAt(game.terms, game.play)
    case 'finished':
    case 'aborted':
    case 'expired':
      return undefined
  }
}
