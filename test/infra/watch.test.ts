import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { RESOURCE_COUNTS } from '../../bench/cost/prices/standing-costs.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import { sweep } from '../../shared/service/background/sweep.ts'
import { LIMIT_MESSAGES } from '../../shared/service/limits/log-spent-limits.ts'
import { FRONTED, appWith } from './apps.ts'
import { type Synth, type Template, propertiesOf, resources, synth } from './synth.ts'
import { memoryTournaments } from '../../local/memory/memory-games.ts'
import { secureRandomBytes } from '../../functions/aws/keys/secure-random-bytes.ts'

let synthesized: Synth
/** The templates of a stage with the front and answers by email, which together add six alarms. */
let fronted: readonly Template[]
beforeAll(async () => {
  synthesized = await synth()
  fronted = appWith({ ...FRONTED, replies: 'on', alarmsTo: 'operator@crownhead.example' })
    .synth()
    .stacks.map(({ template }) => template as Template)
})

const manual = () => readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
const alarmsIn = (templates: readonly Template[]) =>
  templates
    .flatMap((template) => [...resources(template, 'AWS::CloudWatch::Alarm').values()])
    .map(({ Properties }) => Properties ?? {})
const alarms = () => alarmsIn([synthesized.run, synthesized.watch])
const nameOf = (alarm: Readonly<Record<string, unknown>>) => String(alarm['AlarmName']).replace('crownhead-', '')

test('every alarm says who suffers, has an action, and is in the manual', () => {
  expect(alarmsIn(fronted).length).toBeGreaterThan(8)
  for (const alarm of alarmsIn(fronted)) {
    expect(alarm['AlarmDescription']).toMatch(/^[A-Z].{40,}\. What to do: docs\/operations\.md/)
    expect(JSON.stringify(alarm['AlarmActions'])).toContain('Alarms')
  }
})

/** Returns the number of metrics of an alarm, each of which is charged. */
const metricsOf = ({ Metrics }: Readonly<Record<string, unknown>>): number =>
  ((Metrics ?? [{ MetricStat: {} }]) as readonly { readonly MetricStat?: object }[]).filter(
    ({ MetricStat }) => MetricStat,
  ).length

test('the cost of a stage is computed from as many alarms, metrics and rules as the templates have', () => {
  const made = [synthesized.run, synthesized.watch]
    .flatMap((template) => [...resources(template, 'AWS::Logs::MetricFilter').values()].map(propertiesOf))
    .flatMap(({ MetricTransformations }) => MetricTransformations as readonly { readonly MetricName: string }[])
  const rules = fronted
    .flatMap((template) => [...resources(template, 'AWS::WAFv2::WebACL').values()].map(propertiesOf))
    .flatMap(({ Rules }) => Rules as readonly object[])
  const refusing = alarmsIn(fronted).filter((alarm) => nameOf(alarm) === 'blocked-callers')
  expect({
    alarms: alarms().length,
    alarmed: alarms().reduce((sum, alarm) => sum + metricsOf(alarm), 0),
    metrics: new Set(made.map(({ MetricName }) => MetricName)).size,
    rules: rules.length,
    refusing: refusing.reduce((sum, alarm) => sum + metricsOf(alarm), 0),
  }).toEqual(RESOURCE_COUNTS)
})

test('the manual has each alarm once, under a heading or in the table of queues, and no other', () => {
  const names = alarmsIn(fronted).map(nameOf)
  const section = manual().split('## Alarms\n')[1]?.split('\n## ')[0] ?? ''
  const headings = [...section.matchAll(/^### ([a-z-]+)$/gm)].map(([, name]) => String(name))
  const rows = section.split('\n').filter((line) => line.startsWith('| '))
  const cells = rows.flatMap((row) => [...row.matchAll(/`([a-z-]+)`/g)].map(([, name]) => String(name)))
  expect([...headings, ...cells].toSorted()).toEqual(names.toSorted())
})

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

test('the manual counts the functions, queues and rules of the stack `run`', () => {
  const count = (template: Template, type: string) => resources(template, type).size
  const [functions = 0, queues = 0, rules = 0] = ['AWS::Lambda::Function', 'AWS::SQS::Queue', 'AWS::Events::Rule'].map(
    (type) => count(synthesized.run, type),
  )
  expect(manual()).toContain(
    `| ${WORDS[functions]} functions, the HTTP API, the timers, ${WORDS[queues]} queues, ${WORDS[rules]} rules.`,
  )
  const answering = fronted.find((template) => count(template, 'AWS::SQS::Queue') > 0)
  expect(answering && count(answering, 'AWS::Lambda::Function')).toBe(functions + 1)
  expect(answering && count(answering, 'AWS::SQS::Queue')).toBe(queues + 2)
})

test('messages in any dead-letter queue raise an alarm', () => {
  const watched = JSON.stringify(alarms().map(({ Dimensions }) => Dimensions))
  for (const id of ['OutboxDeadLetters', 'LostTimers', 'FailedChanges', 'ReturnsDeadLetters'])
    expect(watched).toContain(id)
})

test('the metric of lost timers matches the sweep’s real log line', async () => {
  const said: string[] = []
  const games = {
    load: () => Promise.resolve(undefined),
    loadAll: () => Promise.resolve(new Map()),
    save: () => Promise.resolve({ saved: true as const }),
    overdue: () => Promise.resolve(['AAAAAAAAAAAA']),
  }
  const stores = { games, tournaments: memoryTournaments(), chance: secureRandomBytes, notebook: memoryNotebook() }
  await sweep(stores, (level, message, facts) => void said.push(JSON.stringify({ level, message, ...facts })), 0)
  const filter = resources(synthesized.watch, 'AWS::Logs::MetricFilter').get('Overdue')
  const wanted = /^\{ \$\.message = "(.+)" \}$/.exec(String(filter?.Properties?.['FilterPattern']))?.[1]
  const line = said.map((text) => JSON.parse(text)).find(({ message }) => message === wanted)
  expect(line).toMatchObject({ games: 1 })
})

test('requests that the gateway refuses are counted, and not the 429 of a function to one caller', () => {
  const filter = resources(synthesized.watch, 'AWS::Logs::MetricFilter').get('Refused')
  expect(filter?.Properties?.['FilterPattern']).toBe('{ ($.status = "429") && ($.answered != "429") }')
  const [stage] = resources(synthesized.run, 'AWS::ApiGatewayV2::Stage').values()
  const { Format } = (stage?.Properties?.['AccessLogSettings'] ?? {}) as { readonly Format?: string }
  expect(JSON.parse(String(Format))).toMatchObject({
    status: '$context.status',
    answered: '$context.integration.status',
  })
})

test('a front adds two alarms, for requests around it and for requests that its firewall refuses; answers by email add four', () => {
  const without = alarms().map(nameOf)
  expect(
    alarmsIn(fronted)
      .map(nameOf)
      .filter((name) => !without.includes(name))
      .toSorted(),
  ).toEqual([
    'around-the-front',
    'blocked-callers',
    'broken-answers',
    'failing-answers',
    'late-answers',
    'unread-answers',
  ])
  const filters = fronted
    .flatMap((template) => [...resources(template, 'AWS::Logs::MetricFilter')])
    .filter(([id]) => id.endsWith('Around'))
    .map(([id, filter]) => [id, propertiesOf(filter)['FilterPattern']])
  const pattern = '{ $.message = "a request came around the front" }'
  expect(filters).toEqual([
    ['AnswersAround', pattern],
    ['PagesAround', pattern],
  ])
})

test('the firewall’s alarm counts what each rule that counts requests refuses, and notifies a topic in its own region', () => {
  const front = fronted.find((template) => resources(template, 'AWS::WAFv2::WebACL').size === 1)
  if (!front) throw new Error('no firewall')
  const [acl] = [...resources(front, 'AWS::WAFv2::WebACL').values()].map(propertiesOf)
  const { VisibilityConfig, Rules } = acl as unknown as {
    readonly VisibilityConfig: { readonly MetricName: string }
    readonly Rules: readonly {
      readonly Name: string
      readonly Statement: { readonly RateBasedStatement?: object }
      readonly VisibilityConfig: { readonly MetricName: string }
    }[]
  }
  const [alarm] = alarmsIn([front])
  const parts = alarm?.['Metrics'] as readonly {
    readonly Expression?: string
    readonly MetricStat?: { readonly Metric: object; readonly Period: number; readonly Stat: string }
  }[]
  expect(parts.flatMap(({ Expression }) => Expression ?? [])).toEqual(['SUM(METRICS())'])
  const counting = Rules.filter(({ Statement }) => Statement.RateBasedStatement)
  expect(counting.map(({ Name }) => Name)).toEqual(['Calls', 'Everyone', 'Kinds'])
  expect(parts.flatMap(({ MetricStat }) => MetricStat ?? [])).toEqual(
    counting.map((rule) => ({
      Metric: {
        Namespace: 'AWS/WAFV2',
        MetricName: 'BlockedRequests',
        Dimensions: [
          { Name: 'Rule', Value: rule.VisibilityConfig.MetricName },
          { Name: 'WebACL', Value: VisibilityConfig.MetricName },
        ],
      },
      Period: 300,
      Stat: 'Sum',
    })),
  )
  const [topic] = Object.entries(front.Resources).filter(([, { Type }]) => Type === 'AWS::SNS::Topic')
  expect(alarm?.['AlarmActions']).toEqual([{ Ref: topic?.[0] }])
  expect([...resources(front, 'AWS::SNS::Subscription').values()]).toMatchObject([
    { Properties: { Endpoint: 'operator@crownhead.example' } },
  ])
})

test('alarms can be emailed', () => {
  expect([...resources(synthesized.keep, 'AWS::SNS::Subscription').values()]).toMatchObject([
    { Properties: { Protocol: 'email', Endpoint: 'operator@crownhead.example' } },
  ])
})

type Widget = {
  readonly type: string
  readonly properties: {
    readonly title?: string
    readonly markdown?: string
    readonly query?: string
    readonly annotations?: { readonly horizontal?: readonly { readonly value: number; readonly label: string }[] }
  }
}

const widgets = (): readonly Widget[] => {
  const [dashboard] = resources(synthesized.watch, 'AWS::CloudWatch::Dashboard').values()
  const { DashboardBody } = propertiesOf(dashboard) as { readonly DashboardBody: { 'Fn::Join': [string, unknown[]] } }
  const [, parts] = DashboardBody['Fn::Join']
  const body = parts.map((part) => (typeof part === 'string' ? part : 'x')).join('')
  return (JSON.parse(body) as { readonly widgets: readonly Widget[] }).widgets
}

test('the dashboard has five questions as headings, below the alarms', () => {
  const questions = widgets().flatMap(({ type, properties }) => (type === 'text' ? [properties.markdown] : []))
  expect(questions).toEqual([
    '## Are moves stored?',
    '## Are emails sent?',
    '## Whom do limits hold back?',
    '## Is anything late?',
    expect.stringContaining('## What does it cost?'),
  ])
  expect(widgets()[0]?.type).toBe('alarm')
  expect(widgets().length).toBeLessThan(24)
})

test('the dashboard counts what the functions log about limits', () => {
  const queries = widgets().flatMap(({ type, properties }) => (type === 'log' ? [properties.query ?? ''] : []))
  const messages = queries.map((query) => /message = "([^"]+)"/.exec(query)?.[1])
  expect(new Set(messages)).toEqual(new Set(Object.values(LIMIT_MESSAGES)))
  expect(messages).toHaveLength(3)
})

test('a graph of the dashboard has the line at which its alarm sounds', () => {
  const drawn = widgets().flatMap(({ properties }) => properties.annotations?.horizontal ?? [])
  const lines = drawn.filter(({ label }) => label !== undefined)
  expect(lines.map(({ label }) => label).toSorted()).toEqual([
    'failing-requests',
    'late-changes',
    'late-emails',
    'slow-requests',
    'spent-quota',
    'throttled-games',
  ])
  const thresholds = new Map(alarms().map((alarm) => [nameOf(alarm), alarm['Threshold']]))
  for (const { label, value } of lines) expect([label, value]).toEqual([label, thresholds.get(label)])
})

test('the row of costs counts the work of every function, the canary’s by its name', () => {
  const work = widgets().find(({ properties }) => properties.title === 'Functions (ms)')
  const drawn = JSON.stringify(work?.properties)
  const functions = [...resources(synthesized.run, 'AWS::Lambda::Function').keys()]
  expect(functions).toHaveLength(10)
  for (const id of functions) expect(drawn).toContain(`"label":"${id}"`)
  expect(drawn).toContain('MetricName=\\"Duration\\" crownhead-run-Canary')
  expect(JSON.stringify(synthesized.watch)).not.toMatch(/ImportValue":"[^"]*Canary/)
})

test('the alarm of the day’s emails sounds at four fifths of the setting', () => {
  const found = alarms().find((alarm) => nameOf(alarm) === 'spent-quota')
  expect(found).toMatchObject({
    Namespace: 'AWS/SES',
    MetricName: 'Send',
    Period: 86_400,
    Statistic: 'Sum',
    Threshold: 40_000,
  })
  // The metric covers the last 24 hours, as SES counts; a wall clock window would cover the day of a calendar.
  expect(JSON.stringify(alarms())).not.toContain('WallClockWindow')
})
