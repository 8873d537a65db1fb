import { DAY, HOUR } from '../../../shared/game/model/words.ts'
import { type Reckoning, deadlineOf, moverOf, reserveFrom } from '../account.ts'
import type { Check } from './check.ts'

/** A player with quiet hours is reminded the evening before: at most this much earlier. */
const NIGHT = 10 * HOUR + 1000

const dueOf = (game: Reckoning, reminder: 'reserve' | 'day' | 'hours'): number => {
  switch (reminder) {
    case 'reserve':
      return reserveFrom(game)
    case 'day':
      return deadlineOf(game) - DAY
    case 'hours':
      return deadlineOf(game) - 3 * HOUR
  }
}

/** Nobody is reminded before there is reason to: the state and the time decide, whatever a timer says. */
export const remindersDue: Check = (occasion) => {
  if (occasion.kind !== 'chapter' || !occasion.previous) return undefined
  const { chapter, previous } = occasion
  for (const event of chapter.step) {
    if (event.type !== 'reminded') continue
    const due = dueOf(previous, event.reminder) - (previous.quiet[moverOf(previous)] ? NIGHT : 0)
    if (previous.status !== 'active' || chapter.at < due)
      return `${chapter.game} was reminded (${event.reminder}) ${(due - chapter.at) / HOUR} hours early`
  }
  return undefined
}
