import type { Context, SQSRecord } from 'aws-lambda'
import { beforeAll, describe, expect, test } from 'vitest'
import { jsonLog } from '../../functions/runtime/json-log.ts'
import { type IsAttemptDue, everyAttempt, retryWithBackoff, messagesHandler } from '../../functions/runtime/messages.ts'
import { HOUR, MINUTE, SECOND } from '../../shared/game/model/words.ts'
import { type Datum, alarmsOn, dataOf } from './sounding.ts'
import { type Synth, propertiesOf, resources, synth } from './synth.ts'

let synthesized: Synth
beforeAll(async () => {
  synthesized = await synth()
})

/**
 * What the reader of the queue does with the messages: it fails, holds them back, crashes before it logs, never runs
 * (`unread`), fails once for each, or works.
 */
type Fault = 'fails' | 'holds' | 'crashes' | 'unread' | 'fails once' | 'works'

type QueueReader = { readonly queue: string; readonly reader: string; readonly isDue: IsAttemptDue }

type Message = { readonly id: string; readonly sent: number; times: number; first: number; next: number }

const recordOf = ({ id, times, first }: Message): SQSRecord =>
  ({
    messageId: id,
    body: id,
    attributes: { ApproximateReceiveCount: String(times), ApproximateFirstReceiveTimestamp: String(first) },
  }) as SQSRecord

/** Returns the metrics of a queue over some hours, second by second. A new message comes every seven minutes. */
const played = async ({ queue, reader, isDue }: QueueReader, fault: Fault, start: number, hours: number) => {
  const hidden = Number(propertiesOf(resources(synthesized.run, 'AWS::SQS::Queue').get(queue))['VisibilityTimeout'])
  const data: Datum[] = []
  let now = start
  const log = jsonLog((line) => void data.push(...dataOf(synthesized, line, reader, now)))
  const done: string[] = []
  const handler = messagesHandler({ log, failure: 'failed', clock: () => now, isDue }, async (body) => {
    const isFirst = !done.includes(body)
    done.push(body)
    if (fault === 'fails' || (fault === 'fails once' && isFirst)) throw new Error('no')
    return fault !== 'holds'
  })
  let messages: Message[] = []
  for (; now < start + hours * HOUR; now += SECOND) {
    const elapsed = now - start
    if (elapsed % (7 * MINUTE) === 0) messages.push({ id: `m${elapsed}`, sent: now, times: 0, first: now, next: now })
    for (const message of fault === 'unread' ? [] : messages.filter(({ next }) => next <= now)) {
      message.times++
      message.next = now + hidden * SECOND
      if (fault === 'crashes') data.push({ metric: `Errors ${reader}`, at: now, value: 1 })
      else {
        const { batchItemFailures } = await handler({ Records: [recordOf(message)] }, {} as Context)
        if (batchItemFailures.length === 0) messages = messages.filter((each) => each !== message)
      }
    }
    // SQS does not count a message in this metric once it was received three times.
    const ages = messages.filter(({ times }) => times < 3).map(({ sent }) => (now - sent) / SECOND)
    if (elapsed % MINUTE === 0)
      data.push({ metric: `ApproximateAgeOfOldestMessage ${queue}`, at: now, value: Math.max(0, ...ages) })
  }
  return data
}

const ROADS: readonly QueueReader[] = [
  { queue: 'Outbox', reader: 'Deliver', isDue: retryWithBackoff },
  { queue: 'PutAside', reader: 'Redo', isDue: everyAttempt },
]

const OFFSETS = [0, 100, 299].map((seconds) => seconds * SECOND)

describe.each(ROADS)('the messages of $queue', (queueReader) => {
  test.each([
    ['fail', 'fails', 15],
    ['are held', 'holds', 15],
    ['crash their reader', 'crashes', 15],
    ['are not read', 'unread', 30],
  ] as const)('while they %s, an alarm is on and stays on', async (_, fault, minutes) => {
    for (const start of OFFSETS) {
      const until = start + 3 * HOUR
      const alarms = alarmsOn([synthesized.watch], await played(queueReader, fault, start, 3), until)
      expect([...alarms.keys()]).toHaveLength(1)
      const [on = []] = alarms.values()
      expect((on[0] ?? Infinity) - start).toBeLessThanOrEqual(minutes * MINUTE)
      const steps = on.slice(1).map((end, index) => end - (on[index] ?? 0))
      expect(new Set(steps)).toEqual(new Set([5 * MINUTE]))
    }
  })

  test.each(['works', 'fails once'] as const)('if the reader %s, no alarm goes off', async (fault) => {
    for (const start of OFFSETS)
      expect([...alarmsOn([synthesized.watch], await played(queueReader, fault, start, 2), start + 2 * HOUR)]).toEqual(
        [],
      )
  })
})
