import type { Mailer } from '../../shared/service/ports/email.ts'
import type { ReplyPorts } from '../../shared/service/email/inbound/reply-turn.ts'
import type { Operator } from '../../shared/texts/languages/operator.ts'
import type { Job } from '../jobs/run-due.ts'

/**
 * How emails leave the machine, instead of staying in its mailbox. A relay may be slow, so no other job waits for it.
 */
export type OutboundMail = {
  readonly post: Mailer
  readonly pace: (emails: Job) => Job
  /** The settings of replies by email; undefined if none are read. */
  readonly replies?: ReplySettings | undefined
  /** Who runs the service, as emails say. */
  readonly operator?: Operator | undefined
  /** True if emails, webhooks and push notifications stay in their queues. */
  readonly isRehearsal?: boolean
}

/** The host of the addresses that replies go to, and the mail server whose `Authentication-Results` are trusted. */
export type ReplySettings = Pick<ReplyPorts, 'host' | 'server' | 'isBelow'> & {
  /** True if bounces go to that host, too. */
  readonly isReturned?: boolean
}

/**
 * Two names that exist only on this machine: the host of the reply addresses, and the mail server in whose name this
 * machine writes `Authentication-Results`.
 */
export const LOCAL_REPLIES = { host: 'in.crownhead.test', server: 'mx.crownhead.test' } as const
