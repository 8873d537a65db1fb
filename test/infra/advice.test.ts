import { Validations } from 'aws-cdk-lib/core'
import { expect, test } from 'vitest'
import { FRONTED, SENDER, appWith } from './apps.ts'
import { runApp } from './synth.ts'
import { tempFolder } from '../harness/temp.ts'

/** The advice of cdk-nag that is not followed: one row for each kind, with the reason beside it in infra/. */
const NOT_DONE = [
  'AwsSolutions-APIG4 HttpRoute',
  'AwsSolutions-CFR1 Distribution',
  'AwsSolutions-IAM5 ManagedPolicy',
  'AwsSolutions-IAM5 Role',
  'AwsSolutions-SMG4 Secret',
  'AwsSolutions-SQS3 Queue',
]

const acknowledgedWith = (context: Readonly<Record<string, string>>): readonly string[] => {
  const rows = appWith(context)
    .node.findAll()
    .flatMap((construct) =>
      construct.node.metadata
        .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
        .flatMap(({ data }) => Object.entries(data as Readonly<Record<string, string>>))
        .map(([rule, reason]) => {
          expect(reason.length).toBeGreaterThan(20)
          return `${rule.replace(/^annotation::/i, '').replace(/\[.*/, '')} ${construct.constructor.name.replace(/\d+$/, '')}`
        }),
    )
  return [...new Set(rows)].toSorted()
}

test('no other advice of cdk-nag is suppressed, by any setting', () => {
  expect(acknowledgedWith({ ...FRONTED, reserve: 'yes' })).toEqual(NOT_DONE)
})

test('leaving the firewall out is an operator’s choice, and suppresses one more', () => {
  const more = acknowledgedWith({ ...FRONTED, waf: 'no', reserve: 'yes' }).filter((row) => !NOT_DONE.includes(row))
  expect(more).toEqual(['AwsSolutions-CFR2 Distribution'])
})

test('CloudFormation’s rules, which the CDK knows, find nothing wrong with a stage that has everything', async () => {
  await using folder = await tempFolder('advice')
  const everything = { ...FRONTED, reserve: 'yes', replies: 'on', canary: 'on', budget: '25', alarmsTo: SENDER }
  await runApp(folder.path, { ...everything, 'aws:cdk:bundling-stacks': [] })
})
