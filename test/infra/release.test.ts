import { beforeAll, describe, expect, test } from 'vitest'
import { SENDER, templatesWith } from './apps.ts'
import { resolve } from './resolve.ts'
import { permissions } from './statements.ts'
import { type Synth, type Template, each, propertiesOf, resources, synth } from './synth.ts'

let synthesized: Synth
beforeAll(async () => {
  synthesized = await synth()
})

const FUNCTIONS = ['Alarm', 'Answers', 'Deliver', 'Feedback', 'Notify', 'Pages', 'Redo', 'Stored', 'Sweep'] as const

const text = (value: unknown): string => resolve(synthesized, value, (id) => id)
const of = (type: string) => [...resources(synthesized.run, type)].map(([id, one]) => [id, propertiesOf(one)] as const)
const one = (type: string, id: string) => propertiesOf(resources(synthesized.run, type).get(id))

test('every function has an alias, at a version that a later deploy keeps and a failed one removes', () => {
  const aliases = each(synthesized.run, 'AWS::Lambda::Alias', ({ Name }) => Name)
  expect(Object.keys(aliases).toSorted()).toEqual([...FUNCTIONS, 'Canary'].map((id) => `${id}Live`).toSorted())
  expect(new Set(Object.values(aliases))).toEqual(new Set(['live']))
  const versions = Object.values(synthesized.run.Resources).filter(({ Type }) => Type === 'AWS::Lambda::Version')
  expect(versions).toHaveLength(FUNCTIONS.length + 1)
  for (const { DeletionPolicy } of versions) expect(DeletionPolicy).toBe('RetainExceptOnCreate')
})

describe('every caller of a function calls its alias', () => {
  test('the API, with its permissions', () => {
    const called = of('AWS::ApiGatewayV2::Integration').map(([, { IntegrationUri }]) => text(IntegrationUri))
    expect(new Set(called)).toEqual(new Set(['AnswersLive', 'PagesLive']))
    const allowed = of('AWS::Lambda::Permission').map(([, { FunctionName }]) => text(FunctionName))
    expect(new Set(allowed)).toEqual(new Set(['AnswersLive', 'PagesLive', 'SweepLive', 'CanaryLive']))
  })

  test('the stream and the queues', () => {
    const aliasIn = (value: unknown) => /"Ref":"(\w+Live)[0-9A-F]{8}"/.exec(JSON.stringify(value))?.[1]
    const fed = of('AWS::Lambda::EventSourceMapping').map(([id, { FunctionName }]) => [id, aliasIn(FunctionName)])
    expect(JSON.stringify(of('AWS::Lambda::EventSourceMapping'))).toContain(':live')
    expect(Object.fromEntries(fed)).toEqual({
      StoredOrders: 'StoredLive',
      StoredStream: 'StoredLive',
      DeliverQueue: 'DeliverLive',
      FeedbackQueue: 'FeedbackLive',
      NotifyQueue: 'NotifyLive',
      RedoQueue: 'RedoLive',
    })
  })

  test('the rules', () => {
    const targets = of('AWS::Events::Rule').map(([id, { Targets }]) => {
      const [target] = Targets as readonly { readonly Arn: unknown }[]
      return [id, text(target?.Arn)]
    })
    expect(Object.fromEntries(targets)).toEqual({
      SweepRule: 'SweepLive',
      CanaryRule: 'CanaryLive',
      ReturnsRule: 'Returns',
    })
  })

  test('the timers, and those that were set before there was an alias may still call the function', () => {
    const { Variables } = one('AWS::Lambda::Function', 'Stored')['Environment'] as {
      readonly Variables: Readonly<Record<string, unknown>>
    }
    expect(text(Variables['ALARM_ARN'])).toBe('Alarm:live')
    expect(permissions(synthesized.run, 'TimersRole').filter((line) => line.startsWith('lambda:'))).toEqual([
      'lambda:InvokeFunction Alarm',
      'lambda:InvokeFunction AlarmLive',
    ])
  })

  test('Lambda repeats what fails where that helps, and keeps it: not by the rules, whose next call does the same', () => {
    const repeated = of('AWS::Lambda::EventInvokeConfig').map(
      ([id, { Qualifier, DestinationConfig, MaximumRetryAttempts, MaximumEventAgeInSeconds }]) => {
        const name = `${/^(Alarm|Canary|Sweep)/.exec(id)?.[0]} ${typeof Qualifier === 'string' ? Qualifier : 'live'}`
        const isKept = JSON.stringify(DestinationConfig ?? '').includes('LostTimers')
        return [name, { tries: MaximumRetryAttempts, seconds: MaximumEventAgeInSeconds, isKept }] as const
      },
    )
    const both = (id: string, rule: object) => ({ [`${id} $LATEST`]: rule, [`${id} live`]: rule })
    expect(Object.fromEntries(repeated)).toEqual({
      ...both('Alarm', { tries: 2, seconds: undefined, isKept: true }),
      ...both('Canary', { tries: 0, seconds: 600, isKept: false }),
      ...both('Sweep', { tries: 0, seconds: 300, isKept: false }),
    })
  })

  test('Lambda repeats no call of a rule, whatever the rule says of its delivery', () => {
    const quiet = of('AWS::Lambda::EventInvokeConfig')
      .filter(([, { MaximumRetryAttempts }]) => MaximumRetryAttempts === 0)
      .map(([id]) => id)
    // The queue of bounces has its own retries.
    const calling = of('AWS::Events::Rule').filter(([id]) => id !== 'ReturnsRule')
    for (const [, { Targets }] of calling)
      for (const { Arn } of Targets as readonly { readonly Arn: unknown }[])
        expect(quiet.some((id) => id.startsWith(text(Arn)))).toBe(true)
  })
})

const groups = (template: Template) =>
  [...resources(template, 'AWS::CodeDeploy::DeploymentGroup')].map(([id, group]) => [id, propertiesOf(group)] as const)

const configOf = ({ DeploymentConfigName }: Readonly<Record<string, unknown>>) => JSON.stringify(DeploymentConfigName)

describe('a release', () => {
  test('goes to one call in ten at first, and back if an alarm goes off', () => {
    const found = groups(synthesized.run)
    expect(found.map(([id]) => id).toSorted()).toEqual(FUNCTIONS.map((id) => `${id}Release`))
    for (const [, group] of found) {
      expect(configOf(group)).toContain('LambdaCanary10Percent10Minutes')
      expect(group['AutoRollbackConfiguration']).toEqual({
        Enabled: true,
        Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_REQUEST', 'DEPLOYMENT_STOP_ON_ALARM'],
      })
      const { Alarms, Enabled } = group['AlarmConfiguration'] as { Alarms: readonly { Name: unknown }[]; Enabled: true }
      expect([Enabled, Alarms.map(({ Name }) => text(Name)).toSorted()]).toEqual([true, ['crashes', 'failingrequests']])
    }
  })

  test('is what CloudFormation does with every alias', () => {
    for (const id of FUNCTIONS) {
      const [, alias] = Object.entries(synthesized.run.Resources).find(([name]) => name.startsWith(`${id}Live`)) ?? []
      const { UpdatePolicy } = alias as unknown as { UpdatePolicy: { CodeDeployLambdaAliasUpdate: object } }
      expect(text((UpdatePolicy.CodeDeployLambdaAliasUpdate as Record<string, unknown>)['DeploymentGroupName'])).toBe(
        `${id}Release`,
      )
    }
  })

  test('can skip all that, for a deploy that fixes what the alarms are about', () => {
    for (const [, group] of groups(templatesWith({ mailFrom: SENDER, release: 'at-once' }).run)) {
      expect(configOf(group)).toContain('LambdaAllAtOnce')
      expect(JSON.stringify(group['AlarmConfiguration'] ?? {})).not.toContain('"Enabled":true')
    }
  })

  test('may move the aliases of this stage and read its two alarms', () => {
    const may = permissions(synthesized.run, 'ReleasesRole')
    const functions = FUNCTIONS.flatMap((id) =>
      ['GetAlias', 'GetProvisionedConcurrencyConfig', 'UpdateAlias'].flatMap((action) => [
        `lambda:${action} ${id}`,
        `lambda:${action} ${id}Live`,
      ]),
    )
    const alarms = ['cloudwatch:DescribeAlarms crashes', 'cloudwatch:DescribeAlarms failingrequests']
    expect(may).toEqual([...alarms, ...functions].toSorted())
  })

  test('is stopped by errors of every function that no single game makes fail, also in the version that most calls still go to', () => {
    const { Metrics, Threshold } = one('AWS::CloudWatch::Alarm', 'crashes') as {
      readonly Metrics: readonly { readonly MetricStat?: { readonly Metric: { readonly Dimensions: unknown } } }[]
      readonly Threshold: number
    }
    expect(Threshold).toBe(2)
    const counted = JSON.stringify(Metrics)
    const crashing = FUNCTIONS.filter((id) => id !== 'Alarm' && id !== 'Sweep')
    for (const id of crashing)
      expect(counted).toContain(
        `{"Ref":"${Object.keys(synthesized.run.Resources).find((name) => new RegExp(`^${id}[0-9A-F]{8}$`).test(name))}"}`,
      )
    expect(Metrics.filter(({ MetricStat }) => MetricStat)).toHaveLength(crashing.length)
  })
})
