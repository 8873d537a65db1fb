import { Stack } from 'aws-cdk-lib/core'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { crownhead } from '../../infra/crownhead.ts'

/** Nothing is bundled: only the templates matter here. */
const appWith = (context: Readonly<Record<string, string>>) =>
  crownhead({ context: { ...context, 'aws:cdk:bundling-stacks': [] } })

const templateOf = (app: ReturnType<typeof crownhead>, id: string): Template => {
  const stack = app.node.findChild(id)
  if (!(stack instanceof Stack)) throw new Error(`${id} is no stack`)
  return Template.fromStack(stack)
}

const DOMAIN = { domain: 'play.crownhead.example', zoneId: 'Z0123456789' }

describe('with a domain', () => {
  const app = appWith(DOMAIN)
  const run = templateOf(app, 'crownhead-run')
  const keep = templateOf(app, 'crownhead-keep')

  test('the API is there and nowhere else', () => {
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

  test('letters come from it, signed, with its DNS records', () => {
    keep.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: DOMAIN.domain,
      MailFromAttributes: { MailFromDomain: `bounce.${DOMAIN.domain}` },
    })
    keep.resourcePropertiesCountIs('AWS::Route53::RecordSet', { Type: 'CNAME' }, 3)
  })
})

describe('without a domain', () => {
  test('and without a sender address, the deploy asks for one', () => {
    const keep = templateOf(appWith({}), 'crownhead-keep')
    keep.hasParameter('MailFrom', { Default: Match.absent() })
  })

  test('a second name is a second Crownhead', () => {
    const keep = templateOf(appWith({ name: 'trial' }), 'trial-keep')
    keep.hasResourceProperties('AWS::DynamoDB::Table', { Tags: [{ Key: 'application', Value: 'trial' }] })
  })
})

test.each([
  [{ domain: 'play.crownhead.example' }, /zoneId/],
  [{ ...DOMAIN, mailFrom: 'games@elsewhere.example' }, /address of that domain/],
  [{ mailFrom: 'Games <games@crownhead.example>' }, /bare address/],
  [{ name: 'Big Name' }, /lowercase letters/],
])('%j is refused in one sentence', (context, sentence) => {
  expect(() => appWith(context)).toThrow(sentence)
})
