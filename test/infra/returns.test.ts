import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { jsonLog } from '../../functions/runtime/json-log.ts'
import { readSigner } from '../../functions/aws/keys/signer.ts'
import { memoryLedger } from '../../local/memory/memory-ledger.ts'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { MINUTE } from '../../shared/game/model/words.ts'
import { TOO_MANY_BOUNCES, chargeBounce } from '../../shared/service/email/delivery/charge-bounce.ts'
import { complaint, gone } from '../email/ses-events.ts'
import { bundleOf } from './cloud.ts'
import { type Datum, alarmsOn, dataOf } from './sounding.ts'
import { type Synth, propertiesOf, resources, synth } from './synth.ts'

let synthesized: Synth
beforeAll(async () => {
  synthesized = await synth()
})

const returnsRule = () => propertiesOf(resources(synthesized.run, 'AWS::Events::Rule').get('ReturnsRule'))

/**
 * Matches an event as EventBridge does with plain values: a list in the pattern means any of them, and so does a list
 * in the event.
 */
const matches = (pattern: unknown, event: unknown): boolean => {
  if (Array.isArray(pattern)) return pattern.some((each) => [event].flat().includes(each))
  return Object.entries(pattern as object).every(([key, inner]) =>
    matches(inner, (event as Readonly<Record<string, unknown>> | undefined)?.[key]),
  )
}

/** Returns the rule's pattern with the values that CloudFormation fills in: the account's number and the set's name. */
const pattern = (): unknown =>
  JSON.parse(
    JSON.stringify(returnsRule()['EventPattern'])
      .replaceAll('{"Ref":"AWS::AccountId"}', '"123456789012"')
      .replaceAll(/\{"Fn::ImportValue":"[^"]+"\}/g, '"crownhead-keep-Mail1A2B3C4D"'),
  )

test('the rule matches bounces and complaints that SES reports for emails with our configuration set', () => {
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

test('an event is read as EventBridge puts it into a queue: whole, without another envelope', () => {
  const [target] = returnsRule()['Targets'] as readonly object[]
  for (const changed of ['Input', 'InputPath', 'InputTransformer']) expect(target).not.toHaveProperty(changed)
})

/** The functions that may log that too many first emails bounce. */
const WARNERS = ['Deliver', 'Feedback']

test('an alarm listens to each function that may log that too many first emails bounce', () => {
  const saysIt = (bundle: string): boolean =>
    readdirSync(dirname(bundle)).some((file) =>
      readFileSync(join(dirname(bundle), file), 'utf8').includes(TOO_MANY_BOUNCES),
    )
  const saying = [...resources(synthesized.run, 'AWS::Lambda::Function')].filter(([, resource]) =>
    saysIt(bundleOf(synthesized, resource)),
  )
  expect(saying.map(([id]) => id).toSorted()).toEqual(WARNERS)
})

test.each(WARNERS)('an alarm goes off when %s logs that too many first emails bounce', async (reader) => {
  const data: Datum[] = []
  const ledger = memoryLedger()
  const signer = readSigner(JSON.stringify({ current: '1', 1: 'k'.repeat(44) }))
  const log = jsonLog((line) => void data.push(...dataOf(synthesized, line, reader, 0)))
  for (let n = 0; n < EMAIL_LIMITS.bouncedLeast; n += 1) {
    expect(data).toEqual([])
    await chargeBounce({ ledger, signer, log }, { email: `nobody${n}@example.org`, event: `e${n}` }, undefined, 0)
  }
  expect([...alarmsOn([synthesized.watch], data, 5 * MINUTE).keys()]).toEqual(['bounced-first-emails'])
})
