import { beforeAll, expect, test } from 'vitest'
import { resolve } from './resolve.ts'
import { type Resource, type Synth, propertiesOf, resources, synth } from './synth.ts'
import { isMatch } from './wildcards.ts'

/** These tests decide who may call whom as AWS does, by the policy of the resource. */
let synthesized: Synth
beforeAll(async () => {
  synthesized = await synth()
})

const physical = (id: string): string => id
const text = (value: unknown): string => resolve(synthesized, value, physical)
const of = (type: string) => [...resources(synthesized.run, type).values()].map(propertiesOf)

/** Writes the ARN that a call of the route carries. */
const arnOf = (routeKey: string): string => {
  const [method = '', path = ''] = routeKey.split(' ')
  const route = routeKey === '$default' ? routeKey : `${method}${path}`
  return `arn:aws:execute-api:eu-central-1:123456789012:Api/$default/${route}`
}

const patternsFor = (lambda: string): readonly string[] =>
  of('AWS::Lambda::Permission')
    .filter(({ FunctionName, Principal, Action }) => {
      const isGateway = Principal === 'apigateway.amazonaws.com' && Action === 'lambda:InvokeFunction'
      return isGateway && text(FunctionName) === lambda
    })
    .map(({ SourceArn }) => text(SourceArn))

test('every route, the default one too, may call the function of its integration', () => {
  const integrations = new Map(
    Object.entries(synthesized.run.Resources)
      .filter(([, { Type }]) => Type === 'AWS::ApiGatewayV2::Integration')
      .map(([id, resource]) => [id, text(propertiesOf(resource)['IntegrationUri'])]),
  )
  const routes = of('AWS::ApiGatewayV2::Route').map(({ RouteKey, Target }) => {
    const [, id = ''] = /"Ref":"([^"]+)"/.exec(JSON.stringify(Target)) ?? []
    return { key: String(RouteKey), calls: integrations.get(id) ?? '' }
  })
  expect(routes.map(({ key }) => key)).toContain('$default')
  const refused = routes.filter(({ key, calls }) => !patternsFor(calls).some((each) => isMatch(each, arnOf(key))))
  expect(refused).toEqual([])
})

test('no other API may call these functions', () => {
  const other = arnOf('GET /').replace(':Api/', ':Another/')
  expect(['Answers', 'Pages'].flatMap(patternsFor).filter((each) => isMatch(each, other))).toEqual([])
})

type Statement = {
  readonly Effect: string
  readonly Action: string | readonly string[]
  readonly Principal?: { readonly Service?: string; readonly AWS?: unknown }
  readonly Resource: unknown
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const policyOf = (topic: string): readonly Statement[] =>
  [...resources(synthesized.keep, 'AWS::SNS::TopicPolicy').values()]
    .map(propertiesOf)
    .filter(({ Topics }) => (Topics as readonly unknown[]).some((each) => text(each) === topic))
    .flatMap(({ PolicyDocument }) => (PolicyDocument as { readonly Statement: readonly Statement[] }).Statement)

const letsAlarmsIn = (topic: string): boolean => letsIn('cloudwatch.amazonaws.com', topic)

/**
 * Returns whether an AWS service may publish to a topic over TLS for this account. A topic with a policy allows only
 * what the policy lists.
 */
const letsIn = (service: string, topic: string): boolean =>
  policyOf(topic).some(
    ({ Effect, Action, Principal, Resource, Condition = {} }) =>
      Effect === 'Allow' &&
      [Action].flat().includes('sns:Publish') &&
      Principal?.Service === service &&
      text(Resource) === topic &&
      Object.entries(Condition).every(
        ([operator, { 'aws:SourceAccount': account, ...others }]) =>
          operator === 'StringEquals' && text(account) === '123456789012' && Object.keys(others).length === 0,
      ),
  )

const actionsOf = ({ Properties = {} }: Resource): readonly string[] =>
  ['AlarmActions', 'OKActions'].flatMap((name) => ((Properties[name] ?? []) as readonly unknown[]).map(text))

test('every alarm notifies a topic that accepts it', () => {
  const alarms = [synthesized.run, synthesized.watch].flatMap((each) => [...resources(each, 'AWS::CloudWatch::Alarm')])
  for (const [id, alarm] of alarms) {
    const topics = actionsOf(alarm)
    expect([id, topics.length]).toEqual([id, 2])
    expect([id, topics.map(letsAlarmsIn)]).toEqual([id, [true, true]])
  }
})

test('the budget notifies a topic that accepts it, before the money is spent and when the forecast is above it', () => {
  const [budget] = resources(synthesized.watch, 'AWS::Budgets::Budget').values()
  const { Budget, NotificationsWithSubscribers } = propertiesOf(budget) as {
    readonly Budget: { readonly BudgetLimit: object; readonly TimeUnit: string; readonly CostFilters?: object }
    readonly NotificationsWithSubscribers: readonly {
      readonly Notification: { readonly NotificationType: string; readonly Threshold: number }
      readonly Subscribers: readonly { readonly SubscriptionType: string; readonly Address: unknown }[]
    }[]
  }
  expect(Budget).toMatchObject({ BudgetLimit: { Amount: 25, Unit: 'USD' }, TimeUnit: 'MONTHLY' })
  // A filter by a cost tag that nobody has activated would count nothing.
  expect(Budget.CostFilters).toBeUndefined()
  const notifications = NotificationsWithSubscribers.map(
    ({ Notification: { NotificationType, Threshold }, Subscribers }) => {
      const lets = Subscribers.every(({ Address }) => letsIn('budgets.amazonaws.com', text(Address)))
      return [NotificationType, Threshold, lets]
    },
  )
  expect(notifications).toEqual([
    ['ACTUAL', 80, true],
    ['FORECASTED', 100, true],
  ])
})
