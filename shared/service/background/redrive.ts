import type { Instant } from '../../game/words.ts'
import type { EffectPorts } from './effects.ts'
import { makeOrder } from '../orders/make-order.ts'
import { type OrderBook, orderIn } from '../ports/orders.ts'
import { lookOn } from './tick.ts'
import type { GameId } from '../ports/games.ts'
import { load } from '../games/game-store.ts'
import { type Retold, retellOf } from './replay.ts'

export type Redriven =
  | { readonly kind: 'gone' }
  | { readonly kind: 'ordered' }
  | (Retold & {
      readonly kind: 'redriven'
      readonly moved: boolean
      readonly armed: Instant | undefined
    })

export type Redriving = EffectPorts & { readonly orders: OrderBook }

/**
 * Repairs a game after a failure: ticks it, replays its effects, and sets its timer. For the key of an order, it
 * creates the order's remaining games. Idempotent, as a timer's name is derived from its game and time. If the timer
 * cannot be set, the effects are replayed all the same, and then it rejects.
 */
export const redrive = async (ports: Redriving, id: GameId, now: Instant): Promise<Redriven> => {
  const { games, timers } = ports
  const order = orderIn(id)
  if (order !== undefined) {
    await makeOrder(ports, order, now, () => true)
    return { kind: 'ordered' }
  }
  const before = await load(games, id)
  if (!before) return { kind: 'gone' }
  const after = (await lookOn(ports, { id, loaded: before }, now)) ?? (await load(games, id))
  if (!after) return { kind: 'gone' }
  const { version, due } = after.stored
  const replaying = retellOf(ports, id, after, now)
  const arming = due === undefined ? undefined : timers.arm(id, due)
  // Both run to their end, whichever fails.
  await Promise.allSettled([arming, replaying])
  await arming
  return { kind: 'redriven', moved: version !== before.stored.version, armed: due, ...(await replaying) }
}
