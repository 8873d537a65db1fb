import { memoryOrders } from '../../../local/memory/memory-orders.ts'
import type { BulkOrder, OrderId, OrderStore } from '../../../shared/service/ports/orders.ts'
import type { Ground } from '../ground.ts'

/**
 * Returns the store of orders in memory; `placed` is called with each order that is stored, as the stream reports it.
 */
export const ordersOn = ({ machine }: Ground, placed: (order: BulkOrder) => void): OrderStore => {
  const memory = memoryOrders()
  return {
    place: (order) =>
      machine.port('orders.place', async () => {
        const isPlaced = await memory.place(order)
        if (isPlaced) placed(order)
        return isPlaced
      }),
    load: (id: OrderId) => machine.port('orders.load', () => memory.load(id)),
    advance: (id, made) => machine.port('orders.advance', () => memory.advance(id, made)),
    finish: (order) => machine.port('orders.finish', () => memory.finish(order)),
  }
}
