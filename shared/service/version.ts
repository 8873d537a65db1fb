import type { GameEvent } from '../game/events.ts'
import { isReplaced } from '../game/room.ts'
import type { Role } from '../game/words.ts'
import type { Loaded } from './record.ts'

/** Nothing of it shows, except to its own role. */
const isUnseen = ({ type }: GameEvent): boolean => isReplaced(type) || type === 'reminded'

/**
 * The version that readers are shown: the steps of which everyone can see something. The stored version counts all
 * steps, and would tell the other side of a secret plan.
 */
export const versionOf = ({ stored }: Loaded): number => {
  let steps = 0
  for (const event of stored.log) if (!event.also && !isUnseen(event)) steps += 1
  return steps
}

/** Part of an entity tag: `7`; for a role that has changed its settings, plan or link twice, `7.2`. */
export const tagOf = (loaded: Loaded, reader: Role | 'anyone'): string => {
  const changes = reader === 'anyone' ? 0 : loaded.game.changes[reader]
  return `${versionOf(loaded)}${changes > 0 ? `.${changes}` : ''}`
}
