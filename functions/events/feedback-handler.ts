import * as z from 'zod/mini'
import type { Instant } from '../../shared/game/words.ts'
import type { ReturnPorts } from '../../shared/service/email/delivery/bounces.ts'
import { type FedBack, type Feedback, takeFeedback } from '../../shared/service/email/delivery/feedback.ts'
import { SEAT_TAG } from '../aws/mail-tags.ts'
import { messagesHandler } from '../runtime/messages.ts'

/** Characters. EventBridge takes no larger event. */
const LONGEST = 256 * 1024

/** Of ours, which SES gives the message: some sixty characters. */
const id = z.string().check(z.maxLength(200))

const mail = z.object({
  messageId: id,
  destination: z.array(z.string()),
  tags: z.optional(z.object({ [SEAT_TAG]: z.optional(z.array(z.string())) })),
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

/** An event of SES in EventBridge's envelope, as far as we need it. */
const Told = z.object({ detail: z.discriminatedUnion('eventType', [bounced, complained]) })

type Detail = z.infer<typeof Told>['detail']

const readTold = (body: string): Detail => {
  if (body.length > LONGEST) throw new Error('an event is too long')
  return Told.parse(JSON.parse(body)).detail
}

/** RFC 5965 and IANA's list: the others are about spam. */
const NO_COMPLAINT: ReadonlySet<string> = new Set(['not-spam', 'auth-failure'])

/**
 * SES calls a notice of absence a transient or undetermined bounce, but without the `failed` of RFC 3464. A permanent one counts in
 * what SES thinks of us, whatever its code: nothing more goes there.
 */
const whyOf = (detail: Detail): Feedback['why'] | undefined => {
  if (detail.eventType === 'Complaint')
    return NO_COMPLAINT.has(detail.complaint.complaintFeedbackType ?? '') ? undefined : 'complaint'
  const { bounceType, bouncedRecipients } = detail.bounce
  if (bounceType === 'Permanent') return 'gone'
  return bouncedRecipients.some(({ action }) => action === 'failed') ? 'passing' : undefined
}

const outcomeOf = async (ports: ReturnPorts, detail: Detail, now: Instant): Promise<FedBack | 'no-failure'> => {
  const { messageId: email, destination, tags } = detail.mail
  const [to] = destination
  const why = whyOf(detail)
  if (why === undefined || to === undefined) return 'no-failure'
  return takeFeedback(ports, { why, to, email, seat: tags?.[SEAT_TAG]?.[0] }, now)
}

export type FeedbackPorts = ReturnPorts

/** What SES tells of emails that it took: they came back, or their reader complained. */
export const feedbackHandler = (ports: FeedbackPorts, clock: () => Instant) =>
  messagesHandler({ log: ports.log, failure: 'what SES told of an email could not be noted', clock }, async (body) => {
    const detail = readTold(body)
    const outcome = await outcomeOf(ports, detail, clock())
    ports.log('info', 'returned email', { outcome, id: detail.mail.messageId })
    return true
  })
