import { type BulkOrder, type OrderId, type OrderStore, withoutPeople } from '../../shared/service/ports/orders.ts'

/**
 * Returns a store of orders in memory. `placed` returns the ids of the orders whose games are still to be created, in
 * the order in which they came.
 */
export const memoryOrders = (): OrderStore & { readonly placed: () => readonly OrderId[] } => {
  const orders = new Map<OrderId, BulkOrder>()
  return {
    placed: () => [...orders.values()].filter(({ people }) => people).map(({ id }) => id),
    place: async (order) => {
      const isNew = !orders.has(order.id)
      if (isNew) orders.set(order.id, structuredClone(order))
      return isNew
    },
    load: async (id) => structuredClone(orders.get(id)),
    advance: async (id, made) => {
      const order = orders.get(id)
      if (order && order.made < made) orders.set(id, { ...order, made })
    },
    finish: async (order) => {
      if (orders.has(order.id)) orders.set(order.id, withoutPeople(structuredClone(order)))
    },
  }
}
