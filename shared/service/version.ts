import type { GameEvent } from '../game/events.ts'
import { isReplaced } from '../game/room.ts'
import type { Role } from '../game/words.ts'
import type { Loaded } from './record.ts'

/** Only its own role sees it. */
const isUnseen = ({ type }: GameEvent): boolean => isReplaced(type) || type === 'reminded'

/** Steps of which everyone sees something: the stored version would betray a secret plan. */
export const versionOf = ({ stored }: Loaded): number => {
  let steps = 0
  for (const event of stored.log) if (!event.also && !isUnseen(event)) steps += 1
  return steps
}

/** `7`; `7.2` for a role with two changes of settings, plan or link. */
export const tagOf = (loaded: Loaded, reader: Role | 'anyone'): string => {
  const changes = reader === 'anyone' ? 0 : loaded.game.changes[reader]
  return `${versionOf(loaded)}${changes > 0 ? `.${changes}` : ''}`
}
