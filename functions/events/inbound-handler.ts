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

/** Emails that have come in and are not read. */
export type Letterbox = {
  /** Undefined if it is gone, or longer than `most` bytes. */
  readonly read: (key: string, most: number) => Promise<Uint8Array | undefined>
  /** Idempotent. */
  readonly remove: (key: string) => Promise<void>
}

const verdict = z.object({ status: z.string() })

/** What SES says of an email, as far as we need it. `source`: of the envelope. */
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

/** SNS puts it into an envelope of its own. */
const Envelope = z.object({ Message: z.string() })

export const readNotice = (body: string): Notice => Notice.parse(JSON.parse(Envelope.parse(JSON.parse(body)).Message))

type Dropped = 'unwelcome' | 'gone' | 'unreadable' | 'no-report'

/** `returns`: of a service whose emails come back to it, where they cannot be delivered. */
export type InboundPorts = ReplyPorts & { readonly returns?: ReturnPorts }

/** Beside what stands in the email itself, which a sender can write too. */
const isVouched = ({ receipt: { dmarcVerdict, dkimVerdict } }: Notice): boolean =>
  dmarcVerdict.status === 'PASS' || (dmarcVerdict.status === 'GRAY' && dkimVerdict.status === 'PASS')

type Outcome = Replied | CameBack | NoSeat | Unproven | Dropped

const returned = async (
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
  isVouched: isVouched(notice),
  message,
})

type Reader = (message: Received) => Promise<Outcome>

/** Reading takes the processor for a tenth of a second: not for an address that anyone could have made up. */
const readerOf = async (ports: InboundPorts, notice: Notice, now: Instant): Promise<Reader | Outcome> => {
  const { recipients } = notice.receipt
  const { returns } = ports
  const claim = claimOfReturn(recipients)
  if (returns && claim) {
    const sent = await openReturn(returns, claim, now)
    if (typeof sent === 'string') return sent
    return ({ report }) => returned(returns, sent, { report, event: notice.mail.messageId }, now)
  }
  const seat = await openReply(ports, recipients, now)
  if (typeof seat === 'string') return seat
  return (message) => answerReply(ports, seat, arrivedIn(notice, message, now), now)
}

/** Rejects what is no email, and what takes too long. */
export type ReadMail = (bytes: Uint8Array) => Promise<Received>

type Inbox = { readonly box: Letterbox; readonly read: ReadMail }

const outcomeOf = async (ports: InboundPorts, { box, read }: Inbox, notice: Notice, now: Instant): Promise<Outcome> => {
  const { spamVerdict, virusVerdict, action } = notice.receipt
  if (spamVerdict.status === 'FAIL' || virusVerdict.status === 'FAIL') return 'unwelcome'
  const reader = await readerOf(ports, notice, now)
  if (typeof reader === 'string') return reader
  const bytes = await box.read(action.objectKey, REPLY.largest)
  if (!bytes) return 'gone'
  const message = await read(bytes).catch(() => undefined)
  return message ? reader(message) : 'unreadable'
}

const takenIn = async (ports: InboundPorts, inbox: Inbox, body: string, now: Instant): Promise<void> => {
  const notice = readNotice(body)
  const outcome = await outcomeOf(ports, inbox, notice, now)
  await inbox.box.remove(notice.receipt.action.objectKey)
  const about = claimOfReturn(notice.receipt.recipients) ? 'returned email' : 'answer by email'
  ports.log('info', about, { outcome, id: notice.mail.messageId })
}

/** An email is removed once it is read; one that fails comes again. */
export const inboundHandler = (ports: InboundPorts, box: Letterbox, clock: () => Instant, read: ReadMail = readMime) =>
  messagesHandler({ log: ports.log, failure: 'an answer by email could not be read', clock }, async (body) => {
    await takenIn(ports, { box, read }, body, clock())
    return true
  })
