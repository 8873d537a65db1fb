import type { Game, Play } from './game.ts'
import { REMINDERS, type Reminder } from './events.ts'
import { type ClockTerms, INVITATION_LIFE } from './terms.ts'
import { type ByColour, DAY, type Duration, HOUR, type Instant, SECOND } from './words.ts'

/** A time-out is committed this long after the deadline at the earliest: longer than any request may take plus the skew of two machines' clocks. */
export const GRACE: Duration = 30 * SECOND

/** The reserve of each side before the first move. */
export const fullReserve = (clock: ClockTerms): ByColour<Duration> => {
  const reserve = clock === 'unlimited' ? 0 : clock.reserve
  return { black: reserve, white: reserve }
}

/** The last instant at which a move of this turn is in time; none where there is no limit. Article 29. */
export const deadlineOf = (clock: ClockTerms, play: Play): Instant | undefined =>
  clock === 'unlimited' ? undefined : play.turnStartedAt + clock.perMove + play.left[play.position.turn]

/** What is left of the reserves when the side to move moves `at`: what the turn took beyond `perMove` is gone. */
export const leftAfter = (clock: ClockTerms, play: Play, at: Instant): ByColour<Duration> => {
  if (clock === 'unlimited') return play.left
  const turn = play.position.turn
  const over = Math.max(0, at - play.turnStartedAt - clock.perMove)
  return { ...play.left, [turn]: Math.max(0, play.left[turn] - over) }
}

type DueReminder = { readonly reminder: Reminder; readonly at: Instant }

const reminderAt = (
  clock: Exclude<ClockTerms, 'unlimited'>,
  play: Play,
  deadline: Instant,
  reminder: Reminder,
): Instant => {
  switch (reminder) {
    case 'reserve':
      return play.turnStartedAt + clock.perMove
    case 'day':
      return deadline - DAY
    case 'hours':
      return deadline - 3 * HOUR
  }
}

/** The reminders that this turn has still to have, soonest first. One that would lie before the turn, or at the deadline, never was. */
export const remindersAhead = (clock: ClockTerms, play: Play): readonly DueReminder[] => {
  const deadline = deadlineOf(clock, play)
  if (clock === 'unlimited' || deadline === undefined) return []
  return REMINDERS.filter((reminder) => !play.reminded.includes(reminder))
    .map((reminder) => ({ reminder, at: reminderAt(clock, play, deadline, reminder) }))
    .filter(({ at }) => at > play.turnStartedAt && at < deadline)
    .toSorted((a, b) => a.at - b.at)
}

/** When the clock ends this turn for good. */
export const timeOutAt = (clock: ClockTerms, play: Play): Instant | undefined => {
  const deadline = deadlineOf(clock, play)
  return deadline === undefined ? undefined : deadline + GRACE
}

/** When an invitation that nobody takes lapses. */
export const expiryOf = (game: Game): Instant => game.offeredAt + INVITATION_LIFE

/** The next instant at which anybody must look at the game: its next reminder, or its end by the clock. None once it is over. */
export const alarmOf = (game: Game): Instant | undefined => {
  switch (game.status) {
    case 'open':
      return expiryOf(game)
    case 'active':
      return remindersAhead(game.terms.clock, game.play)[0]?.at ?? timeOutAt(game.terms.clock, game.play)
    case 'finished':
    case 'aborted':
    case 'expired':
      return undefined
  }
}
