import { type Delivery, deliver } from '../shared/service/deliver.ts'
import { readLetter } from './aws/queue.ts'
import { messagesHandler } from './messages.ts'

/** The outbox: each letter is delivered by itself, and one that fails, or that another has in hand, comes again. */
export const deliverHandler = (delivery: Delivery, clock: () => number) =>
  messagesHandler(
    delivery.log,
    'a letter could not be delivered',
    async (body) => (await deliver(delivery, readLetter(body), clock())) !== 'in-hand',
  )
