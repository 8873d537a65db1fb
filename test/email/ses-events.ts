/**
 * The email that an event is about. This file makes events as SES publishes them to EventBridge ("Contents of event
 * data", "Monitoring SES events", SES developer guide).
 */
export type Sent = {
  readonly to: string
  readonly seat?: string
  readonly id?: string
  /** The configuration set with which the email was sent. */
  readonly set?: string
}

const ID = '010001a0c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000000'
const SET = 'crownhead-keep-Mail1A2B3C4D'

const mailOf = ({ to, seat, id = ID, set = SET }: Sent) => ({
  timestamp: '2026-11-23T09:30:00.012Z',
  source: 'Crownhead <games@example.org>',
  sourceArn: 'arn:aws:ses:eu-west-1:123456789012:identity/example.org',
  sendingAccountId: '123456789012',
  messageId: id,
  destination: [to],
  headersTruncated: false,
  headers: [
    { name: 'From', value: 'Crownhead <games@example.org>' },
    { name: 'To', value: to },
    { name: 'Subject', value: 'Draughts with Bert' },
  ],
  commonHeaders: { from: ['Crownhead <games@example.org>'], to: [to], messageId: id, subject: 'Draughts with Bert' },
  tags: {
    'ses:operation': ['SendEmail'],
    'ses:configuration-set': [set],
    'ses:source-ip': ['192.0.2.0'],
    'ses:from-domain': ['example.org'],
    'ses:caller-identity': ['crownhead-run-DeliverRole'],
    letter: ['Qr7dEwT1zX0b-3-creator'],
    ...(seat !== undefined && { seat: [seat] }),
  },
})

const envelope = (detailType: string, detail: object) => ({
  version: '0',
  id: '7bf73129-1428-4cd3-a780-95db273d1602',
  'detail-type': detailType,
  source: 'aws.ses',
  account: '123456789012',
  time: '2026-11-23T09:30:05Z',
  region: 'eu-west-1',
  resources: [`arn:aws:ses:eu-west-1:123456789012:configuration-set/${SET}`],
  detail,
})

type Recipient = { readonly action?: string; readonly status?: string; readonly diagnosticCode?: string }

type Bounce = Sent & { readonly type: string; readonly subType?: string; readonly of: Recipient | undefined }

const bounce = ({ type, subType = 'General', of, ...sent }: Bounce) =>
  envelope('Email Bounced', {
    eventType: 'Bounce',
    bounce: {
      feedbackId: '010001a0c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000000',
      bounceType: type,
      bounceSubType: subType,
      bouncedRecipients: of ? [{ emailAddress: sent.to, ...of }] : [],
      timestamp: '2026-11-23T09:30:02.669Z',
      reportingMTA: 'dns; a8-50.smtp-out.amazonses.com',
    },
    mail: mailOf(sent),
  })

/** Returns a bounce because there is no such mailbox. */
export const gone = (sent: Sent) =>
  bounce({
    ...sent,
    type: 'Permanent',
    of: { action: 'failed', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' },
  })

/** Returns a bounce because the address is on the global suppression list of SES. */
export const suppressed = (sent: Sent) =>
  bounce({ ...sent, type: 'Permanent', subType: 'Suppressed', of: { action: 'failed', status: '5.1.1' } })

export const full = (sent: Sent) =>
  bounce({
    ...sent,
    type: 'Transient',
    subType: 'MailboxFull',
    of: { action: 'failed', status: '5.2.2', diagnosticCode: 'smtp; 552 5.2.2 mailbox full' },
  })

/**
 * Returns an out-of-office notice as the mailbox simulator of SES reports it, without the fields of an RFC 3464 report.
 */
export const away = (sent: Sent) => bounce({ ...sent, type: 'Transient', of: {} })

/** Returns an out-of-office notice as real ones have come. */
export const reallyAway = (sent: Sent) =>
  bounce({ ...sent, type: 'Undetermined', subType: 'Undetermined', of: undefined })

export const unclear = (sent: Sent) =>
  bounce({ ...sent, type: 'Undetermined', subType: 'Undetermined', of: { action: 'failed' } })

export const complaint = (sent: Sent, type: string | null = 'abuse') =>
  envelope('Email Complaint Received', {
    eventType: 'Complaint',
    complaint: {
      feedbackId: '010001a0c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000001',
      complaintSubType: null,
      complainedRecipients: [{ emailAddress: sent.to }],
      timestamp: '2026-11-23T09:31:02.669Z',
      userAgent: 'Yahoo!-Mail-Feedback/2.0',
      complaintFeedbackType: type,
      arrivalDate: '2026-11-23T09:31:00.000Z',
    },
    mail: mailOf(sent),
  })
