/** Scheduler, SQS and SES in memory, as far as the adapters use them. They count what each call costs. */
import {
  ConflictException,
  CreateScheduleCommand,
  ResourceNotFoundException,
  type SchedulerClient,
} from '@aws-sdk/client-scheduler'
import type { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import type { SQSClient, SendMessageBatchCommand } from '@aws-sdk/client-sqs'
import { SEAT_EMAIL_TAG } from '../../../functions/aws/email/email-tags.ts'
import type { Instant } from '../../../shared/game/model/words.ts'
import type { UseCounter } from './uses.ts'

/** How long a function waits for each service within a region, in milliseconds. These figures are assumed. */
export const SERVICE_WAITS = { read: 5, write: 8, queue: 15, timer: 25, mail: 120, receiver: 150 } as const

type Timer = { readonly name: string; readonly game: string; readonly at: Instant }

export const countingScheduler = (tally: UseCounter) => {
  const timers = new Map<string, Timer>()
  const fault = { message: 'no', Message: 'no', $metadata: {} }
  const send = async (command: unknown): Promise<object> => {
    tally.add('wait', SERVICE_WAITS.timer)
    const { input } = command as CreateScheduleCommand
    const name = input.Name ?? ''
    if (command instanceof CreateScheduleCommand) {
      tally.add('arm')
      if (timers.has(name)) throw new ConflictException(fault)
      const [, at = ''] = /^at\((.*)\)$/.exec(input.ScheduleExpression ?? '') ?? []
      const { game } = JSON.parse(input.Target?.Input ?? '') as { readonly game: string }
      timers.set(name, { name, game, at: Date.parse(`${at}Z`) })
    } else {
      tally.add('disarm')
      if (!timers.delete(name)) throw new ResourceNotFoundException(fault)
    }
    return {}
  }
  return { timers, client: { send } as unknown as SchedulerClient }
}

export type CountedMessage = { readonly queue: string; readonly body: string; readonly at: Instant }

/** The bytes that SQS bills as one request. */
const CHUNK = 65_536

export const countingSqs = (tally: UseCounter, now: () => Instant) => {
  const messages: CountedMessage[] = []
  const send = async ({ input }: SendMessageBatchCommand): Promise<object> => {
    const { Entries: entries = [], QueueUrl: queue = '' } = input
    const bytes = entries.reduce((sum, { MessageBody = '' }) => sum + Buffer.byteLength(MessageBody), 0)
    tally.add('wait', SERVICE_WAITS.queue)
    tally.add('queue', Math.ceil(bytes / CHUNK))
    for (const { MessageBody = '', DelaySeconds = 0 } of entries)
      messages.push({ queue, body: MessageBody, at: now() + DelaySeconds * 1000 })
    return {}
  }
  return { messages, client: { send } as unknown as SQSClient }
}

/** A sent email with the tag of its seat. */
export type CountedEmail = { readonly to: string; readonly text: string; readonly seat: string }

export const countingSes = (tally: UseCounter) => {
  const mails: CountedEmail[] = []
  const send = async ({ input }: SendEmailCommand): Promise<object> => {
    const { Body, Attachments = [] } = input.Content?.Simple ?? {}
    tally.add('wait', SERVICE_WAITS.mail)
    tally.add('email')
    // Attachments are sent in base64.
    for (const { RawContent } of Attachments) tally.add('mailed', Math.ceil((RawContent?.length ?? 0) / 3) * 4)
    const seat = input.EmailTags?.find(({ Name }) => Name === SEAT_EMAIL_TAG)?.Value ?? ''
    mails.push({ to: input.Destination?.ToAddresses?.[0] ?? '', text: Body?.Text?.Data ?? '', seat })
    return {}
  }
  return { mails, client: { send } as unknown as SESv2Client }
}
