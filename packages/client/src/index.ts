import { type Settings, asking } from './ask.ts'
import { type FollowingOwn, ownChanges } from './owned.ts'
import { type Following, type Watching, changes, follow, look, waitForTurn } from './turns.ts'

export type { Answer, Ask, Asked, Operation, Settings } from './ask.ts'
export type * from './document.ts'
export { type ReadLink, readLink } from './link.ts'
export type { FollowingOwn, OwnChanges } from './owned.ts'
export { Refusal, type RefusalCode, Unreachable, isRefusal } from './refusal.ts'
export { type Brief, type Change, type Following, type Watching, isOver, isYourTurn } from './turns.ts'

/** A client of the service at `settings.origin`. */
export const crownhead = (settings: Settings) => {
  const ask = asking(settings)
  return {
    ask,
    look: (tokens: readonly string[], signal?: AbortSignal) => look(ask, tokens, signal),
    follow: (id: string, following?: Following) => follow(ask, id, following),
    changes: (tokens: readonly string[], watching?: Watching) => changes(ask, tokens, watching),
    ownChanges: (following?: FollowingOwn) => ownChanges(ask, following),
    waitForTurn: (token: string, watching?: Watching) => waitForTurn(ask, token, watching),
  }
}

export type Crownhead = ReturnType<typeof crownhead>
