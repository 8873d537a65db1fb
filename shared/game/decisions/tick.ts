import type { Deciders } from '../act.ts'
import { expiryOf } from '../alarm.ts'
import { type Decision, NOTHING, done } from '../decision.ts'
import type { GameEvent } from '../events.ts'
import type { ActiveGame, Game } from '../game.ts'
import { remindersAhead } from '../reminders.ts'
import type { Instant } from '../words.ts'
import { timedOut } from './timed-out.ts'

/** The last reminder that is overdue, which makes the earlier ones superfluous; empty if none is. */
const overdueReminder = (game: ActiveGame, at: Instant): readonly GameEvent[] => {
  const due = remindersAhead(game).findLast((ahead) => ahead.at <= at)
  return due ? [{ type: 'reminded', reminder: due.reminder }] : []
}

/** A timer fires. It may be early, late, repeated or stale: the state of the game decides what is due. */
export type TickCommand = { readonly type: 'tick' }

const tick = (game: Game, _command: TickCommand, at: Instant): Decision => {
  switch (game.status) {
    case 'open':
      return at >= expiryOf(game) ? done({ type: 'expired', at }) : NOTHING
    case 'active': {
      const timeout = timedOut(game, at)
      return done(...(timeout.length > 0 ? timeout : overdueReminder(game, at)))
    }
    case 'finished':
    case 'aborted':
    case 'expired':
      return NOTHING
  }
}

export const ticking: Deciders<TickCommand> = { tick: { by: 'service', decide: tick } }
