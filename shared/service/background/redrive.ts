import type { Instant } from '../../game/model/words.ts'
import type { EffectPorts } from './effects.ts'
import { makeOrder } from '../orders/make-order.ts'
import { type OrderWork, orderIdIn } from '../ports/orders.ts'
import { tickFrom } from './tick.ts'
import type { StoredKey } from '../ports/games.ts'
import { tournamentIdIn } from '../ports/tournaments/tournament-key.ts'
import { type TournamentRedriven, type TournamentWorkPorts, redriveTournament } from './tournament-work.ts'
import { loadGame } from '../games/game-store.ts'
import { type Replayed, replayLoaded } from './replay.ts'

export type RedriveResult =
  | { readonly kind: 'gone' }
  | { readonly kind: 'ordered' }
  | ({ readonly kind: 'tournament' } & TournamentRedriven)
  | (Replayed & {
      readonly kind: 'redriven'
      readonly moved: boolean
      readonly armed: Instant | undefined
    })

export type RedrivePorts = EffectPorts & TournamentWorkPorts & { readonly orders: OrderWork }

/**
 * Repairs a game after a failure: ticks it, replays its effects, and sets its timer. If `id` is the key of an order, it
 * creates the order's remaining games; if it is that of a tournament, the tournament is repaired. Idempotent, as a
 * timer's name is derived from its game and time. If the timer cannot be set, the effects are replayed all the same, and
 * then the promise is rejected.
 */
export const redrive = async (ports: RedrivePorts, id: StoredKey, now: Instant): Promise<RedriveResult> => {
  const { games, timers } = ports
  const order = orderIdIn(id)
  if (order !== undefined) {
    await makeOrder(ports, order, now, () => true)
    return { kind: 'ordered' }
  }
  const tournament = tournamentIdIn(id)
  if (tournament !== undefined) {
    const redriven = await redriveTournament(ports, tournament, { now, hasTime: () => true })
    return redriven ? { kind: 'tournament', ...redriven } : { kind: 'gone' }
  }
  const before = await loadGame(games, id)
  if (!before) return { kind: 'gone' }
  const after = (await tickFrom(ports, { id, loaded: before }, now)) ?? (await loadGame(games, id))
  if (!after) return { kind: 'gone' }
  const { version, due } = after.stored
  const replaying = replayLoaded(ports, id, after, now)
  const arming = due === undefined ? undefined : timers.arm(id, due)
  // If one of the two fails, the other still runs to its end.
  await Promise.allSettled([arming, replaying])
  await arming
  return { kind: 'redriven', moved: version !== before.stored.version, armed: due, ...(await replaying) }
}
