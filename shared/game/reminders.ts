import { deadlineOf, reserveBegins } from './clock.ts'
import { REMINDERS, type Reminder } from './events.ts'
import { localTime } from './local-time.ts'
import { type ActiveGame, seatToMove } from './game.ts'
import { DAY, type Duration, HOUR, type Instant, SECOND } from './words.ts'

/** Local time. */
const QUIET_FROM: Duration = 22 * HOUR
const QUIET_UNTIL: Duration = 8 * HOUR

/** Between two reminders of a turn; the last may come sooner. */
const APART: Duration = 2 * HOUR

export type DueReminder = { readonly reminder: Reminder; readonly at: Instant }

/** Moves quiet hours to the evening before: never later. */
export const beforeQuiet = (zone: string | undefined, at: Instant): Instant => {
  if (zone === undefined) return at
  const { sinceMidnight } = localTime(zone, at)
  if (sinceMidnight >= QUIET_UNTIL && sinceMidnight < QUIET_FROM) return at
  const since = sinceMidnight >= QUIET_FROM ? sinceMidnight - QUIET_FROM : sinceMidnight + DAY - QUIET_FROM
  // A clock change in between makes this an hour off, perhaps still quiet.
  return beforeQuiet(zone, at - since - SECOND)
}

const dueAt = (game: ActiveGame, deadline: Instant, reminder: Reminder): Instant | undefined => {
  if (game.terms.clock === 'unlimited') return undefined
  switch (reminder) {
    case 'reserve':
      return reserveBegins(game.terms, game.terms.clock, game.play)
    case 'day':
      return deadline - DAY
    case 'hours':
      return deadline - 3 * HOUR
  }
}

/** When one comes, if the turn has it. */
export const reminderAt = (game: ActiveGame, reminder: Reminder): Instant | undefined => {
  const deadline = deadlineOf(game.terms, game.play)
  const due = deadline === undefined ? undefined : dueAt(game, deadline, reminder)
  return due === undefined ? undefined : beforeQuiet(game.choices[seatToMove(game.play)].quietIn, due)
}

/** Of two too close, the later says more. */
const spaced = (due: readonly DueReminder[]): readonly DueReminder[] =>
  due.filter(({ at }, index) => {
    const next = due[index + 1]
    return next === undefined || next.at - at >= APART || (index + 2 === due.length && next.at > at)
  })

/** Earliest first; none before the turn or at the deadline, which the turn's email covers. */
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

export const remindersAhead = (game: ActiveGame): readonly DueReminder[] =>
  remindersOf(game).filter(({ reminder }) => !game.play.reminded.includes(reminder))

/** `last` covers those due before it. */
export const settledBy = (game: ActiveGame, last: Reminder): readonly Reminder[] => {
  const ahead = remindersAhead(game).map(({ reminder }) => reminder)
  const given = ahead.slice(0, ahead.indexOf(last) + 1)
  return REMINDERS.filter((reminder) => game.play.reminded.includes(reminder) || given.includes(reminder))
}

/** When the deadline moves: those that would be due by now. */
export const stillSettled = (game: ActiveGame, at: Instant): readonly Reminder[] => {
  const fresh: ActiveGame = { ...game, play: { ...game.play, reminded: [] } }
  const ahead = new Set(
    remindersAhead(fresh)
      .filter((due) => due.at > at)
      .map(({ reminder }) => reminder),
  )
  return game.play.reminded.filter((reminder) => !ahead.has(reminder))
}
