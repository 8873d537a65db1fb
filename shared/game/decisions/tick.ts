import { otherColour } from '../../draughts/index.ts'
import { expiryOf } from '../alarm.ts'
import { timeOutAt } from '../clock.ts'
import { type Decision, NOTHING, done } from '../decision.ts'
import type { GameEvent } from '../events.ts'
import type { ActiveGame, Game } from '../game.ts'
import { remindersAhead } from '../reminders.ts'
import type { Instant } from '../words.ts'

/** The end by the clock, if it has come: a loss on time, or, of a game in which a side has not yet moved, an end without a loser. Article 29. */
export const timedOut = (game: ActiveGame, at: Instant): readonly GameEvent[] => {
  const end = timeOutAt(game.terms, game.play)
  if (end === undefined || at < end) return []
  if (game.play.moves.length < 2) return [{ type: 'aborted', at, by: 'clock' }]
  return [{ type: 'finished', at, result: { winner: otherColour(game.play.position.turn), reason: 'time' } }]
}

/** Only the last of several overdue reminders is given: it says all that the earlier ones would have said. */
const overdueReminder = (game: ActiveGame, at: Instant): readonly GameEvent[] => {
  const due = remindersAhead(game).findLast((ahead) => ahead.at <= at)
  return due ? [{ type: 'reminded', reminder: due.reminder }] : []
}

/** Somebody looks at the game. Whatever the timer thought, the state and the time alone say what is due. */
export const tick = (game: Game, at: Instant): Decision => {
  switch (game.status) {
    case 'open':
      return at >= expiryOf(game) ? done({ type: 'expired', at }) : NOTHING
    case 'active': {
      const over = timedOut(game, at)
      return done(...(over.length > 0 ? over : overdueReminder(game, at)))
    }
    case 'finished':
    case 'aborted':
    case 'expired':
      return NOTHING
  }
}
