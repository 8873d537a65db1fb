import { beforeAll, describe, expect, test } from 'vitest'
import { isGatewayRoute } from '../../infra/api/routes.ts'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import { GRACE_PERIOD } from '../../shared/game/time/clock.ts'
import { SECOND } from '../../shared/game/model/words.ts'
import { LEASE } from '../../shared/service/email/delivery/send-limits.ts'
import { type Resource, type Synth, each, resources, synth } from './synth.ts'

let synthesized: Synth
beforeAll(async () => {
  synthesized = await synth()
})

const all = (type: string) => [...resources(synthesized.run, type)]
const one = (type: string, id: string): Readonly<Record<string, unknown>> =>
  resources(synthesized.run, type).get(id)?.Properties ?? {}

describe('the HTTP API', () => {
  const keyOf = ({ Properties }: Resource) => String(Properties?.['RouteKey'])
  const keysTo = (id: string): readonly string[] => {
    const integrations = Object.entries(synthesized.run.Resources).filter(
      ([, { Type, Properties }]) =>
        Type === 'AWS::ApiGatewayV2::Integration' && JSON.stringify(Properties?.['IntegrationUri']).includes(`"${id}`),
    )
    const named = integrations.map(([name]) => name)
    return all('AWS::ApiGatewayV2::Route')
      .filter(([, { Properties }]) => named.some((name) => JSON.stringify(Properties?.['Target']).includes(name)))
      .map(([, route]) => keyOf(route))
  }
  const keys = (routes: readonly { readonly method: string; readonly path: string }[]) =>
    routes.map(({ method, path }) => `${method} ${path}`)

  test('has the routes of the tables, and one for everything else', () => {
    expect(keysTo('Answers').toSorted()).toEqual(
      [...keys(API_ROUTES.filter(isGatewayRoute)), 'ANY /v1', 'ANY /v1/{proxy+}'].toSorted(),
    )
    expect(keysTo('Pages').toSorted()).toEqual([...keys(PAGE_ROUTES.filter(isGatewayRoute)), '$default'].toSorted())
    expect(all('AWS::ApiGatewayV2::Route')).toHaveLength(
      [...API_ROUTES, ...PAGE_ROUTES].filter(isGatewayRoute).length + 3,
    )
  })

  test('writes no path, no query and no address into its log', () => {
    const { Format } = one('AWS::ApiGatewayV2::Stage', 'Stage')['AccessLogSettings'] as { Format: string }
    expect(Format).toContain('$context.routeKey')
    expect(Format.match(/\$context\.[\w.]+/g)).toEqual([
      '$context.requestId',
      '$context.requestTimeEpoch',
      '$context.routeKey',
      '$context.status',
      '$context.integration.status',
      '$context.responseLatency',
      '$context.responseLength',
      '$context.integrationErrorMessage',
    ])
  })

  test('limits the number of requests', () => {
    expect(one('AWS::ApiGatewayV2::Stage', 'Stage')['DefaultRouteSettings']).toEqual({
      ThrottlingRateLimit: 100,
      ThrottlingBurstLimit: 200,
    })
  })
})

describe('every function', () => {
  const ofFunctions = <T>(of: (properties: Readonly<Record<string, unknown>>, id: string) => T) =>
    each(synthesized.run, 'AWS::Lambda::Function', of)

  test('has a description', () => {
    expect(ofFunctions(({ Description }) => Description)).toEqual({
      Answers: 'Answers the API',
      Pages: 'Answers with pages',
      Stored:
        'Carries out stored changes: sets timers, puts emails into the outbox, makes the games that follow or are ordered',
      Alarm: 'Looks at one game when its timer is due',
      Sweep: 'Looks at games whose timer was lost, and calls for the digests that are due',
      Deliver: 'Writes emails and sends them',
      Notify: 'Sends notices to webhooks and devices',
      Feedback: 'Notes emails that came back, and complaints',
      Canary: 'Plays a short game through the public door',
      Redo: 'Retries games that were put aside: writes their emails, makes the games that follow',
    })
  })

  test('runs on Node 24 and ARM, and is not traced', () => {
    const found = ofFunctions(({ Runtime, Architectures, Handler, TracingConfig }) => [
      Runtime,
      Architectures,
      Handler,
      TracingConfig,
    ])
    for (const one of Object.values(found)) expect(one).toEqual(['nodejs24.x', ['arm64'], 'index.handler', undefined])
  })

  test('has its own log, which is kept for a month', () => {
    const logs = ofFunctions(({ LoggingConfig }, id) => JSON.stringify(LoggingConfig).includes(`"${id}Log`))
    expect(Object.values(logs)).toEqual(Array.from(Object.keys(logs), () => true))
    const days = each(synthesized.run, 'AWS::Logs::LogGroup', ({ RetentionInDays }) => RetentionInDays)
    expect(days).toEqual(Object.fromEntries(Object.keys(days).map((id) => [id, 30])))
    expect(Object.keys(days)).toHaveLength(11)
  })

  test('ends before a timeout may be stored, including ten seconds of start-up if a player waits', () => {
    const seconds = ofFunctions(({ Timeout }, id) => Number(Timeout) + (id === 'Answers' || id === 'Pages' ? 10 : 0))
    expect(Math.max(...Object.values(seconds)) * SECOND).toBeLessThan(GRACE_PERIOD)
  })
})

describe('queues', () => {
  test('each has a dead-letter queue, or is one', () => {
    const text = JSON.stringify(synthesized.run)
    const isDead = (id: string) =>
      new RegExp(`"(deadLetterTargetArn|Destination|ALARM_DEAD_LETTERS)":\\{"Fn::GetAtt":\\["${id}`).test(text)
    const safety = each(synthesized.run, 'AWS::SQS::Queue', ({ RedrivePolicy }, id) =>
      RedrivePolicy ? 'redriven' : isDead(id) && 'dead letters',
    )
    expect(safety).toEqual({
      Outbox: 'redriven',
      OutboxDeadLetters: 'dead letters',
      LostTimers: 'dead letters',
      Notices: 'redriven',
      NoticesDeadLetters: 'dead letters',
      Returns: 'redriven',
      ReturnsDeadLetters: 'dead letters',
      PutAside: 'redriven',
      FailedChanges: 'dead letters',
    })
  })

  test('are encrypted and require TLS', () => {
    const encrypted = each(synthesized.run, 'AWS::SQS::Queue', ({ SqsManagedSseEnabled }) => SqsManagedSseEnabled)
    expect(Object.values(encrypted)).toEqual(Array.from({ length: 9 }, () => true))
    expect(resources(synthesized.run, 'AWS::SQS::QueuePolicy').size).toBe(9)
  })

  test.each([
    ['Outbox', 'Deliver'],
    ['PutAside', 'Redo'],
  ])(
    'a message of %s stays hidden for six times as long as %s may take, and is tried for longer than two days',
    (queue, reader) => {
      const timeout = Number(one('AWS::Lambda::Function', reader)['Timeout'])
      const { VisibilityTimeout, MessageRetentionPeriod, RedrivePolicy } = one('AWS::SQS::Queue', queue)
      expect(VisibilityTimeout).toBeGreaterThanOrEqual(6 * timeout)
      // The lease of an email that SES refused ends before the next attempt, so that nothing needs to release it.
      expect(Number(VisibilityTimeout) * SECOND).toBeGreaterThan(LEASE)
      const { maxReceiveCount } = RedrivePolicy as { readonly maxReceiveCount: number }
      const tried = maxReceiveCount * Number(VisibilityTimeout)
      expect(tried).toBeGreaterThan(2 * 86_400)
      expect(tried).toBeLessThan(Number(MessageRetentionPeriod))
    },
  )
})

describe('a function reads', () => {
  test('the stream from its beginning, with failing batches halved', () => {
    const mapping = one('AWS::Lambda::EventSourceMapping', 'StoredStream')
    expect(mapping).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: -1,
      MaximumRecordAgeInSeconds: 23 * 3600,
      FilterCriteria: { Filters: [{ Pattern: '{"eventName":["INSERT","MODIFY"]}' }] },
    })
    expect(JSON.stringify(mapping['DestinationConfig'])).toContain('FailedChanges')
    expect(JSON.stringify(mapping['EventSourceArn'])).toMatch(/Games.*StreamArn/)
  })

  test('the outbox in a few functions at a time, each email separately', () => {
    expect(one('AWS::Lambda::EventSourceMapping', 'DeliverQueue')).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      // One email may take most of the time of a call.
      BatchSize: 1,
      ScalingConfig: { MaximumConcurrency: 5 },
    })
  })

  test('the retry queue, each game separately', () => {
    expect(one('AWS::Lambda::EventSourceMapping', 'RedoQueue')).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 2 },
    })
  })

  test('the sweep’s schedule, every five minutes', () => {
    expect(one('AWS::Events::Rule', 'SweepRule')).toMatchObject({
      ScheduleExpression: 'rate(5 minutes)',
      State: 'ENABLED',
    })
  })
})
