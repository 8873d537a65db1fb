import { memoryHooks } from '../../local/memory/hooks.ts'
import { memoryOrders } from '../../local/memory/orders.ts'
import { memoryNotices } from '../../local/memory/notices.ts'

/** Webhooks in memory, whose notices wait for a test that reads them, and orders. */
export const programsPorts = (clock: () => number = () => 0) => ({
  hooks: memoryHooks(),
  orders: memoryOrders(),
  notices: memoryNotices(clock),
})
