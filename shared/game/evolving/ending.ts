import type { GameEvent } from '../events.ts'
import type { ActiveGame, ExpiredGame, FinishedGame, Game, OpenGame } from '../game.ts'
import type { Instant } from '../words.ts'

/** The ends that a game may come to. */
export const ended = (game: OpenGame | ActiveGame, event: GameEvent): Game | undefined => {
  switch (event.type) {
    case 'finished':
      return game.status === 'active'
        ? { ...game, status: 'finished', endedAt: event.at, result: event.result, after: {} }
        : undefined
    case 'aborted':
      return { ...game, status: 'aborted', endedAt: event.at, by: event.by }
    case 'expired':
      return game.status === 'open' ? { ...game, status: 'expired', endedAt: event.at } : undefined
    default:
      return undefined
  }
}

/** What may still come of a finished game: another one. */
export const rematched = (game: FinishedGame, event: GameEvent): FinishedGame | undefined => {
  switch (event.type) {
    case 'rematch-offered':
      return { ...game, after: { rematch: event.by } }
    case 'rematch-agreed':
      return { ...game, after: { next: event.next } }
    default:
      return undefined
  }
}

/** A lapsed invitation stands open again, by the same link. */
export const renewed = ({ endedAt: _end, ...game }: ExpiredGame, at: Instant): OpenGame => ({
  ...game,
  status: 'open',
  openSince: at,
})
