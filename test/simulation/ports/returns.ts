import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { SEAT_EMAIL_TAG } from '../../../functions/aws/email/email-tags.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import { parseBounceName } from '../../../shared/service/credentials/addresses/bounce-address.ts'
import type { Dice } from '../chance.ts'
import type { Returned, Sent } from '../evidence.ts'
import type { Ground } from '../ground.ts'

/**
 * Returns whether some mailboxes of this world take no email for a while or for good, and some readers complain. It is
 * so in every sixteenth world.
 */
const hasReturns = (seed: number): boolean => seed % 16 === 15

/** Why a mailbox returns emails between two instants, and how often: the share of emails that it returns then. */
type Mailbox = {
  readonly why: Returned['why'] | undefined
  readonly from: number
  readonly until: number
  readonly often: number
}

const mailboxBy = (dice: Dice, now: number): Mailbox => {
  const why = dice.pick<Mailbox['why']>([
    undefined,
    undefined,
    'gone',
    'gone',
    'passing',
    'passing',
    'complaint',
    'away',
  ])
  const from = now + dice.between(0, 3 * DAY)
  const until = from + (dice.chance(0.3) ? Infinity : dice.between(HOUR, 6 * DAY))
  return { why, from, until, often: why === 'complaint' ? 0.5 : 0.9 }
}

/**
 * Events of SES as EventBridge passes them on. An automatic reply about an absence is a bounce without the `failed` of
 * RFC 3464.
 */
const TELLS = {
  gone: { eventType: 'Bounce', bounce: { bounceType: 'Permanent', bouncedRecipients: [{ action: 'failed' }] } },
  passing: { eventType: 'Bounce', bounce: { bounceType: 'Transient', bouncedRecipients: [{ action: 'failed' }] } },
  away: { eventType: 'Bounce', bounce: { bounceType: 'Transient', bouncedRecipients: [{}] } },
  complaint: { eventType: 'Complaint', complaint: { complaintFeedbackType: 'abuse' } },
} as const satisfies Readonly<Record<Returned['why'], unknown>>

/** How long a message is hidden before it comes again if it was not processed, as infra/ sets it. */
const HIDDEN = 3 * MINUTE

/**
 * Adds mailboxes that return some of the accepted emails. `noted` is called when the service has processed a returned
 * email.
 */
export const returnsOn = (
  { seed, agenda, evidence, faults, machine, pace, tell }: Ground,
  dice: Dice,
  consume: (event: SQSEvent) => Promise<SQSBatchResponse>,
  noted: (returned: Returned) => void,
) => {
  const mailboxes = new Map<string, Mailbox>()
  const read = (returned: Returned, body: string): Promise<void> => {
    returned.from ??= agenda.now()
    return machine.invoke({
      name: 'feedback',
      pace: pace(),
      body: () => consume({ Records: [{ messageId: 'feedback', body } as SQSEvent['Records'][number]] }),
      ended: (how) => {
        const isDone = how.kind === 'answered' && how.value.batchItemFailures.length === 0
        const isFirst = isDone && returned.told === undefined
        if (isDone) returned.told ??= agenda.now()
        if (!isDone || faults.strikes('message twice', agenda.now())) agenda.in(HIDDEN, () => read(returned, body))
        if (isFirst) noted(returned)
      },
    })
  }
  const comesBack = ({ at, mail: { to, bounceName: returnName = '' } }: Sent, why: Returned['why']): void => {
    const claim = parseBounceName(returnName)
    // An email about a tournament comes back to a person and no seat.
    const seat = claim && 'role' in claim ? claim : undefined
    const returned: Returned = { email: to, why, sent: at, seat, from: undefined, told: undefined }
    evidence.returned.push(returned)
    tell(() => `email to ${to} comes back: ${why}`)
    const messageId = `ses-${evidence.sent.length}`
    const mail = { messageId, destination: [to], tags: { [SEAT_EMAIL_TAG]: [returnName] } }
    const wait = dice.chance(0.9) ? dice.between(SECOND, 10 * MINUTE) : dice.between(HOUR, DAY)
    agenda.in(wait, () => read(returned, JSON.stringify({ detail: { ...TELLS[why], mail } })))
  }
  return {
    mailed: (sent: Sent): void => {
      if (!hasReturns(seed)) return
      const { to } = sent.mail
      const mailbox = mailboxes.get(to) ?? mailboxBy(dice, sent.at)
      mailboxes.set(to, mailbox)
      const { why, from, until, often } = mailbox
      if (why !== undefined && sent.at >= from && sent.at < until && dice.chance(often)) comesBack(sent, why)
    },
  }
}
