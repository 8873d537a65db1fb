import { type Delivery, deliver, isDone } from '../../shared/service/email/sending/deliver.ts'
import { type Duration, SECOND } from '../../shared/game/words.ts'
import type { Post } from '../../shared/service/ports/ports.ts'
import { SLOWEST_MAIL } from '../aws/timeouts.ts'
import { readLetter } from '../aws/email-body.ts'
import { type IsDue, always, messagesHandler } from '../runtime/messages.ts'
import type { TimeLeft } from '../runtime/time-left.ts'

const MARKING: Duration = 3 * SECOND

/** Cut off after it was taken, an email would be sent again: none is begun without time for its answer. */
const inTime = (post: Post, left: TimeLeft): Post => ({
  send: async (mail) => {
    if (left() >= SLOWEST_MAIL + MARKING) return post.send(mail)
    throw new Error('too little time is left to send an email')
  },
})

/** Letters that fail, or are claimed elsewhere, return to the queue. */
export const deliverHandler = (delivery: Delivery, clock: () => number, isDue: IsDue = always) =>
  messagesHandler(
    { log: delivery.log, failure: 'a letter could not be delivered', clock, isDue },
    async (body, left) => {
      const post = inTime(delivery.post, left)
      return isDone(await deliver({ ...delivery, post }, readLetter(body), clock()))
    },
  )
