import { type Delivery, deliver, isDone } from '../shared/service/deliver.ts'
import { readLetter } from './aws/queue.ts'
import { type IsDue, always, messagesHandler } from './messages.ts'

/** A letter that fails, or is claimed by another delivery, returns to the queue. */
export const deliverHandler = (delivery: Delivery, clock: () => number, isDue: IsDue = always) =>
  messagesHandler(
    delivery.log,
    'a letter could not be delivered',
    async (body) => isDone(await deliver(delivery, readLetter(body), clock())),
    isDue,
  )
