import { expiryOf } from './alarm.ts'
import { KEPT } from './bounds.ts'
import type { Game } from './game.ts'
import type { Instant } from './words.ts'

/**
 * When links, contacts, plans and notes end; the moves stay. Never for a running game. An invitation lapses, recorded
 * or not.
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

export const isPast = (game: Game, now: Instant): boolean => now >= (keptUntil(game) ?? Number.POSITIVE_INFINITY)

/** When stores delete what stands beside the record. An open invitation may still be taken: never. */
export const deletedAt = (game: Game): Instant | undefined => (game.status === 'open' ? undefined : keptUntil(game))
