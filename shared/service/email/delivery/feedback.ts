import type { Instant } from '../../../game/words.ts'
import type { Failure } from '../../../mail/returned/report.ts'
import {
  type CameBack,
  type NoSeat,
  type ReturnPorts,
  noteFailure,
  provenReturn,
  seatOfReturn,
  tellSeat,
} from './bounces.ts'
import { TOLD } from '../../limits/email-quotas.ts'
import { chargeBounce } from './charge-bounce.ts'
import { ownMark, readerAccount } from '../../credentials/mailbox.ts'
import { readReturnName } from '../../credentials/bounce-address.ts'
import { endStandingConsent } from '../consent/standing-consent.ts'

/**
 * What our mail service reports about an email that we sent. Unlike a bounce that arrives as an email it is trusted, so
 * it applies to the address that the email was sent to, even if the seat has another one by now. `complaint`: its
 * reader marked it as unwanted.
 */
export type Feedback = {
  readonly why: Failure | 'complaint'
  readonly to: string
  /** Identifies the email: each bounces at most once, and gets at most one complaint. */
  readonly email: string
  /** The local part of its bounce address (`makeBounceName`). */
  readonly seat: string | undefined
}

export type FedBack = CameBack | NoSeat | 'complaint' | 'again'

const bounced = async (
  ports: ReturnPorts,
  { to, seat }: Feedback,
  failed: { readonly why: Failure; readonly event: string },
  now: Instant,
): Promise<FedBack> => {
  if (!(await noteFailure(ports, to, failed, now))) return 'counted'
  const claim = readReturnName(seat ?? '')
  const named = claim && (await seatOfReturn(ports, claim))
  if (failed.why === 'gone') await chargeBounce(ports, { email: to, event: failed.event }, named?.known.namedBy, now)
  const opened = claim ? provenReturn(ports.signer, named, now) : 'unproven'
  if (typeof opened === 'string') return opened
  await tellSeat(ports, opened)
  return failed.why
}

/**
 * A complaint stops all emails to the mailbox, and only the mailbox can lift that. No page shows the stop to whoever
 * typed the address.
 */
const applied = async (ports: ReturnPorts, feedback: Feedback, event: string, now: Instant): Promise<FedBack> => {
  const { why, to } = feedback
  if (why !== 'complaint') return bounced(ports, feedback, { why, event }, now)
  await ports.ledger.note(readerAccount(ports.signer, to), { stopped: true }, now)
  await endStandingConsent(ports, ownMark(ports.signer, to), now)
  return 'complaint'
}

/**
 * Applies a report once for each email and reason, in whatever order they arrive: a repeated report could otherwise
 * stop emails that the reader has allowed since. The report is noted last, so that after a crash it is applied again.
 */
export const takeFeedback = async (ports: ReturnPorts, feedback: Feedback, now: Instant): Promise<FedBack> => {
  const event = `${feedback.why}-${feedback.email}`
  const account = `feedback:${event}`
  const [times = 0] = await ports.ledger.counts(account, now, TOLD)
  if (times > 0) return 'again'
  const outcome = await applied(ports, feedback, event, now)
  await ports.ledger.take(account, undefined, now, TOLD)
  return outcome
}
