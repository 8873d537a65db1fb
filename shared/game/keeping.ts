import { expiryOf } from './alarm.ts'
import { KEPT } from './bounds.ts'
import type { Game } from './game.ts'
import type { Instant } from './words.ts'

/**
 * Until when a game's links work, and its contacts, plans and notes are kept; a running game has no end to that. The
 * record of the moves stays. An invitation lapses by itself, whether the clock has recorded it or not.
 */
export const keptUntil = (game: Game): Instant | undefined => {
  switch (game.status) {
    case 'active':
      return undefined
    case 'open':
      return expiryOf(game) + KEPT.unplayed
    case 'finished':
      return game.endedAt + KEPT.finished
    case 'aborted':
    case 'expired':
      return game.endedAt + KEPT.unplayed
  }
}

/** Whether only the record is left. */
export const isPast = (game: Game, now: Instant): boolean => now >= (keptUntil(game) ?? Number.POSITIVE_INFINITY)

/** When the stores delete what they keep beside the record. An invitation may still be taken: it has no such time. */
export const deletedAt = (game: Game): Instant | undefined => (game.status === 'open' ? undefined : keptUntil(game))
