import { type Instant, MINUTE } from '../../../shared/game/model/words.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'

/** Returns the next full minute: a timer may fire late, but never early. */
export const nextFullMinute = (at: Instant): Instant => Math.ceil(at / MINUTE) * MINUTE

/**
 * Returns the name of a game's schedule. It contains the minute, so setting the same timer again finds the name taken.
 * Scheduler allows at most 64 of [0-9A-Za-z-_.].
 */
export const scheduleName = (id: GameId, minute: Instant): string =>
  `${id}-${new Date(minute).toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}`

/** The input that Scheduler passes to the timer function. */
export type TimerInput = { readonly game: GameId }
