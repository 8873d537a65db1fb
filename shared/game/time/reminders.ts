import { deadlineOf, reserveBegins } from './clock.ts'
import { REMINDERS, type Reminder } from '../model/events.ts'
import { localTime } from './local-time.ts'
import { type ActiveGame, seatToMove } from '../model/game.ts'
import { DAY, type Duration, HOUR, type Instant, SECOND } from '../model/words.ts'

/** No reminder is sent between these two times of day, in the reader's time zone. */
const QUIET_FROM: Duration = 22 * HOUR
const QUIET_UNTIL: Duration = 8 * HOUR

/** The least time between two reminders of a turn. The last one may follow sooner. */
const APART: Duration = 2 * HOUR

export type DueReminder = { readonly reminder: Reminder; readonly at: Instant }

/**
 * Returns the instant itself, or, if it is within the quiet hours of `zone`, the last second before they began. It is
 * never later than `at`. Without a zone there are no quiet hours.
 */
export const beforeQuiet = (zone: string | undefined, at: Instant): Instant => {
  if (zone === undefined) return at
  const { sinceMidnight } = localTime(zone, at)
  if (sinceMidnight >= QUIET_UNTIL && sinceMidnight < QUIET_FROM) return at
  const since = sinceMidnight >= QUIET_FROM ? sinceMidnight - QUIET_FROM : sinceMidnight + DAY - QUIET_FROM
  // A clock change in between shifts this by an hour, which may still be quiet: hence the recursion.
  return beforeQuiet(zone, at - since - SECOND)
}

const dueAt = (game: ActiveGame, deadline: Instant, reminder: Reminder): Instant | undefined => {
  if (game.terms.clock === 'unlimited') return undefined
  switch (reminder) {
    case 'reserve':
      // Without a time for each move there is no reserve beside it that could begin to run.
      return game.terms.clock.perMove > 0 ? reserveBegins(game.terms, game.terms.clock, game.play) : undefined
    case 'day':
      return deadline - DAY
    case 'hours':
      return deadline - 3 * HOUR
  }
}

/**
 * Returns when this reminder of the present turn is due, outside the quiet hours. Undefined if the game has no time
 * limit.
 */
export const reminderAt = (game: ActiveGame, reminder: Reminder): Instant | undefined => {
  const deadline = deadlineOf(game.terms, game.play)
  const due = deadline === undefined ? undefined : dueAt(game, deadline, reminder)
  return due === undefined ? undefined : beforeQuiet(game.choices[seatToMove(game.play)].quietIn, due)
}

/** Returns the reminders without those that are too close to the next one, because the later of two says more. */
const spaced = (due: readonly DueReminder[]): readonly DueReminder[] =>
  due.filter(({ at }, index) => {
    const next = due[index + 1]
    return next === undefined || next.at - at >= APART || (index + 2 === due.length && next.at > at)
  })

/**
 * Returns the reminders of the present turn, earliest first. A reminder that would be due before the turn is left out,
 * because the turn's own email says as much, and so is one at the deadline or later.
 */
const remindersOf = (game: ActiveGame): readonly DueReminder[] => {
  const deadline = deadlineOf(game.terms, game.play)
  if (deadline === undefined) return []
  const { reminders, quietIn } = game.choices[seatToMove(game.play)]
  return spaced(
    REMINDERS.filter((reminder) => reminders.includes(reminder))
      .flatMap((reminder): readonly DueReminder[] => {
        const due = dueAt(game, deadline, reminder)
        if (due === undefined || due <= game.play.turnStartedAt || due >= deadline) return []
        const at = beforeQuiet(quietIn, due)
        return at > game.play.turnStartedAt ? [{ reminder, at }] : []
      })
      .toSorted((a, b) => a.at - b.at),
  )
}

/** Returns the reminders of the present turn that are not settled, earliest first. */
export const remindersAhead = (game: ActiveGame): readonly DueReminder[] =>
  remindersOf(game).filter(({ reminder }) => !game.play.reminded.includes(reminder))

/** Returns the reminders that are settled once `last` is sent. All that were due before it are then superfluous. */
export const remindersSettledBy = (game: ActiveGame, last: Reminder): readonly Reminder[] => {
  const ahead = remindersAhead(game).map(({ reminder }) => reminder)
  const covered = ahead.slice(0, ahead.indexOf(last) + 1)
  return REMINDERS.filter((reminder) => game.play.reminded.includes(reminder) || covered.includes(reminder))
}

/** Returns the reminders that stay settled after the deadline has moved: those that would not be due after `at`. */
export const remindersStillSettled = (game: ActiveGame, at: Instant): readonly Reminder[] => {
  const fresh: ActiveGame = { ...game, play: { ...game.play, reminded: [] } }
  const ahead = new Set(
    remindersAhead(fresh)
      .filter((due) => due.at > at)
      .map(({ reminder }) => reminder),
  )
  return game.play.reminded.filter((reminder) => !ahead.has(reminder))
}
