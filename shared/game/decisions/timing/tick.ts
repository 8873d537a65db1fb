import type { Deciders } from '../basis/act.ts'
import { expiryOf } from '../../time/timer.ts'
import { type Decision, NO_EVENTS, accept } from '../basis/decision.ts'
import type { GameEvent } from '../../model/events.ts'
import type { ActiveGame, Game } from '../../model/game.ts'
import { remindersAhead } from '../../time/reminders.ts'
import type { Instant } from '../../model/words.ts'
import { timedOut } from '../basis/timed-out.ts'

/**
 * Returns the last of the overdue reminders, because it makes the earlier ones superfluous; empty if none is overdue.
 */
const overdueReminder = (game: ActiveGame, at: Instant): readonly GameEvent[] => {
  const due = remindersAhead(game).findLast((ahead) => ahead.at <= at)
  return due ? [{ type: 'reminded', reminder: due.reminder }] : []
}

/** A timer fires. It may be early, late, repeated or stale: the state of the game decides what is due. */
export type TickCommand = { readonly type: 'tick' }

const tick = (game: Game, _command: TickCommand, at: Instant): Decision => {
  switch (game.status) {
    case 'open':
      return at >= expiryOf(game) ? accept({ type: 'expired', at }) : NO_EVENTS
    case 'active': {
      const timeout = timedOut(game, at)
      return accept(...(timeout.length > 0 ? timeout : overdueReminder(game, at)))
    }
    case 'finished':
    case 'aborted':
    case 'expired':
      return NO_EVENTS
  }
}

export const tickDeciders: Deciders<TickCommand> = { tick: { by: 'service', decide: tick } }
