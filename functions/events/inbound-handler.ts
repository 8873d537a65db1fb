import * as z from 'zod/mini'
import type { Instant } from '../../shared/game/model/words.ts'
import { REPLY_LIMITS } from '../../shared/email/inbound/reply-limits.ts'
import { parseDeliveryReport } from '../../shared/email/inbound/delivery-report.ts'
import {
  type BounceOutcome,
  type UnverifiedBounce,
  type BouncePorts,
  type BouncedSeat,
  handleBounce,
  bounceClaimIn,
  verifyBounce,
} from '../../shared/service/email/delivery/bounces.ts'
import type { ReceivedEmail } from '../../shared/email/inbound/received-email.ts'
import { type UnverifiedReply, verifyReply } from '../../shared/service/email/inbound/verify-reply.ts'
import { type ReplyOutcome, playEmailMoves } from '../../shared/service/email/inbound/email-moves.ts'
import type { ReceivedReply, ReplyPorts } from '../../shared/service/email/inbound/reply-turn.ts'
import { messagesHandler } from '../runtime/messages.ts'
import { readMime } from './mime.ts'

/** The store of emails that have arrived and are not yet read. */
export type InboundMailStore = {
  /** Returns the bytes of an email; undefined if it is gone, or longer than `most` bytes. */
  readonly read: (key: string, most: number) => Promise<Uint8Array | undefined>
  /** Deletes an email. A repeated call changes nothing more. */
  readonly remove: (key: string) => Promise<void>
}

const verdict = z.object({ status: z.string() })

/** SES's notice of a received email: only the fields that are used. `source` is the sender in the SMTP envelope. */
const Notice = z.object({
  mail: z.object({ timestamp: z.string(), source: z.string(), messageId: z.string() }),
  receipt: z.object({
    recipients: z.array(z.string()),
    spamVerdict: verdict,
    virusVerdict: verdict,
    dkimVerdict: verdict,
    dmarcVerdict: verdict,
    action: z.object({ objectKey: z.string() }),
  }),
})

export type InboundNotice = z.infer<typeof Notice>

/** SNS wraps the notice into an envelope of its own. */
const Envelope = z.object({ Message: z.string() })

/** Returns the notice in a message of the queue. Throws on any other body. */
export const readInboundNotice = (body: string): InboundNotice =>
  Notice.parse(JSON.parse(Envelope.parse(JSON.parse(body)).Message))

/** Why an email is dropped without effect. */
type Dropped = 'unwelcome' | 'gone' | 'unreadable' | 'no-report'

/** `returns` are the ports for bounces. They are set if the service receives its bounces by email. */
export type InboundPorts = ReplyPorts & { readonly returns?: BouncePorts }

/**
 * Returns whether SES has authenticated the sender by DMARC or DKIM. Nothing in the email itself proves that, because a
 * sender can write such headers too.
 */
const isAuthenticated = ({ receipt: { dmarcVerdict, dkimVerdict } }: InboundNotice): boolean =>
  dmarcVerdict.status === 'PASS' || (dmarcVerdict.status === 'GRAY' && dkimVerdict.status === 'PASS')

type Outcome = ReplyOutcome | BounceOutcome | UnverifiedBounce | UnverifiedReply | Dropped

const processBounce = async (
  ports: BouncePorts,
  seat: BouncedSeat,
  { report, event }: { readonly report: string | undefined; readonly event: string },
  now: Instant,
): Promise<BounceOutcome | Dropped> => {
  const why = report === undefined ? undefined : parseDeliveryReport(report)
  return why === undefined ? 'no-report' : handleBounce(ports, seat, { why, event }, now)
}

const arrivedIn = (notice: InboundNotice, message: ReceivedEmail, now: Instant): ReceivedReply => ({
  id: notice.mail.messageId,
  sender: notice.mail.source.replaceAll(/[<>\s]/g, ''),
  at: Date.parse(notice.mail.timestamp) || now,
  isVouched: isAuthenticated(notice),
  message,
})

type MessageHandler = (message: ReceivedEmail) => Promise<Outcome>

/**
 * Returns the handler for an email, or the outcome if it is dropped. Only its recipients decide, because parsing takes
 * a tenth of a second of processor time: that is not spent on an address that anyone could have made up.
 */
const handlerFor = async (
  ports: InboundPorts,
  notice: InboundNotice,
  now: Instant,
): Promise<MessageHandler | Outcome> => {
  const { recipients } = notice.receipt
  const { returns } = ports
  const claim = bounceClaimIn(recipients)
  if (returns && claim) {
    const sent = await verifyBounce(returns, claim, now)
    if (typeof sent === 'string') return sent
    return ({ report }) => processBounce(returns, sent, { report, event: notice.mail.messageId }, now)
  }
  const seat = await verifyReply(ports, recipients, now)
  if (typeof seat === 'string') return seat
  return (message) => playEmailMoves(ports, seat, arrivedIn(notice, message, now), now)
}

/** Parses an email. Rejects if it is malformed, or would take too long. */
export type ReadMail = (bytes: Uint8Array) => Promise<ReceivedEmail>

type Inbox = { readonly box: InboundMailStore; readonly read: ReadMail }

const outcomeOf = async (
  ports: InboundPorts,
  { box, read }: Inbox,
  notice: InboundNotice,
  now: Instant,
): Promise<Outcome> => {
  const { spamVerdict, virusVerdict, action } = notice.receipt
  if (spamVerdict.status === 'FAIL' || virusVerdict.status === 'FAIL') return 'unwelcome'
  const handler = await handlerFor(ports, notice, now)
  if (typeof handler === 'string') return handler
  const bytes = await box.read(action.objectKey, REPLY_LIMITS.largest)
  if (!bytes) return 'gone'
  const message = await read(bytes).catch(() => undefined)
  return message ? handler(message) : 'unreadable'
}

const processEmail = async (ports: InboundPorts, inbox: Inbox, body: string, now: Instant): Promise<void> => {
  const notice = readInboundNotice(body)
  const outcome = await outcomeOf(ports, inbox, notice, now)
  await inbox.box.remove(notice.receipt.action.objectKey)
  const subject = bounceClaimIn(notice.receipt.recipients) ? 'returned email' : 'answer by email'
  ports.log('info', subject, { outcome, id: notice.mail.messageId })
}

/**
 * Plays the moves in answers by email, and processes bounces. An email is deleted once it is processed or dropped. If
 * processing throws, the email is kept, and its message is delivered again.
 */
export const inboundHandler = (
  ports: InboundPorts,
  box: InboundMailStore,
  clock: () => Instant,
  read: ReadMail = readMime,
) =>
  messagesHandler({ log: ports.log, failure: 'an answer by email could not be read', clock }, async (body) => {
    await processEmail(ports, { box, read }, body, clock())
    return true
  })
