import { type Instant, MINUTE } from '../../shared/game/words.ts'
import type { GameId } from '../../shared/service/ports/ports.ts'

/** Late, but never early. */
export const minuteUp = (at: Instant): Instant => Math.ceil(at / MINUTE) * MINUTE

/** A second arming finds the name taken. At most 64 of [0-9A-Za-z-_.]. */
export const scheduleName = (id: GameId, minute: Instant): string =>
  `${id}-${new Date(minute).toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}`

export type AlarmInput = { readonly game: GameId }
