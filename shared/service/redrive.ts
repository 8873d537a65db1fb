import type { Instant } from '../game/words.ts'
import type { Errands } from './carry-out.ts'
import { look } from './look.ts'
import type { GameId } from './ports.ts'
import { type Retold, retell } from './retell.ts'

/** What carrying a game out again came to. */
export type Redriven =
  | { readonly kind: 'gone' }
  | (Retold & {
      readonly kind: 'redriven'
      /** Whether the clock had made something due, so that there is a new version. */
      readonly moved: boolean
      /** What the alarm is armed for; none for a game that is over. */
      readonly armed: Instant | undefined
    })

/**
 * Carries a game out again, from what is stored: does what the clock has made due, arms its alarm, and tells again.
 * Nothing of it is done twice, however often this is called: an alarm has one name.
 */
export const redrive = async (errands: Errands, id: GameId, now: Instant): Promise<Redriven> => {
  const { games, timers } = errands
  const before = await games.load(id)
  if (before) await look(errands, id, now)
  const stored = await games.load(id)
  if (!before || !stored) return { kind: 'gone' }
  if (stored.due !== undefined) await timers.arm(id, stored.due)
  const retold = await retell(errands, id, now)
  if (!retold) return { kind: 'gone' }
  return { kind: 'redriven', moved: stored.version !== before.version, armed: stored.due, ...retold }
}
