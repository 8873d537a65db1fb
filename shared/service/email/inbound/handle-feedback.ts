import type { Instant } from '../../../game/model/words.ts'
import type { BounceKind } from '../../../email/inbound/delivery-report.ts'
import {
  type BounceOutcome,
  type UnverifiedBounce,
  type BouncePorts,
  noteBounce,
  verifyClaimedSeat,
  loadClaimedSeat,
  markAddressReturned,
} from '../delivery/bounces.ts'
import { FEEDBACK_ONCE } from '../../limits/email-quotas.ts'
import { chargeBounce } from '../delivery/charge-bounce.ts'
import { mailboxPseudonym, readerAccount } from '../../credentials/mailbox.ts'
import { parseBounceName } from '../../credentials/addresses/bounce-address.ts'
import { endStandingConsent } from '../consent/standing-consent.ts'

/**
 * What our mail service reports about an email that we sent. Unlike a bounce that arrives as an email it is trusted, so
 * it applies to the address that the email was sent to, even if the seat has another one by now. `complaint`: its
 * reader marked it as unwanted.
 */
export type Feedback = {
  readonly why: BounceKind | 'complaint'
  readonly to: string
  /** Identifies the email: each bounces at most once, and gets at most one complaint. */
  readonly messageId: string
  /** The local part of its bounce address (`makeBounceName`). */
  readonly seat: string | undefined
}

export type FeedbackOutcome = BounceOutcome | UnverifiedBounce | 'complaint' | 'again'

const bounced = async (
  ports: BouncePorts,
  { to, seat }: Feedback,
  failed: { readonly why: BounceKind; readonly event: string },
  now: Instant,
): Promise<FeedbackOutcome> => {
  if (!(await noteBounce(ports, to, failed, now))) return 'counted'
  const claim = parseBounceName(seat ?? '')
  const named = claim && (await loadClaimedSeat(ports, claim))
  if (failed.why === 'gone') await chargeBounce(ports, { email: to, event: failed.event }, named?.known.namedBy, now)
  const opened = claim ? verifyClaimedSeat(ports.signer, named, now) : 'unproven'
  if (typeof opened === 'string') return opened
  await markAddressReturned(ports, opened)
  return failed.why
}

/**
 * Applies a report, and returns its outcome. A complaint stops all emails to the mailbox; only the mailbox's owner can
 * allow them again. No page shows this to whoever typed the address.
 */
const applied = async (
  ports: BouncePorts,
  feedback: Feedback,
  event: string,
  now: Instant,
): Promise<FeedbackOutcome> => {
  const { why, to } = feedback
  if (why !== 'complaint') return bounced(ports, feedback, { why, event }, now)
  await ports.ledger.noteStatus(readerAccount(ports.signer, to), { stopped: true }, now)
  await endStandingConsent(ports, mailboxPseudonym(ports.signer, to), now)
  return 'complaint'
}

/**
 * Applies a report once for each email and reason, in whatever order they arrive: a repeated report could otherwise
 * stop emails that the reader has allowed since. The report is noted last, so that after a crash it is applied again.
 */
export const handleFeedback = async (
  ports: BouncePorts,
  feedback: Feedback,
  now: Instant,
): Promise<FeedbackOutcome> => {
  const event = `${feedback.why}-${feedback.messageId}`
  const account = `feedback:${event}`
  const [times = 0] = await ports.ledger.counts(account, now, FEEDBACK_ONCE)
  if (times > 0) return 'again'
  const outcome = await applied(ports, feedback, event, now)
  await ports.ledger.take(account, undefined, now, FEEDBACK_ONCE)
  return outcome
}
