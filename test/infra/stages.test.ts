import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import { findStage, parseStages } from '../../infra/settings/stages.ts'
import { readStageSettings, stageSettingsOf } from '../../infra/settings/stage-settings.ts'
import { tempFolder } from '../harness/temp.ts'
import { appWith, PARTS } from './apps.ts'
import type { Resource, Template } from './synth.ts'

const LIVE = { domain: 'play.crownhead.example', zoneId: 'Z0123456789', reserve: 'yes', requests: 300, front: 'yes' }
const TRIAL = { domain: 'trial.crownhead.example', zoneId: 'Z0123456789', reserve: 'yes', senders: 10, front: 'yes' }
const SMALL = { mailFrom: 'small@crownhead.example' }
const PAIR = { mailFrom: 'small@crownhead.example', identity: 'elsewhere', name: 'pair', canary: 'off' }
const PLACE = { account: '123456789012', region: 'eu-central-1' }
const PLACED = { ...LIVE, ...PLACE, domain: 'placed.crownhead.example', replies: 'on' }
const STAGES = { live: LIVE, trial: TRIAL, small: SMALL, pair: PAIR, placed: PLACED }

type Stage = keyof typeof STAGES
type Stacks = readonly { readonly part: string; readonly template: Template }[]

let stacksOf: (stage: Stage) => Stacks

beforeAll(async () => {
  const folder = await tempFolder('stages')
  const file = join(folder.path, 'stages.json')
  writeFileSync(file, JSON.stringify(STAGES))
  const made = new Map<Stage, Stacks>()
  stacksOf = (stage) => {
    const known = made.get(stage)
    if (known) return known
    const assembly = appWith({ stage, stages: file }).synth()
    const name = stage === 'pair' ? 'pair' : `crownhead-${stage}`
    const templateOf = (part: string) => assembly.getStackByName(`${name}-${part}`).template as Template
    const parts = 'front' in STAGES[stage] ? [...PARTS, 'front'] : PARTS
    const stacks = parts.map((part) => ({ part, template: templateOf(part) }))
    made.set(stage, stacks)
    return stacks
  }
  return folder.remove
})

/** Names that are unique only inside an API or a role, or that AWS gives. */
const LOCAL = new Set(['StageName', 'PolicyName', 'MetricName', 'DeploymentConfigName'])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the properties of a resource with those inside `…PolicyConfig`, where a CloudFront policy has its name. */
const withPolicy = (properties: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const [, inside] = Object.entries(properties).find(([key]) => key.endsWith('PolicyConfig')) ?? []
  return isRecord(inside) ? { ...properties, ...inside } : properties
}

/** Returns the names that the template sets itself: creating a second resource of such a name fails. */
const namesOf = ({ Type, Properties = {} }: Resource): readonly string[] =>
  Object.entries(withPolicy(Properties))
    .filter(
      ([key, value]) =>
        /(Name|Identity)$/.test(key) && !LOCAL.has(key) && typeof value === 'string' && Type !== 'AWS::Lambda::Alias',
    )
    .map(([key, value]) => `${Type} ${key} ${JSON.stringify(value)} ${recordType(Properties)}`)

/** Returns the type of a DNS record, because the A and AAAA records of one name are two records. */
const recordType = ({ Type }: Readonly<Record<string, unknown>>): string => (typeof Type === 'string' ? Type : '')

const physicalNames = (stacks: readonly { readonly template: Template }[]): readonly string[] =>
  stacks.flatMap(({ template: { Resources, Outputs = {} } }) => [
    ...Object.values(Resources).flatMap(namesOf),
    ...Object.values(Outputs).flatMap(({ Export }) => (Export ? [`export ${Export.Name}`] : [])),
  ])

describe('two full stages in one account', () => {
  test.each([
    ['live', 'trial'],
    ['small', 'live'],
    ['small', 'pair'],
  ] as const)('%s and %s share no name', (...pair) => {
    const [one, other] = [physicalNames(stacksOf(pair[0])), physicalNames(stacksOf(pair[1]))]
    expect(one.length).toBeGreaterThan(20)
    expect(one.filter((name) => other.includes(name))).toEqual([])
    expect(new Set(one).size).toBe(one.length)
  })
})

test('two fronts share no metric of their firewalls', () => {
  const metricsOf = (stage: Stage) =>
    [...JSON.stringify(stacksOf(stage)).matchAll(/"VisibilityConfig":\{[^}]*"MetricName":"([^"]+)"/g)].map(
      ([, name]) => name,
    )
  const [live, trial] = [metricsOf('live'), metricsOf('trial')]
  expect(live).toHaveLength(7)
  expect(live.filter((name) => trial.includes(name))).toEqual([])
})

/** Resources that CloudFormation cannot tag. They cost nothing, or what they belong to is tagged. */
const UNTAGGED: readonly string[] = [
  'AWS::ApiGatewayV2::ApiMapping',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::Budgets::Budget',
  'AWS::CloudFront::CachePolicy',
  'AWS::CloudFront::OriginRequestPolicy',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::IAM::ManagedPolicy',
  'AWS::IAM::Policy',
  'AWS::Lambda::Alias',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::Permission',
  'AWS::Lambda::Url',
  'AWS::Lambda::Version',
  'AWS::Logs::MetricFilter',
  'AWS::Route53::RecordSet',
  'AWS::SES::ConfigurationSetEventDestination',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::QueuePolicy',
]

test('every resource that can have tags carries the stage’s, for its costs', () => {
  const resources = stacksOf('live').flatMap(({ template }) => Object.values(template.Resources))
  const tagsOf = ({ Properties = {} }: Resource): string =>
    JSON.stringify(Properties['Tags'] ?? Properties['HostedZoneTags'] ?? null)
  const bare = resources.filter((resource) => tagsOf(resource) === 'null').map(({ Type }) => Type)
  expect([...new Set(bare)].filter((type) => !UNTAGGED.includes(type))).toEqual([])
  const tagged = resources.map(tagsOf).filter((tags) => tags !== 'null')
  expect(tagged.length).toBeGreaterThan(30)
  for (const tags of tagged) {
    const isList = tags.startsWith('[')
    const named = (key: string, value: string) => (isList ? `"Key":"${key}","Value":"${value}"` : `"${key}":"${value}"`)
    expect(tags).toContain(named('stage', 'live'))
    expect(tags).toContain(named('application', 'crownhead-live'))
  }
})

test('the sender’s identity may exist elsewhere: then the stage has neither identity nor records of it', () => {
  const [pair, small] = [stacksOf('pair'), stacksOf('small')]
  const typesIn = (stacks: Stacks) =>
    stacks.flatMap(({ template }) => Object.values(template.Resources).map(({ Type }) => Type))
  expect(typesIn(small)).toContain('AWS::SES::EmailIdentity')
  expect(typesIn(pair)).not.toContain('AWS::SES::EmailIdentity')
  expect(JSON.stringify(pair)).toContain(':identity/small@crownhead.example')
})

test('a stage may name its account and region, and the CDK then refuses other credentials', () => {
  expect(readStageSettings({ ...SMALL, ...PLACE }, 'small').target).toEqual(PLACE)
  expect(readStageSettings(SMALL, 'small').target).toBeUndefined()
})

test('a full stage that names its account and region synthesizes, and cdk-nag finds nothing more in it', () => {
  const run = stacksOf('placed').find(({ part }) => part === 'run')
  expect(JSON.stringify(run)).toContain(`:scheduler:${PLACE.region}:${PLACE.account}:schedule/`)
})

test('what -c gives overrides the file', () => {
  const over = (name: string) => (name === 'senders' ? '7' : undefined)
  expect(readStageSettings({ ...SMALL, senders: '3' }, 'small', over).senders).toBe(7)
})

test.each([
  ['{"live": 1}', 'live', 'stage live: its settings are an object'],
  ['[]', 'live', 'stages are an object'],
  ['{"Live": {}}', 'Live', "stage 'Live': a name has lowercase letters"],
  ['{"live": {"requests": true}}', 'live', 'stage live: requests must be a text or a number'],
  ['{"trial": {}, "test": {}}', 'live', "there is no stage 'live'; there are: trial, test"],
  ['{"live": {"mailform": "a@b.example"}}', 'live', "stage live has no setting 'mailform'; there are:"],
  ['{"live": {"mailFrom": "a@b.example", "region": "eu-central-1"}}', 'live', 'account and region come together'],
  ['{"live": {}}', 'live', 'emails need a sender'],
])('%s is refused in one sentence', (text, stage, sentence) => {
  expect(() => readStageSettings(findStage(parseStages(text), stage), stage)).toThrow(sentence)
})

test('an unknown setting by -c is refused by name, and the settings of the CDK itself are not', () => {
  const app = (context: object) => new App({ context: { mailFrom: 'a@b.example', ...context } })
  expect(() => stageSettingsOf(app({ alarmTo: 'you@b.example' }))).toThrow("there is no setting 'alarmTo'; there are:")
  const known = { alarmsTo: 'you@b.example', '@aws-cdk/core:newStyleStackSynthesis': true, 'aws:cdk:toolkit': '1' }
  expect(stageSettingsOf(app(known)).alarmsTo).toBe('you@b.example')
})
