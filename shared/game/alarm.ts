import { timeOutAt } from './clock.ts'
import type { Game } from './game.ts'
import { remindersAhead } from './reminders.ts'
import type { Instant } from './words.ts'

/** When an invitation that nobody takes lapses. Of a game that is not open any more: when it would have, as first offered. */
export const expiryOf = (game: Game): Instant =>
  (game.status === 'open' ? game.openSince : game.offeredAt) + game.terms.invitationLife

/** The next instant at which anybody must look at the game: its next reminder, or its end by the clock. None once it is over. */
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
