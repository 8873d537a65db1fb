import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { type OrderBook, orderIn } from '../../shared/service/ports/orders.ts'
import { type Duration, SECOND } from '../../shared/game/words.ts'
import type { Log } from '../../shared/service/runtime/logger.ts'
import { type Retelling, retell } from '../../shared/service/background/replay.ts'
import { readAside } from '../aws/retry-queue.ts'
import { messagesHandler } from '../runtime/messages.ts'

/** The time that one game of an order takes, with slow stores. */
const NEEDED_FOR_ONE_GAME: Duration = 8 * SECOND

/** A whole batch is processed at once. */
const CONCURRENCY = 10

/**
 * Retries games and orders whose change could not be carried out. It works from what is stored now, not from the change
 * record, so an unreadable record loses nothing.
 */
export const redoHandler = (retelling: Retelling & { readonly orders: OrderBook }, log: Log, clock: () => number) =>
  messagesHandler(
    { log, failure: 'a game that was put aside failed again', clock, lanes: CONCURRENCY },
    async (body, left) => {
      const key = readAside(body)
      const order = orderIn(key)
      if (order !== undefined) return makeOrder(retelling, order, clock(), () => left() > NEEDED_FOR_ONE_GAME)
      await retell(retelling, key, clock())
      return true
    },
  )
