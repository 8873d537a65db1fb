import * as z from 'zod/mini'
import type { Instant } from '../../shared/game/words.ts'
import { REPLY } from '../../shared/mail/reply/bounds.ts'
import { readReport } from '../../shared/mail/returned/report.ts'
import {
  type CameBack,
  type NoSeat,
  type ReturnPorts,
  type SentSeat,
  cameBackTo,
  claimOfReturn,
  openReturn,
} from '../../shared/service/email/delivery/bounces.ts'
import type { Received } from '../../shared/mail/reply/message.ts'
import { type Unproven, openReply } from '../../shared/service/email/inbound/verify-reply.ts'
import { type Replied, answerReply } from '../../shared/service/email/inbound/email-moves.ts'
import type { Arrived, ReplyPorts } from '../../shared/service/email/inbound/reply-turn.ts'
import { messagesHandler } from '../runtime/messages.ts'
import { readMime } from './mime.ts'

/** The store of emails that have arrived and are not yet read. */
export type Letterbox = {
  /** The bytes of an email; undefined if it is gone, or longer than `most` bytes. */
  readonly read: (key: string, most: number) => Promise<Uint8Array | undefined>
  /** Deletes an email. Idempotent. */
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

export type Notice = z.infer<typeof Notice>

/** SNS wraps the notice into an envelope of its own. */
const Envelope = z.object({ Message: z.string() })

/** The notice in a message of the queue. Throws on any other body. */
export const readNotice = (body: string): Notice => Notice.parse(JSON.parse(Envelope.parse(JSON.parse(body)).Message))

/** Why an email is dropped without effect. */
type Dropped = 'unwelcome' | 'gone' | 'unreadable' | 'no-report'

/** `returns` are the ports for bounces, where the service receives its bounces by email. */
export type InboundPorts = ReplyPorts & { readonly returns?: ReturnPorts }

/**
 * Whether SES has authenticated the sender by DMARC or DKIM. Nothing in the email itself proves that, because a sender
 * can write such headers too.
 */
const isAuthenticated = ({ receipt: { dmarcVerdict, dkimVerdict } }: Notice): boolean =>
  dmarcVerdict.status === 'PASS' || (dmarcVerdict.status === 'GRAY' && dkimVerdict.status === 'PASS')

type Outcome = Replied | CameBack | NoSeat | Unproven | Dropped

const processBounce = async (
  ports: ReturnPorts,
  seat: SentSeat,
  { report, event }: { readonly report: string | undefined; readonly event: string },
  now: Instant,
): Promise<CameBack | Dropped> => {
  const why = report === undefined ? undefined : readReport(report)
  return why === undefined ? 'no-report' : cameBackTo(ports, seat, { why, event }, now)
}

const arrivedIn = (notice: Notice, message: Received, now: Instant): Arrived => ({
  id: notice.mail.messageId,
  sender: notice.mail.source.replaceAll(/[<>\s]/g, ''),
  at: Date.parse(notice.mail.timestamp) || now,
  isVouched: isAuthenticated(notice),
  message,
})

type MessageHandler = (message: Received) => Promise<Outcome>

/**
 * What to do with an email, by its recipients, before it is parsed. Parsing takes a tenth of a second of processor
 * time, so it is not done for an address that anyone could have made up.
 */
const handlerFor = async (ports: InboundPorts, notice: Notice, now: Instant): Promise<MessageHandler | Outcome> => {
  const { recipients } = notice.receipt
  const { returns } = ports
  const claim = claimOfReturn(recipients)
  if (returns && claim) {
    const sent = await openReturn(returns, claim, now)
    if (typeof sent === 'string') return sent
    return ({ report }) => processBounce(returns, sent, { report, event: notice.mail.messageId }, now)
  }
  const seat = await openReply(ports, recipients, now)
  if (typeof seat === 'string') return seat
  return (message) => answerReply(ports, seat, arrivedIn(notice, message, now), now)
}

/** Parses an email. Rejects if it is malformed, or would take too long. */
export type ReadMail = (bytes: Uint8Array) => Promise<Received>

type Inbox = { readonly box: Letterbox; readonly read: ReadMail }

const outcomeOf = async (ports: InboundPorts, { box, read }: Inbox, notice: Notice, now: Instant): Promise<Outcome> => {
  const { spamVerdict, virusVerdict, action } = notice.receipt
  if (spamVerdict.status === 'FAIL' || virusVerdict.status === 'FAIL') return 'unwelcome'
  const handler = await handlerFor(ports, notice, now)
  if (typeof handler === 'string') return handler
  const bytes = await box.read(action.objectKey, REPLY.largest)
  if (!bytes) return 'gone'
  const message = await read(bytes).catch(() => undefined)
  return message ? handler(message) : 'unreadable'
}

const processEmail = async (ports: InboundPorts, inbox: Inbox, body: string, now: Instant): Promise<void> => {
  const notice = readNotice(body)
  const outcome = await outcomeOf(ports, inbox, notice, now)
  await inbox.box.remove(notice.receipt.action.objectKey)
  const subject = claimOfReturn(notice.receipt.recipients) ? 'returned email' : 'answer by email'
  ports.log('info', subject, { outcome, id: notice.mail.messageId })
}

/**
 * Plays the moves in answers by email, and takes in bounces. An email is deleted once it is read; one that fails comes
 * again.
 */
export const inboundHandler = (ports: InboundPorts, box: Letterbox, clock: () => Instant, read: ReadMail = readMime) =>
  messagesHandler({ log: ports.log, failure: 'an answer by email could not be read', clock }, async (body) => {
    await processEmail(ports, { box, read }, body, clock())
    return true
  })
