import * as z from 'zod/mini'
import type { Instant } from '../../shared/game/model/words.ts'
import type { BouncePorts } from '../../shared/service/email/delivery/bounces.ts'
import {
  type FeedbackOutcome,
  type Feedback,
  handleFeedback,
} from '../../shared/service/email/inbound/handle-feedback.ts'
import { SEAT_EMAIL_TAG } from '../aws/email/email-tags.ts'
import { messagesHandler } from '../runtime/messages.ts'

/** The most characters of an event: EventBridge accepts no larger one. */
const LONGEST = 256 * 1024

/** The id that SES gave the email: about sixty characters. */
const id = z.string().check(z.maxLength(200))

const mail = z.object({
  messageId: id,
  destination: z.array(z.string()),
  tags: z.optional(z.object({ [SEAT_EMAIL_TAG]: z.optional(z.array(z.string())) })),
})

const bounced = z.object({
  eventType: z.literal('Bounce'),
  mail,
  bounce: z.object({
    bounceType: z.string(),
    bouncedRecipients: z.array(z.object({ action: z.optional(z.string()) })),
  }),
})

const complained = z.object({
  eventType: z.literal('Complaint'),
  mail,
  complaint: z.object({ complaintFeedbackType: z.nullish(z.string()) }),
})

/** An event of SES in EventBridge's envelope: only the fields that are used. */
const SesEvent = z.object({ detail: z.discriminatedUnion('eventType', [bounced, complained]) })

type Detail = z.infer<typeof SesEvent>['detail']

const readSesEvent = (body: string): Detail => {
  if (body.length > LONGEST) throw new Error('an event is too long')
  return SesEvent.parse(JSON.parse(body)).detail
}

/** Types of feedback that are no complaint (RFC 5965 and IANA's list); all other types are about spam. */
const NO_COMPLAINT: ReadonlySet<string> = new Set(['not-spam', 'auth-failure'])

/**
 * Returns why an email came back: a complaint, an address that is gone, or a passing failure; undefined if it did not
 * fail. SES reports an out-of-office notice as a transient or undetermined bounce, but without the action `failed` of
 * RFC 3464. A permanent bounce counts against the sender's reputation at SES whatever its code, so no more email goes
 * to that address.
 */
const failureReason = (detail: Detail): Feedback['why'] | undefined => {
  if (detail.eventType === 'Complaint')
    return NO_COMPLAINT.has(detail.complaint.complaintFeedbackType ?? '') ? undefined : 'complaint'
  const { bounceType, bouncedRecipients } = detail.bounce
  if (bounceType === 'Permanent') return 'gone'
  return bouncedRecipients.some(({ action }) => action === 'failed') ? 'passing' : undefined
}

const outcomeOf = async (ports: BouncePorts, detail: Detail, now: Instant): Promise<FeedbackOutcome | 'no-failure'> => {
  const { messageId, destination, tags } = detail.mail
  const [to] = destination
  const why = failureReason(detail)
  if (why === undefined || to === undefined) return 'no-failure'
  return handleFeedback(ports, { why, to, messageId, seat: tags?.[SEAT_EMAIL_TAG]?.[0] }, now)
}

export type FeedbackPorts = BouncePorts

/** Processes what SES reports of emails that it had accepted: bounces and complaints. */
export const feedbackHandler = (ports: FeedbackPorts, clock: () => Instant) =>
  messagesHandler({ log: ports.log, failure: 'what SES told of an email could not be noted', clock }, async (body) => {
    const detail = readSesEvent(body)
    const outcome = await outcomeOf(ports, detail, clock())
    ports.log('info', 'returned email', { outcome, id: detail.mail.messageId })
    return true
  })
