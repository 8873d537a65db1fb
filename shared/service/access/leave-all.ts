import { type LeaveWish, leaveCommand, leaveOf } from '../../game/decisions/timing/leave.ts'
import type { ClockStop } from '../../game/model/game.ts'
import type { Refusal } from '../../game/model/refusals.ts'
import type { Instant } from '../../game/model/words.ts'
import { type Authorized, isPlayerSeat } from './authorize.ts'
import { handleAuthorized } from './handle-authorized.ts'
import { refusalOf } from '../games/handle.ts'
import type { LoadedGame } from '../games/game-store.ts'
import { forEachConcurrently } from '../runtime/concurrency.ts'
import type { Service } from '../runtime/service.ts'

/** How many games are stored at the same time. */
const CONCURRENCY = 8

/** The refusal by which a command ends if another request has just done the same. */
const DONE: Refusal = { code: 'asked-already' }

/** `done`: the game stands as wished, with this leave or without one. `changed`: it did not before. */
export type LeaveOutcome =
  | { readonly kind: 'done'; readonly leave: ClockStop | undefined; readonly changed: boolean }
  | { readonly kind: 'refused'; readonly refusal: ReturnType<typeof refusalOf> }

const leaveOne = async (
  service: Service,
  authorized: Authorized,
  wish: LeaveWish,
  now: Instant,
): Promise<LeaveOutcome> => {
  const { loaded } = authorized
  if (!isPlayerSeat(authorized)) return { kind: 'refused', refusal: { code: 'not-yours-to-do' } }
  const { role } = authorized
  const command = leaveCommand(loaded.game, role, wish, now)
  if (command === undefined) return { kind: 'done', leave: leaveOf(loaded.game, role, now), changed: false }
  if ('code' in command) return { kind: 'refused', refusal: command }
  const again = ({ game }: LoadedGame) => leaveCommand(game, role, wish, now) ?? DONE
  const handled = await handleAuthorized(service, authorized, again, now)
  if (handled.kind === 'done') return { kind: 'done', leave: leaveOf(handled.loaded.game, role, now), changed: true }
  const refusal = refusalOf(handled)
  const { game } = ('loaded' in handled ? handled.loaded : undefined) ?? loaded
  return refusal === DONE
    ? { kind: 'done', leave: leaveOf(game, role, now), changed: false }
    : { kind: 'refused', refusal }
}

/**
 * Takes leave in all games of these seats, or ends it, each by its own act and within its own days; what cannot be
 * covered is said. Both seats of one game are handled one after the other. Returns an outcome for each seat.
 */
export const leaveAll = async (
  service: Service,
  seats: readonly Authorized[],
  wish: LeaveWish,
  now: Instant,
): Promise<ReadonlyMap<Authorized, LeaveOutcome>> => {
  const outcomes = new Map<Authorized, LeaveOutcome>()
  const games = [...Map.groupBy(seats, ({ id }) => id).values()]
  await forEachConcurrently(games, CONCURRENCY, async (seat) => {
    outcomes.set(seat, await leaveOne(service, seat, wish, now))
    return true
  })
  return outcomes
}
