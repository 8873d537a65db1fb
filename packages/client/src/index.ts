import { type ClientSettings, makeAsk } from './ask.ts'
import { type FollowOwnOptions, followOwnGames } from './own-changes.ts'
import {
  type FollowOptions,
  type WatchOptions,
  followChanges,
  followGame,
  readBriefs,
  waitForTurn,
} from './follow-games.ts'

export type { Answer, Ask, DoneAnswer, FirstAnswer, AskOptions, Operation, ClientSettings } from './ask.ts'
export type * from './document.ts'
export { type ParsedLink, readLink } from './read-link.ts'
export { type ParsedTournamentLink, readTournamentLink } from './read-tournament-link.ts'
export type { FollowOwnOptions, OwnChanges } from './own-changes.ts'
export { type Known, Refusal, type RefusalCode, Unreachable, isRefusal } from './refusal.ts'
export {
  type GameBrief,
  type GameChange,
  type FollowOptions,
  type WatchOptions,
  isOver,
  isYourTurn,
} from './follow-games.ts'

/** Returns a client of the service at `settings.origin`. */
export const crownhead = (settings: ClientSettings) => {
  const ask = makeAsk(settings)
  return {
    ask,
    look: (tokens: readonly string[], signal?: AbortSignal) => readBriefs(ask, tokens, signal),
    follow: (id: string, following?: FollowOptions) => followGame(ask, id, following),
    changes: (tokens: readonly string[], watching?: WatchOptions) => followChanges(ask, tokens, watching),
    ownChanges: (following?: FollowOwnOptions) => followOwnGames(ask, following),
    waitForTurn: (token: string, watching?: WatchOptions) => waitForTurn(ask, token, watching),
  }
}

export type Crownhead = ReturnType<typeof crownhead>
