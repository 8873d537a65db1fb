import { type Instant, MINUTE } from '../../../shared/game/model/words.ts'
import type { StoredKey } from '../../../shared/service/ports/games.ts'

/** Returns the next full minute: a timer may fire late, but never early. */
export const nextFullMinute = (at: Instant): Instant => Math.ceil(at / MINUTE) * MINUTE

/**
 * Returns the name of the schedule of a game or tournament. It contains the minute, so setting the same timer again finds
 * the name taken. Scheduler allows at most 64 of [0-9A-Za-z-_.], so the mark in a tournament's key is written otherwise.
 */
export const scheduleName = (id: StoredKey, minute: Instant): string =>
  `${id.replace('#', '.')}-${new Date(minute).toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}`

/** The input that Scheduler passes to the timer function. */
export type TimerInput = { readonly game: StoredKey }
