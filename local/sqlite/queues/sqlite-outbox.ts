import type { DatabaseSync } from 'node:sqlite'
import { emailBody } from '../../../functions/aws/email/email-body.ts'
import { webhookNoticeBody } from '../../../functions/aws/background/sqs-notices.ts'
import { retryBody } from '../../../functions/aws/background/retry-queue.ts'
import type { Instant } from '../../../shared/game/model/words.ts'
import type { QueuedEmail } from '../../../shared/email/game-emails/emails-for.ts'
import type { RetryQueue } from '../../../shared/service/ports/games.ts'
import type { Outbox } from '../../../shared/service/ports/email.ts'
import type { WebhookQueue, DelayedMessage } from '../../../shared/service/ports/webhooks.ts'
import { transaction } from '../database/open-database.ts'
import { type MessageQueue, EMAIL_RANK } from './sqlite-queue.ts'

/**
 * Returns the rank of an email. If not all may be sent at once, the last reminders before a deadline go first and
 * consent emails last.
 */
const rankOf = (email: QueuedEmail): number => {
  if (email.kind === 'door') return EMAIL_RANK.last
  return email.kind === 'reminder' && email.reminder === 'hours' ? EMAIL_RANK.first : EMAIL_RANK.usual
}

/** Adds emails to the queue. Delays count by the service's clock, which may be moved. */
export const sqliteOutbox = (database: DatabaseSync, queue: MessageQueue, now: () => Instant): Outbox => ({
  put: async (emails) =>
    transaction(database, () => {
      for (const email of emails) queue.put(emailBody(email), now() + email.delay, { rank: rankOf(email) })
    }),
})

/**
 * Returns the lane of a notice: the devices of a seat, or one webhook. Slow receivers in one lane delay no other lane.
 */
const laneOf = (posting: DelayedMessage): string =>
  'push' in posting ? posting.owner : (posting.hook ?? posting.owner)

export const sqliteNotices = (database: DatabaseSync, queue: MessageQueue, now: () => Instant): WebhookQueue => ({
  put: async (postings) =>
    transaction(database, () => {
      for (const posting of postings)
        queue.put(webhookNoticeBody(posting), now() + posting.delay, { lane: laneOf(posting) })
    }),
})

export const sqliteRetryQueue = (queue: MessageQueue, now: () => Instant): RetryQueue => ({
  put: async (game) => queue.put(retryBody(game), now()),
})
