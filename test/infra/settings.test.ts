import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type App, Stack } from 'aws-cdk-lib/core'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { type Context, DOMAIN, SENDER, appWith } from './apps.ts'

const templateOf = (app: App, id: string): Template => {
  const stack = app.node.findChild(id)
  if (!(stack instanceof Stack)) throw new Error(`${id} is no stack`)
  return Template.fromStack(stack)
}

describe('a stage with a domain', () => {
  const app = appWith(DOMAIN)
  const run = templateOf(app, 'crownhead-run')
  const keep = templateOf(app, 'crownhead-keep')

  test('has the API there and nowhere else', () => {
    run.hasResourceProperties('AWS::ApiGatewayV2::Api', { DisableExecuteApiEndpoint: true })
    run.hasResourceProperties('AWS::ApiGatewayV2::DomainName', { DomainName: DOMAIN.domain })
    run.hasResourceProperties('AWS::Route53::RecordSet', {
      Name: `${DOMAIN.domain}.`,
      Type: 'A',
      HostedZoneId: DOMAIN.zoneId,
    })
    run.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ ORIGIN: `https://${DOMAIN.domain}` }) },
    })
  })

  test('sends emails from it, signed, with its DNS records', () => {
    keep.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: DOMAIN.domain,
      MailFromAttributes: { MailFromDomain: `bounce.${DOMAIN.domain}` },
    })
    keep.resourcePropertiesCountIs('AWS::Route53::RecordSet', { Type: 'CNAME' }, 3)
  })

  test('tells mail servers to quarantine what only pretends to come from it', () => {
    const record = { Type: 'TXT', Name: `_dmarc.${DOMAIN.domain}.` }
    keep.hasResourceProperties('AWS::Route53::RecordSet', { ...record, ResourceRecords: ['"v=DMARC1; p=quarantine"'] })
    const own = templateOf(appWith({ ...DOMAIN, dmarc: 'off' }), 'crownhead-keep')
    own.resourcePropertiesCountIs('AWS::Route53::RecordSet', record, 0)
  })

  test('has a record for IPv6 that leads to a name which answers it', () => {
    run.hasResourceProperties('AWS::Route53::RecordSet', { Name: `${DOMAIN.domain}.`, Type: 'AAAA' })
    run.hasResourceProperties('AWS::ApiGatewayV2::DomainName', {
      DomainNameConfigurations: [Match.objectLike({ IpAddressType: 'dualstack' })],
    })
    run.hasResourceProperties('AWS::ApiGatewayV2::Api', { IpAddressType: 'dualstack' })
  })
})

describe('a stage without a domain', () => {
  test('has settings for how much may be asked for, and how many functions send', () => {
    const run = (settings: Readonly<Record<string, string>>) =>
      templateOf(appWith({ mailFrom: SENDER, reserve: 'yes', ...settings }), 'crownhead-run')
    const throttle = (rate: number) => ({
      DefaultRouteSettings: { ThrottlingRateLimit: rate, ThrottlingBurstLimit: 2 * rate },
    })
    const sending = (functions: number) => ({ ScalingConfig: { MaximumConcurrency: functions }, BatchSize: 1 })
    const [as, other] = [run({}), run({ requests: '900', senders: '40' })]
    as.hasResourceProperties('AWS::ApiGatewayV2::Stage', throttle(100))
    other.hasResourceProperties('AWS::ApiGatewayV2::Stage', throttle(900))
    as.hasResourceProperties('AWS::Lambda::EventSourceMapping', sending(5))
    other.hasResourceProperties('AWS::Lambda::EventSourceMapping', sending(40))
    other.hasResourceProperties('AWS::Lambda::Function', {
      Description: 'Writes emails and sends them',
      ReservedConcurrentExecutions: 40,
    })
    for (const [name, value] of [
      ['requests', '0'],
      ['requests', '1e3'],
      ['senders', '1'],
      ['senders', '5.5'],
    ] as const)
      expect(() => run({ [name]: value })).toThrow('must be a whole number')
  })

  test('under a second name is a second Crownhead', () => {
    const keep = templateOf(appWith({ name: 'trial', mailFrom: SENDER }), 'trial-keep')
    keep.hasResourceProperties('AWS::DynamoDB::Table', {
      Tags: Match.arrayWith([{ Key: 'application', Value: 'trial' }]),
    })
  })
})

/**
 * Returns the policy that allows sending, as JSON. In the sandbox SES asks for the right to the identity of the
 * recipient, too.
 */
const mayWriteTo = (run: Template): string => {
  const policies = Object.values(run.findResources('AWS::IAM::Policy')).map((policy) => JSON.stringify(policy))
  return policies.find((policy) => policy.includes('ses:SendEmail')) ?? ''
}

test('emails leave only from the one sender, whatever else its domain could send', () => {
  const condition = (from: string) => `"Condition":{"StringEquals":{"ses:FromAddress":"${from}"}}`
  expect(mayWriteTo(templateOf(appWith({ mailFrom: SENDER }), 'crownhead-run'))).toContain(condition(SENDER))
  expect(mayWriteTo(templateOf(appWith(DOMAIN), 'crownhead-run'))).toContain(condition(`games@${DOMAIN.domain}`))
})

test('emails may go to the testers that are named, and in the sandbox to nobody else', () => {
  const testers = ['ada@players.example', 'grace@players.example']
  const open = mayWriteTo(templateOf(appWith({ mailFrom: SENDER, testers: testers.join() }), 'crownhead-run'))
  const sandboxed = mayWriteTo(templateOf(appWith({ mailFrom: SENDER }), 'crownhead-run'))
  expect(open).toContain(`:identity/${SENDER}`)
  expect(sandboxed).toContain(`:identity/${SENDER}`)
  for (const tester of testers) {
    expect(open).toContain(`:identity/${tester}`)
    expect(sandboxed).not.toContain(tester)
  }
  expect(open).not.toContain('identity/*')
})

test.each([
  [{}, /need a sender: mailFrom=/],
  [{ mailFrom: SENDER, testers: '*@players.example' }, /bare addresses/],
  [{ ...DOMAIN, dmarc: 'maybe' }, /none, quarantine/],
  [{ domain: 'play.crownhead.example' }, /zoneId/],
  [{ ...DOMAIN, mailFrom: 'games@elsewhere.example' }, /address of that domain/],
  [{ mailFrom: 'Games <games@crownhead.example>' }, /bare address/],
  [{ name: 'Big Name' }, /lowercase letters/],
])('%j is refused in one sentence', (context, sentence) => {
  expect(() => appWith(context)).toThrow(sentence)
})

/** Starts the app as the CDK does. */
const startedWith = async (context: Context) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../infra/app.ts')], {
    env: { ...process.env, CDK_CONTEXT_JSON: JSON.stringify(context) },
  })
  const closed = new Promise((resolve) => child.on('close', resolve))
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  return { out, error, code }
}

test('the CDK app ends with that sentence and without a stack trace', async () => {
  const [bare, lost] = await Promise.all([
    startedWith({}),
    startedWith({ stage: 'live', stages: '/nowhere/stages.json' }),
  ])
  expect(bare).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringMatching(/^crownhead: emails need a sender.+\n$/),
  })
  expect(lost).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringMatching(/^crownhead: there is no \/nowhere.+\n$/),
  })
})
