import type { Context, SQSRecord } from 'aws-lambda'
import { beforeAll, describe, expect, test } from 'vitest'
import { jsonLog } from '../../functions/aws/log.ts'
import { type IsDue, always, evermoreSeldom, messagesHandler } from '../../functions/messages.ts'
import { HOUR, MINUTE, SECOND } from '../../shared/game/words.ts'
import { type Synth, propertiesOf, resources, synth } from './synth.ts'

/** What CloudWatch is told while a queue's messages fail, and which alarms of the template then sound. */
let synthesized: Synth
beforeAll(async () => {
  synthesized = await synth()
})

type Datum = { readonly metric: string; readonly at: number; readonly value: number }

/** `line`: what the reader does with a message; `crash`: it dies before a line; `unread`: nobody reads the queue. */
type Fault = 'fails' | 'holds' | 'crashes' | 'unread' | 'fails once' | 'works'

type Road = { readonly queue: string; readonly reader: string; readonly isDue: IsDue }

type Message = { readonly id: string; readonly sent: number; times: number; first: number; next: number }

const filters = () =>
  [...resources(synthesized.watch, 'AWS::Logs::MetricFilter').values()].map(propertiesOf).map((filter) => {
    const [{ MetricName, MetricValue } = { MetricName: '', MetricValue: '' }] = filter['MetricTransformations'] as {
      readonly MetricName: string
      readonly MetricValue: string
    }[]
    const [, message = ''] = /^\{ \$\.message = "(.+)" \}$/.exec(String(filter['FilterPattern'])) ?? []
    return { log: JSON.stringify(filter['LogGroupName']), metric: MetricName, field: MetricValue.slice(2), message }
  })

/** The data that a line of the reader's log makes. */
const dataOf = (line: string, reader: string, at: number): readonly Datum[] => {
  const facts = JSON.parse(line) as Readonly<Record<string, unknown>>
  return filters()
    .filter(({ log, message }) => log.includes(`${reader}Log`) && message === facts['message'])
    .map(({ metric, field }) => ({ metric, at, value: Number(facts[field]) }))
}

const recordOf = ({ id, times, first }: Message): SQSRecord =>
  ({
    messageId: id,
    body: id,
    attributes: { ApproximateReceiveCount: String(times), ApproximateFirstReceiveTimestamp: String(first) },
  }) as SQSRecord

/** Plays a queue for some hours, second by second where something happens; new messages come every seven minutes. */
const played = async ({ queue, reader, isDue }: Road, fault: Fault, start: number, hours: number) => {
  const hidden = Number(propertiesOf(resources(synthesized.run, 'AWS::SQS::Queue').get(queue))['VisibilityTimeout'])
  const data: Datum[] = []
  let now = start
  const log = jsonLog((line) => void data.push(...dataOf(line, reader, now)))
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
    // SQS leaves a message out once it was received three times.
    const ages = messages.filter(({ times }) => times < 3).map(({ sent }) => (now - sent) / SECOND)
    if (elapsed % MINUTE === 0)
      data.push({ metric: `ApproximateAgeOfOldestMessage ${queue}`, at: now, value: Math.max(0, ...ages) })
  }
  return data
}

type Alarm = Readonly<Record<string, unknown>>

/** By a metric's name and what it is measured of. */
const metricOf = ({ MetricName, Dimensions }: Alarm): string => {
  const [, id] =
    /(?:Ref|GetAtt)(Outbox|PutAside|Deliver|Redo)(?=[0-9A-F]{8})/.exec(JSON.stringify(Dimensions ?? '')) ?? []
  return id === undefined ? String(MetricName) : `${String(MetricName)} ${id}`
}

const STATISTIC: Readonly<Record<string, (values: readonly number[]) => number>> = {
  Maximum: (values) => Math.max(...values),
  Sum: (values) => values.reduce((sum, value) => sum + value, 0),
}

/** The ends of the periods in which the alarm is on. */
const soundsAt = (alarm: Alarm, data: readonly Datum[], until: number): readonly number[] => {
  const period = Number(alarm['Period']) * SECOND
  const own = data.filter(({ metric }) => metric === metricOf(alarm))
  const statistic = STATISTIC[String(alarm['Statistic'])]
  if (!statistic || own.length === 0) return []
  const isAbove = (end: number): boolean => {
    const values = own.filter(({ at }) => at >= end - period && at < end).map(({ value }) => value)
    return values.length > 0 && statistic(values) > Number(alarm['Threshold'])
  }
  const on: number[] = []
  for (let end = period; end <= until; end += period) {
    const periods = Array.from({ length: Number(alarm['EvaluationPeriods']) }, (_, n) => end - n * period)
    if (periods.every(isAbove)) on.push(end)
  }
  return on
}

const alarmsOn = (data: readonly Datum[], until: number): ReadonlyMap<string, readonly number[]> =>
  new Map(
    [...resources(synthesized.watch, 'AWS::CloudWatch::Alarm').values()]
      .map(propertiesOf)
      .filter(({ ComparisonOperator }) => ComparisonOperator === 'GreaterThanThreshold')
      .map((alarm) => [String(alarm['AlarmName']), soundsAt(alarm, data, until)] as const)
      .filter(([, on]) => on.length > 0),
  )

const ROADS: readonly Road[] = [
  { queue: 'Outbox', reader: 'Deliver', isDue: evermoreSeldom },
  { queue: 'PutAside', reader: 'Redo', isDue: always },
]

const OFFSETS = [0, 100, 299].map((seconds) => seconds * SECOND)

describe.each(ROADS)('the messages of $queue', (road) => {
  test.each([
    ['fail', 'fails', 15],
    ['are held', 'holds', 15],
    ['crash their reader', 'crashes', 15],
    ['are not read', 'unread', 30],
  ] as const)('while they %s, an alarm is on, and stays on', async (_, fault, minutes) => {
    for (const start of OFFSETS) {
      const until = start + 3 * HOUR
      const alarms = alarmsOn(await played(road, fault, start, 3), until)
      expect([...alarms.keys()]).toHaveLength(1)
      const [on = []] = alarms.values()
      expect((on[0] ?? Infinity) - start).toBeLessThanOrEqual(minutes * MINUTE)
      const steps = on.slice(1).map((end, index) => end - (on[index] ?? 0))
      expect(new Set(steps)).toEqual(new Set([5 * MINUTE]))
    }
  })

  test.each(['works', 'fails once'] as const)('if each %s, all is quiet', async (fault) => {
    for (const start of OFFSETS)
      expect([...alarmsOn(await played(road, fault, start, 2), start + 2 * HOUR)]).toEqual([])
  })
})
