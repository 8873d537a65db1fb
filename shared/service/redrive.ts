import type { Instant } from '../game/words.ts'
import type { EffectPorts } from './carry-out.ts'
import { look } from './look.ts'
import type { GameId } from './ports.ts'
import { type Retold, retell } from './retell.ts'

export type Redriven =
  | { readonly kind: 'gone' }
  | (Retold & {
      readonly kind: 'redriven'
      readonly moved: boolean
      readonly armed: Instant | undefined
    })

/** Idempotent: an alarm has one name. Without its alarm a game is told all the same, and then fails. */
export const redrive = async (ports: EffectPorts, id: GameId, now: Instant): Promise<Redriven> => {
  const { games, timers } = ports
  const before = await games.load(id)
  if (before) await look(ports, id, now)
  const stored = await games.load(id)
  if (!before || !stored) return { kind: 'gone' }
  const retelling = retell(ports, id, now)
  const arming = stored.due === undefined ? undefined : timers.arm(id, stored.due)
  // Both come to their end, whichever fails.
  await Promise.allSettled([arming, retelling])
  await arming
  const retold = await retelling
  if (!retold) return { kind: 'gone' }
  return { kind: 'redriven', moved: stored.version !== before.version, armed: stored.due, ...retold }
}
