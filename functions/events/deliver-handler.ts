import {
  type EmailDeliveryPorts,
  deliverEmail,
  isDeliveryFinal,
} from '../../shared/service/email/sending/deliver-email.ts'
import { type Duration, SECOND } from '../../shared/game/model/words.ts'
import type { Mailer } from '../../shared/service/ports/email.ts'
import { SES_TIMEOUT } from '../aws/clients/timeouts.ts'
import { readEmailBody } from '../aws/email/email-body.ts'
import { type IsAttemptDue, everyAttempt, messagesHandler } from '../runtime/messages.ts'
import type { TimeLeft } from '../runtime/time-left.ts'

/** The time that it takes to store that an email was sent. */
const NEEDED_TO_RECORD: Duration = 3 * SECOND

/**
 * Returns a mailer that sends no email unless there is time for SES's answer: if the function is cut off after SES has
 * accepted an email, that email is sent again.
 */
const inTime = (post: Mailer, left: TimeLeft): Mailer => ({
  send: async (mail) => {
    if (left() >= SES_TIMEOUT + NEEDED_TO_RECORD) return post.send(mail)
    throw new Error('too little time is left to send an email')
  },
})

/** Sends the emails of the outbox. Those that fail, or that another function is sending now, return to the queue. */
export const deliverHandler = (delivery: EmailDeliveryPorts, clock: () => number, isDue: IsAttemptDue = everyAttempt) =>
  messagesHandler(
    { log: delivery.log, failure: 'an email could not be delivered', clock, isDue },
    async (body, left) => {
      const post = inTime(delivery.post, left)
      return isDeliveryFinal(await deliverEmail({ ...delivery, post }, readEmailBody(body), clock()))
    },
  )
