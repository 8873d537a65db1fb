import type { GameEvent } from '../../game/events.ts'
import { isReplaced } from '../../game/room.ts'
import type { Instant, Role } from '../../game/words.ts'
import type { Logged } from '../ports/ports.ts'
import type { Loaded } from './game-store.ts'

/** Else only its own role sees it. */
export const isSeen = ({ type }: GameEvent): boolean => !isReplaced(type) && type !== 'reminded'

export const isCounted = (event: Logged): boolean => !event.also && isSeen(event)

/** Steps of which everyone sees something: the stored version would betray a secret plan. */
export const versionOf = ({ stored }: Loaded): number => {
  let steps = 0
  for (const event of stored.log) if (isCounted(event)) steps += 1
  return steps
}

/** When everyone last saw something. */
export const changedAt = ({ stored: { log } }: Loaded): Instant => {
  const seen = log.findLast((event) => isSeen(event) && 'at' in event)
  return seen && 'at' in seen ? seen.at : 0
}

/** Its first event tells: no step of what only one role sees has another. */
export const isSeenStep = ([first]: readonly GameEvent[]): boolean => first !== undefined && isSeen(first)

const LETTERS: { readonly [R in Role]: string } = { creator: 'c', opponent: 'o', director: 'd' }

/** `7`; `7c` for the creator, who sees more, and `7.2c` after two changes of settings, plan or link. */
export const tagOf = (loaded: Loaded, reader: Role | 'anyone'): string => {
  if (reader === 'anyone') return `${versionOf(loaded)}`
  const changes = loaded.game.changes[reader]
  return `${versionOf(loaded)}${changes > 0 ? `.${changes}` : ''}${LETTERS[reader]}`
}
