import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { type OrderWork, orderIdIn } from '../../shared/service/ports/orders.ts'
import { type Duration, SECOND } from '../../shared/game/model/words.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import { type ReplayPorts, replayGame } from '../../shared/service/background/replay.ts'
import { tournamentIdIn } from '../../shared/service/ports/tournaments/tournament-key.ts'
import { lazy } from '../../shared/service/runtime/lazy.ts'
import type { TournamentEffectPorts } from '../../shared/service/tournaments/effects/tournament-effects.ts'
import { readRetryBody } from '../aws/background/retry-queue.ts'
import { messagesHandler } from '../runtime/messages.ts'

/** Loaded late: most of what is put aside are games, and the rules of tournaments are long. */
const replayTournament = lazy(
  () => import('../../shared/service/tournaments/effects/tournament-effects.ts'),
  'replayTournament',
)

/** The time that one game of an order or a tournament takes, with slow stores. */
const NEEDED_FOR_ONE_GAME: Duration = 8 * SECOND

/** How many games, orders and tournaments are processed at once: a whole batch. */
const CONCURRENCY = 10

/**
 * Repeats the effects of games, orders and tournaments whose effects failed. It works from what is stored now, not from
 * the record of the change, so an unreadable record loses nothing.
 */
export const redoHandler = (
  retelling: ReplayPorts & TournamentEffectPorts & { readonly orders: OrderWork },
  log: Logger,
  clock: () => number,
) =>
  messagesHandler(
    { log, failure: 'a game that was put aside failed again', clock, concurrency: CONCURRENCY },
    async (body, left) => {
      const key = readRetryBody(body)
      const order = orderIdIn(key)
      if (order !== undefined) return makeOrder(retelling, order, clock(), () => left() > NEEDED_FOR_ONE_GAME)
      const tournament = tournamentIdIn(key)
      if (tournament !== undefined) {
        const pace = { now: clock(), hasTime: () => left() > NEEDED_FOR_ONE_GAME }
        return (await replayTournament(retelling, tournament, pace))?.isDone ?? true
      }
      await replayGame(retelling, key, clock())
      return true
    },
  )
