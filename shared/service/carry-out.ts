import type { Instant } from '../game/words.ts'
import { lettersFor } from '../mail/letters.ts'
import type { Change, Outbox, Timers } from './ports.ts'
import { read } from './record.ts'
import { type Nursery, succeed } from './successor.ts'

/** What carrying out stands on. */
export type Errands = Nursery & { readonly timers: Timers; readonly outbox: Outbox }

/**
 * What a stored change sets going: the alarm that the game now needs, the letters of its last step, and the game that
 * follows from it. All of it follows from the change alone, so a change that is delivered twice does no more than once.
 */
export const carryOut = async (errands: Errands, change: Change, now: Instant): Promise<void> => {
  const { timers, outbox } = errands
  const { id, before, after } = change
  // In this order: two alarms within one minute have the same name, and the one to come must be there in the end.
  if (before?.due !== undefined && after.due !== before.due) await timers.disarm(id, before.due)
  if (after.due !== undefined && after.due !== before?.due) await timers.arm(id, after.due)
  if (after.version === before?.version) return
  const { game } = read(id, after)
  const step = after.log.slice(-after.last)
  const letters = lettersFor(id, after.version, game, step)
  if (letters.length > 0) await outbox.put(letters)
  await succeed(errands, id, game, step, now)
}
