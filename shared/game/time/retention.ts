import { expiryOf } from './timer.ts'
import { RETENTION } from '../limits/bounds.ts'
import type { Game } from '../model/game.ts'
import type { Instant } from '../model/words.ts'

/**
 * Returns until when a game's links work, and contacts, conditional moves and notes are kept. The moves stay for ever.
 * Undefined while the game is active. For an open game the period is counted from the expiry of the invitation, even if
 * that has not been recorded yet.
 */
export const retainedUntil = (game: Game): Instant | undefined => {
  switch (game.status) {
    case 'active':
      return undefined
    case 'open':
      return expiryOf(game) + RETENTION.unplayed
    case 'finished':
      return game.endedAt + RETENTION.finished
    case 'aborted':
    case 'expired':
      return game.endedAt + RETENTION.unplayed
  }
}

/** Returns whether the links of a game have ended. */
export const isRetentionOver = (game: Game, now: Instant): boolean =>
  now >= (retainedUntil(game) ?? Number.POSITIVE_INFINITY)

/**
 * Returns when stores delete what belongs to a game besides its moves. Undefined while the game is open or active: an
 * open invitation may still be accepted.
 */
export const deletedAt = (game: Game): Instant | undefined => (game.status === 'open' ? undefined : retainedUntil(game))
