import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { type OrderBook, orderIn } from '../../shared/service/ports/orders.ts'
import { type Duration, SECOND } from '../../shared/game/words.ts'
import type { Log } from '../../shared/service/ports/ports.ts'
import { type Retelling, retell } from '../../shared/service/background/replay.ts'
import { readAside } from '../aws/retry-queue.ts'
import { messagesHandler } from '../runtime/messages.ts'

/** Of an order, with slow stores. */
const A_PART: Duration = 8 * SECOND

/** A whole batch at once. */
const LANES = 10

/** From the stored state, so an unreadable record loses nothing. */
export const redoHandler = (retelling: Retelling & { readonly orders: OrderBook }, log: Log, clock: () => number) =>
  messagesHandler(
    { log, failure: 'a game that was put aside failed again', clock, lanes: LANES },
    async (body, left) => {
      const aside = readAside(body)
      const order = orderIn(aside)
      if (order !== undefined) return makeOrder(retelling, order, clock(), () => left() > A_PART)
      await retell(retelling, aside, clock())
      return true
    },
  )
