import { timeOutAt } from './clock.ts'
import type { Game, OpenGame } from './game.ts'
import { remindersAhead } from './reminders.ts'
import type { Instant } from './words.ts'

/** When an invitation that nobody takes lapses. */
export const expiryOf = (game: OpenGame): Instant => game.openSince + game.terms.invitationLife

/** The next instant at which anybody must look at the game: its next reminder, or its end by the clock. None once it is over. */
export const alarmOf = (game: Game): Instant | undefined => {
  switch (game.status) {
    case 'open': return expiryOf(game)
    case 'active': return remindersAhead(game)[0]?.at ?? timeOutAt(game.terms, game.play)
    case 'finished': case 'aborted': case 'expired': return undefined
  }
}
