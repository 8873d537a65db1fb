import type { GameEvent } from '../../game/model/events.ts'
import { isReplacedInLog } from '../../game/evolving/allowance.ts'
import type { Instant, Role } from '../../game/model/words.ts'
import type { LoggedEvent } from '../ports/games.ts'
import type { LoadedGame } from './game-store.ts'

/**
 * Returns whether everyone sees the event. Changes of settings, conditional moves and links are seen by their role
 * alone, reminders by nobody.
 */
export const isPublicEvent = ({ type }: GameEvent): boolean => !isReplacedInLog(type) && type !== 'reminded'

/** Returns whether the event raises the public version: everyone sees the event, and it is the first of its step. */
export const raisesPublicVersion = (event: LoggedEvent): boolean => !event.also && isPublicEvent(event)

/**
 * Returns the number of steps of which everyone sees something. The stored version counts all, and so would betray
 * secret conditional moves.
 */
export const publicVersion = ({ stored }: LoadedGame): number => {
  let steps = 0
  for (const event of stored.log) if (raisesPublicVersion(event)) steps += 1
  return steps
}

/** Returns when the last event that everyone sees happened. */
export const publiclyChangedAt = ({ stored: { log } }: LoadedGame): Instant => {
  const seen = log.findLast((event) => isPublicEvent(event) && 'at' in event)
  return seen && 'at' in seen ? seen.at : 0
}

/**
 * Returns whether everyone sees something of the step. Its first event decides: if that is hidden from some, the step
 * has no other event.
 */
export const isPublicStep = ([first]: readonly GameEvent[]): boolean => first !== undefined && isPublicEvent(first)

const ROLE_LETTERS: { readonly [R in Role]: string } = { creator: 'c', opponent: 'o', arbiter: 'd' }

/**
 * Returns the version for an ETag: `7` for the public; `7c` for the creator, who sees more; `7.2c` after two changes of
 * their own settings, conditional moves or link.
 */
export const versionTag = (loaded: LoadedGame, viewer: Role | 'anyone'): string => {
  if (viewer === 'anyone') return `${publicVersion(loaded)}`
  const changes = loaded.game.changes[viewer]
  return `${publicVersion(loaded)}${changes > 0 ? `.${changes}` : ''}${ROLE_LETTERS[viewer]}`
}
