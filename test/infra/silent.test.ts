import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '../../shared/game/model/words.ts'
import { SENDER, templatesWith } from './apps.ts'
import { type Template, propertiesOf, resources } from './synth.ts'

const { watch } = templatesWith({ mailFrom: SENDER })

type Part = {
  readonly Id: string
  readonly Expression?: string
  readonly MetricStat?: { readonly Metric: { readonly MetricName: string }; readonly Period: number }
}

const alarmOf = (template: Template) =>
  [...resources(template, 'AWS::CloudWatch::Alarm').values()]
    .map(propertiesOf)
    .find(({ AlarmName }) => AlarmName === 'crownhead-no-changes')

/** What Lambda counts of the calls of Stored, by minute. */
type Minute = { readonly calls: number; readonly crashed: number }
type Fault = 'works' | 'crashes' | 'is not called'

const CALLS: { readonly [F in Fault]: Minute } = {
  works: { calls: 6, crashed: 0 },
  crashes: { calls: 6, crashed: 6 },
  'is not called': { calls: 0, crashed: 0 },
}

/**
 * Returns four hours of counts. The canary creates a game every ten minutes, and Stored works until `since` and then
 * has this fault.
 */
const played = (fault: Fault, minute: number, since: number): readonly Minute[] =>
  Array.from({ length: 240 }, (_, now) =>
    now % 10 === minute ? CALLS[now * MINUTE < since ? 'works' : fault] : { calls: 0, crashed: 0 },
  )

/**
 * Returns the instants at which the alarm is on. A period without calls has no data, and missing data counts as
 * breaching.
 */
const soundsAt = (minutes: readonly Minute[]): readonly number[] => {
  const alarm = alarmOf(watch)
  if (!alarm) throw new Error('no alarm counts what is carried out')
  const parts = alarm['Metrics'] as readonly Part[]
  const named = Object.fromEntries(parts.map(({ Id, MetricStat }) => [Id, MetricStat?.Metric.MetricName]))
  expect(named).toMatchObject({ calls: 'Invocations', crashed: 'Errors' })
  expect(parts.flatMap(({ Expression }) => Expression ?? [])).toEqual(['calls - FILL(crashed, 0)'])
  expect(alarm).toMatchObject({ ComparisonOperator: 'LessThanThreshold', TreatMissingData: 'breaching' })
  const [period = 0] = parts.flatMap(({ MetricStat }) => (MetricStat ? [(MetricStat.Period * SECOND) / MINUTE] : []))
  const isBreached = (end: number): boolean => {
    const inside = minutes.slice(Math.max(0, end - period), end)
    const done = inside.reduce((sum, { calls, crashed }) => sum + calls - crashed, 0)
    return done < Number(alarm['Threshold'])
  }
  const ends = Array.from({ length: minutes.length }, (_, end) => end)
  const count = Number(alarm['EvaluationPeriods'])
  return ends
    .filter((end) => end >= count * period)
    .filter((end) => Array.from({ length: count }, (_, n) => end - n * period).every(isBreached))
}

describe('while nobody but the canary moves', () => {
  test.each(['crashes', 'is not called'] as const)('an alarm goes off within 40 minutes if Stored %s', (fault) => {
    for (let minute = 0; minute < 10; minute++) {
      const [first = Infinity] = soundsAt(played(fault, minute, HOUR))
      expect(first).toBeGreaterThan(60)
      expect(first).toBeLessThanOrEqual(100)
    }
  })

  test('no alarm goes off if Stored works, nor after an outage of 20 minutes', () => {
    for (let minute = 0; minute < 10; minute++) {
      expect(soundsAt(played('works', minute, 0))).toEqual([])
      const short = played('crashes', minute, HOUR).map((each, now) =>
        now >= 80 ? (played('works', minute, 0)[now] ?? each) : each,
      )
      expect(soundsAt(short)).toEqual([])
    }
  })
})

test('without a canary there is no such alarm, because nobody may move for hours', () => {
  expect(alarmOf(watch)).toBeDefined()
  expect(alarmOf(templatesWith({ mailFrom: SENDER, canary: 'off' }).watch)).toBeUndefined()
})
