import type { GameEvent } from '../events.ts'
import type { ActiveGame, ExpiredGame, FinishedGame, Game, OpenGame } from '../game.ts'
import type { Instant } from '../words.ts'

/** The ends that a game may come to. */
export const ended = (game: OpenGame | ActiveGame, event: GameEvent): Game | undefined => {
  if (event.type === 'aborted') return { ...game, status: 'aborted', endedAt: event.at, by: event.by }
  if (event.type === 'finished' && game.status === 'active')
    return { ...game, status: 'finished', endedAt: event.at, result: event.result, after: {} }
  return event.type === 'expired' && game.status === 'open'
    ? { ...game, status: 'expired', endedAt: event.at }
    : undefined
}

/** What may still come of a finished game: another one. */
export const rematched = (game: FinishedGame, event: GameEvent): FinishedGame | undefined => {
  if (event.type === 'rematch-offered') return { ...game, after: { rematch: event.by } }
  return event.type === 'rematch-agreed' ? { ...game, after: { next: event.next } } : undefined
}

/** A lapsed invitation stands open again, by the same link. */
export const renewed = ({ endedAt: _end, ...game }: ExpiredGame, at: Instant): OpenGame => ({
  ...game,
  status: 'open',
  openSince: at,
})
