import type { DatabaseSync } from 'node:sqlite'
import { letterBody } from '../../functions/aws/email-body.ts'
import { noticeBody } from '../../functions/aws/notices.ts'
import { asideBody } from '../../functions/aws/retry-queue.ts'
import type { Instant } from '../../shared/game/words.ts'
import type { Queued } from '../../shared/mail/letters.ts'
import type { Aside } from '../../shared/service/ports/games.ts'
import type { Outbox } from '../../shared/service/ports/email.ts'
import type { Notices, Posting } from '../../shared/service/ports/webhooks.ts'
import { transaction } from './database.ts'
import { type Queue, RANK } from './queue.ts'

/**
 * The rank of an email where not all may be sent at once: last warnings go first, consent emails to new people last.
 */
const rankOf = (email: Queued): number => {
  if (email.kind === 'door') return RANK.last
  return email.kind === 'reminder' && email.reminder === 'hours' ? RANK.first : RANK.usual
}

/** Adds emails to the queue. Delays count by the service's clock, which may be moved. */
export const sqliteOutbox = (database: DatabaseSync, queue: Queue, now: () => Instant): Outbox => ({
  put: async (emails) =>
    transaction(database, () => {
      for (const email of emails) queue.put(letterBody(email), now() + email.delay, { rank: rankOf(email) })
    }),
})

/** The lane of a notice: those to a seat's devices, or to one webhook, delay no others. */
const laneOf = (posting: Posting): string => ('push' in posting ? posting.owner : (posting.hook ?? posting.owner))

export const sqliteNotices = (database: DatabaseSync, queue: Queue, now: () => Instant): Notices => ({
  put: async (postings) =>
    transaction(database, () => {
      for (const posting of postings) queue.put(noticeBody(posting), now() + posting.delay, { lane: laneOf(posting) })
    }),
})

export const sqliteAside = (queue: Queue, now: () => Instant): Aside => ({
  put: async (game) => queue.put(asideBody(game), now()),
})
