import { webhookHmac } from '../../functions/aws/network/webhook-hmac.ts'
import { notifyHandler } from '../../functions/events/notify-handler.ts'
import type { WebhookQueue } from '../../shared/service/ports/webhooks.ts'
import type { HttpSender } from '../../shared/service/ports/http-sender.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import type { Outbox } from '../../shared/service/ports/email.ts'
import type { Job } from './run-due.ts'
import type { Resources } from '../resources/resources.ts'
import { type LanedJob, type ConcurrencyLimits, lanedJob } from './message-job.ts'

type NoticeContext = {
  readonly origin: string
  readonly log: Logger
  readonly sender: HttpSender
  readonly outbox: Outbox
  /** This is called when another notice may be sent. */
  readonly freed: () => void
}

/** How many posts run at once, as on AWS. A webhook whose receiver is slow occupies only `perLane` of them. */
const LIMITS: ConcurrencyLimits = { total: 50, perLane: 2 }

export const noticeJob = (
  { noticeQueue: told, clock, webhooks, owned }: Pick<Resources, 'noticeQueue' | 'clock' | 'webhooks' | 'owned'>,
  notices: WebhookQueue,
  { origin, log, sender, outbox, freed }: NoticeContext,
): LanedJob => {
  const ports = { webhooks, owned, notices, outbox, sender, sign: webhookHmac, log, origin }
  return lanedJob(told, 'notify', notifyHandler(ports, clock.now), { log, share: LIMITS, freed })
}

/**
 * Returns the job with a `run` that ends only when all messages in progress are done: where the clock may be moved,
 * none may be left for a later time.
 */
export const runToCompletion = ({ nextAt, run, settled }: LanedJob): Job => ({
  nextAt,
  run: async (now) => {
    await run(now)
    await settled()
  },
})

/**
 * Returns the queue of notices. It calls `put` after each write, to wake the job: a change of a game wakes it, too, but
 * a program's test post comes without such a change.
 */
export const wakeOnNotice = (notices: WebhookQueue, put: () => void): WebhookQueue => ({
  put: async (postings) => {
    await notices.put(postings)
    put()
  },
})
