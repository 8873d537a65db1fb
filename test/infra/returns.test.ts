import { beforeAll, expect, test } from 'vitest'
import { complaint, gone } from '../mail/ses-events.ts'
import { type Synth, propertiesOf, resources, synth } from './synth.ts'

let synthesized: Synth
beforeAll(async () => {
  synthesized = await synth()
})

const returnsRule = () => propertiesOf(resources(synthesized.run, 'AWS::Events::Rule').get('ReturnsRule'))

/** What EventBridge does with a pattern of plain values: a list means any of them, and so does a list in the event. */
const matches = (pattern: unknown, event: unknown): boolean => {
  if (Array.isArray(pattern)) return pattern.some((each) => [event].flat().includes(each))
  return Object.entries(pattern as object).every(([key, inner]) =>
    matches(inner, (event as Readonly<Record<string, unknown>> | undefined)?.[key]),
  )
}

/** As deployed: the account's number and the set's name stand in place of what CloudFormation puts there. */
const pattern = (): unknown =>
  JSON.parse(
    JSON.stringify(returnsRule()['EventPattern'])
      .replaceAll('{"Ref":"AWS::AccountId"}', '"123456789012"')
      .replaceAll(/\{"Fn::ImportValue":"[^"]+"\}/g, '"crownhead-keep-Mail1A2B3C4D"'),
  )

test('the rule takes bounces and complaints that SES tells of emails with our configuration set', () => {
  const sent = { to: 'ann@example.org' }
  for (const event of [gone(sent), complaint(sent)]) {
    expect(matches(pattern(), event)).toBe(true)
    const { detail } = event as { readonly detail: { readonly mail: { readonly tags: object } } }
    for (const other of [
      { ...event, source: 'crownhead' },
      { ...event, account: '210987654321' },
      { ...event, 'detail-type': 'Email Delivered' },
      { ...event, detail: { ...detail, mail: { ...detail.mail, tags: { 'ses:configuration-set': ['another'] } } } },
      { ...event, detail: { ...detail, mail: { ...detail.mail, tags: {} } } },
    ])
      expect(matches(pattern(), other)).toBe(false)
  }
  expect(returnsRule()).toMatchObject({ State: 'ENABLED', Targets: [{ Arn: expect.anything() }] })
})

test('only that rule may put messages into the queue, and only over TLS', () => {
  const { Statement } = propertiesOf(resources(synthesized.run, 'AWS::SQS::QueuePolicy').get('ReturnsPolicy'))[
    'PolicyDocument'
  ] as { readonly Statement: readonly { readonly Effect: string }[] }
  const allowed = Statement.filter(({ Effect }) => Effect === 'Allow')
  expect(allowed).toMatchObject([
    {
      Principal: { Service: 'events.amazonaws.com' },
      Condition: { ArnEquals: { 'aws:SourceArn': { 'Fn::GetAtt': [expect.stringMatching(/^ReturnsRule/), 'Arn'] } } },
    },
  ])
  expect(JSON.stringify(allowed)).toContain('sqs:SendMessage')
  expect(JSON.stringify(Statement)).toContain('"aws:SecureTransport":"false"')
})

test('an event is taken in as EventBridge puts it into a queue: whole, without another envelope', () => {
  const [target] = returnsRule()['Targets'] as readonly object[]
  for (const changed of ['Input', 'InputPath', 'InputTransformer']) expect(target).not.toHaveProperty(changed)
})
