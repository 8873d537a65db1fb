import { timeOutAt } from './clock.ts'
import type { Game } from './game.ts'
import { remindersAhead } from './reminders.ts'
import type { Instant } from './words.ts'

/** Once the game is no longer open: when it would have expired, from the first offer. */
export const expiryOf = (game: Game): Instant =>
  (game.status === 'open' ? game.openSince : game.offeredAt) + game.terms.invitationLife

/** The next reminder, or the end by the clock. */
export const alarmOf = (game: Game): Instant | undefined => {
  switch (game.status) {
    case 'open':
      return expiryOf(game)
    case 'active':
      return remindersAhead(game)[0]?.at ?? timeOutAt(game.terms, game.play)
    case 'finished':
    case 'aborted':
    case 'expired':
      return undefined
  }
}
