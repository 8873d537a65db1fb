import type { GameEvent } from '../game/events.ts'
import { isReplaced } from '../game/room.ts'
import type { Role } from '../game/words.ts'
import type { Loaded } from './record.ts'

/** Nothing of it shows, except to its own role. */
const isUnseen = ({ type }: GameEvent): boolean => isReplaced(type) || type === 'reminded'

/**
 * The version that a reader sees: the steps of which they can see something. For a role these include its own changes of
 * settings, plan and link. The stored version counts all steps: it would tell the other side of a secret plan.
 */
export const versionFor = ({ stored, game }: Loaded, reader: Role | 'anyone'): number => {
  let steps = reader === 'anyone' ? 0 : game.changes[reader]
  for (const event of stored.log) if (!event.also && !isUnseen(event)) steps += 1
  return steps
}
