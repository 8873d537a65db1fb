import type { Instant } from '../game/words.ts'
import { lettersFor } from '../mail/letters.ts'
import type { Change, Outbox, Timers } from './ports.ts'
import { read } from './record.ts'
import { type Nursery, succeed } from './successor.ts'

/** What carrying out stands on. */
export type Errands = Nursery & { readonly timers: Timers; readonly outbox: Outbox }

/**
 * What carrying out came to. `untold`: why the letters could not be written or the next game not be made; it has to be
 * done again. `unarmed`: why the alarm could not be set; the sweep will find the game.
 */
export type CarriedOut = { readonly untold?: unknown; readonly unarmed?: unknown }

/** Why something could not be done, if it could not. */
const failureOf = (doing: Promise<void>): Promise<unknown> =>
  doing.then(
    () => undefined,
    (error: unknown) => error ?? 'unknown',
  )

/**
 * Sets the alarm that the game now needs; why it could not, if so. A scheduler that does not answer holds nothing up:
 * letters do not wait for it, and under timers that were lost there is the sweep.
 */
const rearm = async ({ timers }: Errands, { id, before, after }: Change): Promise<unknown> => {
  if (after.due === before?.due) return undefined
  // In this order: two alarms within one minute have the same name, and the one to come must be there in the end.
  const kept = before?.due === undefined ? undefined : await failureOf(timers.disarm(id, before.due))
  const unarmed = after.due === undefined ? undefined : await failureOf(timers.arm(id, after.due))
  return unarmed ?? kept
}

/** Writes the letters of a step, and makes the game that follows from it. */
const tell = async (errands: Errands, { id, before, after }: Change, now: Instant): Promise<void> => {
  if (after.version === before?.version) return
  const { game } = read(id, after)
  const step = after.log.slice(-after.last)
  const letters = lettersFor(id, after.version, game, step)
  if (letters.length > 0) await errands.outbox.put(letters)
  await succeed(errands, id, game, step, now)
}

/**
 * What a stored change sets going: the letters of its last step, the game that follows from it, and the alarm that the
 * game now needs. All of it follows from the change alone, so a change that is delivered twice does no more than once.
 * Alarms are set in the order of the changes, whatever becomes of the letters: those may come late, an alarm must not.
 */
export const carryOut = async (errands: Errands, change: Change, now: Instant): Promise<CarriedOut> => {
  const untold = await failureOf(tell(errands, change, now))
  const unarmed = await rearm(errands, change)
  return { ...(untold !== undefined && { untold }), ...(unarmed !== undefined && { unarmed }) }
}
