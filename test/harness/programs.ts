import { memoryWebhooks } from '../../local/memory/hooks.ts'
import { memoryOrders } from '../../local/memory/orders.ts'
import { memoryNotices } from '../../local/memory/notices.ts'

/** Webhooks and orders in memory. The queued events of webhooks wait until a test reads them. */
export const programsPorts = (clock: () => number = () => 0) => ({
  hooks: memoryWebhooks(),
  orders: memoryOrders(),
  notices: memoryNotices(clock),
})
