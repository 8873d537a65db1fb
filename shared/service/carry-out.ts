import { lettersFor } from '../mail/letters.ts'
import type { Change, Outbox, Timers } from './ports.ts'
import { read } from './record.ts'

/**
 * What a stored change sets going: the alarm that the game now needs, and the letters of its last step. Both follow
 * from the change alone, so a change that is delivered twice arms the same alarm and names the same letters.
 */
export const carryOut = async (timers: Timers, outbox: Outbox, change: Change): Promise<void> => {
  const { id, before, after } = change
  if (after.due !== undefined && after.due !== before?.due) await timers.arm(id, after.due)
  if (before?.due !== undefined && after.due !== before.due) await timers.disarm(id, before.due)
  if (after.version === before?.version) return
  const { game } = read(id, after)
  const letters = lettersFor(id, after.version, game, after.log.slice(-after.last))
  if (letters.length > 0) await outbox.put(letters)
}
