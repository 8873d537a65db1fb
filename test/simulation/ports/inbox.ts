import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import type { InboundMailStore, InboundNotice } from '../../../functions/events/inbound-handler.ts'
import { MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import type { Asked } from '../evidence.ts'
import type { Ground } from '../ground.ts'

/** An email that arrives. `verdict`: what the mail server reports of its sender, separately from the email. */
export type Incoming = {
  readonly asked: Asked
  readonly from: string
  readonly to: string
  readonly bytes: Uint8Array
  readonly verdict: 'PASS' | 'FAIL'
}

export type Inbox = {
  readonly box: InboundMailStore
  /** Stores an email. It is read each time that its notice comes, which is at least once. */
  readonly arrive: (email: Incoming) => void
}

const PASS = { status: 'PASS' } as const

const noticeOf = ({ asked, from, to, verdict }: Incoming): InboundNotice => ({
  mail: { timestamp: new Date(asked.at).toISOString(), source: from, messageId: `message-${asked.number}` },
  receipt: {
    recipients: [to],
    spamVerdict: PASS,
    virusVerdict: PASS,
    dkimVerdict: { status: verdict },
    dmarcVerdict: { status: verdict },
    action: { objectKey: `message-${asked.number}` },
  },
})

/** How long a notice is hidden before it comes again if it was not processed, as infra/ sets it. */
const HIDDEN = 3 * MINUTE

/** The longest time in mail servers and queues between the writer and the function. */
const UNDER_WAY = 20 * SECOND

/**
 * Returns emails in a bucket, and their notices in a queue. The notices are processed one at a time, so that what
 * follows can be attributed to one email.
 */
export const inboxOn = (
  { agenda, dice, faults, machine, pace, tell }: Ground,
  consume: (event: SQSEvent) => Promise<SQSBatchResponse>,
): Inbox => {
  const stored = new Map<string, Uint8Array>()
  const read = (email: Incoming): Promise<void> => {
    const body = JSON.stringify({ Message: JSON.stringify(noticeOf(email)) })
    const record = { messageId: `notice-${email.asked.number}`, body } as SQSEvent['Records'][number]
    const again = (): void => agenda.in(HIDDEN, () => read(email))
    return machine.invoke({
      name: 'inbound',
      request: email.asked.number,
      pace: pace(),
      body: () => consume({ Records: [record] }),
      ended: (how) => {
        const isDone = how.kind === 'answered' && how.value.batchItemFailures.length === 0
        if (!isDone || faults.strikes('message twice', agenda.now())) again()
      },
    })
  }
  return {
    box: {
      read: (key) => machine.port('letterbox.read', () => stored.get(key)),
      remove: (key) => machine.port('letterbox.remove', () => void stored.delete(key)),
    },
    arrive: (email) => {
      stored.set(`message-${email.asked.number}`, email.bytes)
      tell(() => `email ${email.asked.number} of ${email.from} to ${email.to}: ${email.asked.kind}`)
      agenda.in(dice.between(100, UNDER_WAY), () => read(email))
    },
  }
}
