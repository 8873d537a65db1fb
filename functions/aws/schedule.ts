import { type Instant, MINUTE } from '../../shared/game/words.ts'
import type { GameId } from '../../shared/service/ports.ts'

/** A timer may come late and must not come early, so its minute is rounded up. */
export const minuteUp = (at: Instant): Instant => Math.ceil(at / MINUTE) * MINUTE

/** A schedule is named by its game and its minute in UTC: arming the same twice finds the name taken. At most 64 of [0-9A-Za-z-_.]. */
export const scheduleName = (id: GameId, minute: Instant): string =>
  `${id}-${new Date(minute).toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}`

/** What the alarm's function is called with. */
export type AlarmInput = { readonly game: GameId }
