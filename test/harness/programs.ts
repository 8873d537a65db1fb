import { memoryWebhooks } from '../../local/memory/memory-webhooks.ts'
import { memoryOrders } from '../../local/memory/memory-orders.ts'
import { memoryNotices } from '../../local/memory/memory-notices.ts'

/** Returns webhooks and orders in memory. The queued events of webhooks wait until a test reads them. */
export const programsPorts = (clock: () => number = () => 0) => ({
  webhooks: memoryWebhooks(),
  orders: memoryOrders(),
  notices: memoryNotices(clock),
})
