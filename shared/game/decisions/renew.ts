import { expiryOf } from '../alarm.ts'
import type { CommandOf } from '../commands.ts'
import { type Decision, DUPLICATE, done, refuse } from '../decision.ts'
import type { Game } from '../game.ts'
import type { Instant } from '../words.ts'

/** The creator opens a lapsed invitation again, also one at whose end nobody has looked yet. */
export const renew = (game: Game, { by }: CommandOf<'renew'>, at: Instant): Decision => {
  if (by !== 'creator') return refuse({ code: 'not-yours-to-do' })
  switch (game.status) {
    case 'expired':
      return done({ type: 'renewed', at })
    case 'open':
      return at >= expiryOf(game) ? done({ type: 'expired', at }, { type: 'renewed', at }) : DUPLICATE
    case 'active':
      return refuse({ code: 'invitation-taken' })
    case 'finished':
    case 'aborted':
      return refuse({ code: 'game-over' })
  }
}
