import type { SQSRecord } from 'aws-lambda'
import { CONTEXT, type CountedStage } from './counted-stage.ts'

/** Processes the stream, one change per call. */
const processStream = async ({ changes, invoke, handlers }: CountedStage): Promise<void> => {
  for (let record = changes.shift(); record; record = changes.shift()) {
    const Records = [record]
    const { batchItemFailures } = await invoke('stored', () => handlers.stored({ Records }, CONTEXT))
    if (batchItemFailures.length > 0) throw new Error('a change was not carried out')
  }
}

/** The functions that read the queues of notices and of bounces; all other queues hold emails. */
const READERS: ReadonlyMap<string, 'notify' | 'feedback'> = new Map([
  ['notices', 'notify'],
  ['returns', 'feedback'],
])

/** Passes the message at this index to its function. Receiving and deleting it are one SQS request each. */
const deliverFirst = async ({ sqs, tally, invoke, handlers }: CountedStage, at: number): Promise<void> => {
  const [message] = sqs.messages.splice(at, 1)
  if (!message) return
  tally.add('queue', 2)
  const Records = [{ messageId: '1', body: message.body } as SQSRecord]
  const reader = READERS.get(message.queue) ?? 'deliver'
  const { batchItemFailures } = await invoke(reader, () => handlers[reader]({ Records }, CONTEXT))
  if (batchItemFailures.length > 0) throw new Error(`${reader} has not done its message`)
}

const fire = async (
  { scheduler, tally, invoke, handlers }: CountedStage,
  name: string,
  game: string,
): Promise<void> => {
  scheduler.timers.delete(name)
  tally.add('timer')
  await invoke('alarm', () => handlers.alarm({ game }, CONTEXT))
}

/** Processes the stream, the queues and the timers up to an instant, in order of time. */
export const passUntil = async (stage: CountedStage, until: number): Promise<void> => {
  const { clock, scheduler, sqs } = stage
  for (;;) {
    await processStream(stage)
    const [message] = [...sqs.messages.entries()].toSorted(([, a], [, b]) => a.at - b.at)
    const [timer] = [...scheduler.timers.values()].toSorted((a, b) => a.at - b.at)
    const next = Math.min(message?.[1].at ?? Infinity, timer?.at ?? Infinity)
    if (next > until) break
    clock.now = Math.max(clock.now, next)
    if (message?.[1].at === next) await deliverFirst(stage, message[0])
    else if (timer) await fire(stage, timer.name, timer.game)
  }
  clock.now = until
}
