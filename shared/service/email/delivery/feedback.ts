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
 * What the mail service itself tells of an email of ours. It is believed, so the address is the email's own, whoever
 * has the seat by now. `complaint`: its reader called it unwanted.
 */
export type Feedback = {
  readonly why: Failure | 'complaint'
  readonly to: string
  /** Which email: one comes back once, and is complained of once. */
  readonly email: string
  /** Of `returnName`. */
  readonly seat: string | undefined
}

export type FedBack = CameBack | NoSeat | 'complaint' | 'again'

const cameBack = async (
  ports: ReturnPorts,
  { to, seat }: Feedback,
  failed: { readonly why: Failure; readonly event: string },
  now: Instant,
): Promise<FedBack> => {
  if (!(await noteFailure(ports, to, failed, now))) return 'counted'
  const claim = readReturnName(seat ?? '')
  const named = claim && (await seatOfReturn(ports, claim))
  if (failed.why === 'gone') await chargeBounce(ports, { email: to, event: failed.event }, named?.known.namedBy, now)
  const opened = claim ? provenReturn(ports.seal, named, now) : 'unproven'
  if (typeof opened === 'string') return opened
  await tellSeat(ports, opened)
  return failed.why
}

/** A complaint is a stop of all emails, which only the mailbox can lift. No page shows a stop to who typed the address. */
const carriedOut = async (ports: ReturnPorts, feedback: Feedback, event: string, now: Instant): Promise<FedBack> => {
  const { why, to } = feedback
  if (why !== 'complaint') return cameBack(ports, feedback, { why, event }, now)
  await ports.ledger.note(readerAccount(ports.seal, to), { stopped: true }, now)
  await endStandingConsent(ports, ownMark(ports.seal, to), now)
  return 'complaint'
}

/**
 * Once for each email and reason, in whatever order they come: told again, it would stop what its reader has allowed
 * since. After a crash the rest is done.
 */
export const takeFeedback = async (ports: ReturnPorts, feedback: Feedback, now: Instant): Promise<FedBack> => {
  const event = `${feedback.why}-${feedback.email}`
  const account = `feedback:${event}`
  const [times = 0] = await ports.ledger.counts(account, now, TOLD)
  if (times > 0) return 'again'
  const outcome = await carriedOut(ports, feedback, event, now)
  await ports.ledger.take(account, undefined, now, TOLD)
  return outcome
}
