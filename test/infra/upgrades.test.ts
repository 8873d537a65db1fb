import { expect, test } from 'vitest'
import type { STAGE_OPTIONS } from '../../infra/settings/stage-options.ts'
import { isLong } from '../harness/size.ts'
import { type Context, DOMAIN, FRONTED, PARTS, SENDER, type Templates, templatesWith } from './apps.ts'
import { type Resource, type Template, propertiesOf } from './synth.ts'

/**
 * By type of resource: the properties that CloudFormation can change only by replacing the resource. Only types from
 * which other stacks import are listed.
 */
const REPLACING: Readonly<Record<string, readonly string[]>> = {
  'AWS::ApiGatewayV2::Api': ['ProtocolType'],
  'AWS::ApiGatewayV2::Stage': ['ApiId', 'StageName'],
  'AWS::DynamoDB::Table': ['TableName', 'KeySchema', 'LocalSecondaryIndexes', 'ImportSourceSpecification'],
  'AWS::Lambda::Function': ['FunctionName', 'PackageType'],
  'AWS::Logs::LogGroup': ['LogGroupName'],
  'AWS::SecretsManager::Secret': ['Name'],
  'AWS::SES::ConfigurationSet': ['Name'],
  'AWS::SES::EmailIdentity': ['EmailIdentity'],
  'AWS::SNS::Topic': ['TopicName', 'FifoTopic'],
  'AWS::SQS::Queue': ['QueueName', 'FifoQueue'],
}

const CHANGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a sender': { mailFrom: SENDER },
  'another sender': { mailFrom: 'play@elsewhere.example', testers: 'ada@players.example', alarmsTo: SENDER },
  'a domain': DOMAIN,
  'a front': FRONTED,
  'another domain': {
    domain: 'games.elsewhere.example',
    zoneId: 'Z9876543210',
    reserve: 'yes',
    dmarc: 'off',
    canary: 'off',
  },
}

const synthesized = new Map(Object.entries(CHANGES).map(([name, context]) => [name, templatesWith(context)]))

const pairs = [...synthesized].flatMap(([before, old]) =>
  [...synthesized].filter(([after]) => after !== before).map(([after, now]) => ({ before, after, old, now })),
)

const importsOf = (template: Template): readonly string[] => [
  ...new Set([...JSON.stringify(template).matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name = '']) => name)),
]

const exported = ({ Outputs = {} }: Template, name: string): unknown =>
  Object.values(Outputs).find(({ Export }) => Export?.Name === name)?.Value

/** Returns the resource to which an exported value refers. */
const sourceIn = ({ Resources }: Template, value: unknown): Resource | undefined => {
  const [, id = ''] = /"(?:Ref|Fn::GetAtt)":\[?"([^"]+)"/.exec(JSON.stringify(value)) ?? []
  return Resources[id]
}

const replacedBy = (before: Resource | undefined, after: Resource | undefined): readonly string[] => {
  if (!before || !after || before.Type !== after.Type) return ['a source that is no resource']
  const replacing = REPLACING[before.Type]
  if (!replacing) return [`${before.Type} has no row here`]
  const [old, now] = [propertiesOf(before), propertiesOf(after)]
  return replacing.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
}

/**
 * Returns why the deployment of the exporting stack, which comes first, would fail while the importing stack is still
 * the old one.
 */
const obstacles = (imports: Template, old: Template, now: Template): readonly string[] =>
  importsOf(imports)
    .filter((name) => exported(old, name) !== undefined)
    .flatMap((name) => {
      const [before, after] = [exported(old, name), exported(now, name)]
      if (after === undefined) return [`${name} is gone`]
      if (JSON.stringify(before) !== JSON.stringify(after)) return [`${name} changes`]
      return replacedBy(sourceIn(old, before), sourceIn(now, after)).map((why) => `${name}: ${why}`)
    })

const EDGES: readonly (readonly [importing: keyof Templates, exporting: keyof Templates])[] = [
  ['run', 'keep'],
  ['watch', 'keep'],
  ['watch', 'run'],
]

/**
 * Returns the alarms that move to another stack. Two stacks cannot own one name, as they would if the new owner is
 * deployed before the old one.
 */
const movedNames = (old: Templates, now: Templates): readonly string[] => {
  const ownerOf = (templates: Templates) =>
    new Map(
      PARTS.flatMap((part) =>
        Object.values(templates[part].Resources).flatMap((resource) => {
          const name = propertiesOf(resource)['AlarmName']
          return name === undefined ? [] : [[JSON.stringify(name), part] as const]
        }),
      ),
    )
  const before = ownerOf(old)
  return [...ownerOf(now)].flatMap(([name, part]) =>
    (before.get(name) ?? part) === part ? [] : [`${name} moves from ${before.get(name)} to ${part}`],
  )
}

const expectDeployable = (old: Templates, now: Templates): void => {
  for (const [importing, exporting] of EDGES) {
    expect(importsOf(old[importing]).length).toBeGreaterThan(0)
    expect(obstacles(old[importing], old[exporting], now[exporting])).toEqual([])
  }
  expect(movedNames(old, now)).toEqual([])
}

test.each(pairs)('from $before to $after, no stack loses what another still imports', ({ old, now }) => {
  expectDeployable(old, now)
})

/** A stage that has everything that a setting can add. */
const FULL: Context = { ...FRONTED, replies: 'on', reserve: 'yes', alarmsTo: SENDER, canary: 'on', budget: '25' }

/** Another value of each setting, for a full stage. An empty text leaves the setting out. */
const OTHERS: { readonly [N in keyof typeof STAGE_OPTIONS]: Context } = {
  mailFrom: { mailFrom: 'play@play.crownhead.example' },
  club: { club: 'Damclub Utrecht' },
  imprint: { imprint: 'https://club.example/colofon' },
  privacy: { privacy: 'https://club.example/privacy' },
  contact: { contact: 'https://club.example/contact' },
  newGames: { newGames: 'word:utrecht-1926' },
  abuseTo: { abuseTo: 'abuse@club.example' },
  alarmsTo: { alarmsTo: '' },
  // Without a domain, the settings that need one are left out, too.
  domain: { domain: '', zoneId: '', front: 'no', replies: 'off', mailFrom: SENDER },
  zoneId: { zoneId: 'Z9876543210' },
  testers: { testers: 'ada@players.example' },
  dmarc: { dmarc: 'off' },
  replies: { replies: 'off' },
  identity: { identity: 'elsewhere' },
  emailsPerDay: { emailsPerDay: '200' },
  senders: { senders: '9' },
  requests: { requests: '300' },
  throttles: { throttles: 'create=7,links=5' },
  parallel: { parallel: '2' },
  sweep: { sweep: '100' },
  reserve: { reserve: 'no' },
  stored: { stored: '50' },
  alarm: { alarm: '30' },
  answers: { answers: '100' },
  pages: { pages: '100' },
  concurrency: { concurrency: '3000' },
  budget: { budget: 'off' },
  release: { release: 'at-once' },
  canary: { canary: 'off' },
  front: { front: 'no' },
  waf: { waf: 'no' },
  calls: { calls: '500' },
  edges: { edges: 'all' },
  frontKeys: { frontKeys: '2,1' },
  account: { account: '123456789012', region: 'eu-central-1' },
  region: { account: '123456789012', region: 'us-east-1' },
  // A stage with another name is another Crownhead, which is never deployed over this one.
  name: {},
}

const full = templatesWith(FULL)

/** Settings that add and remove no resource that another stack imports: in `npm test` all of them change at once. */
const PLAIN: readonly string[] =
  'club imprint privacy contact newGames abuseTo testers dmarc emailsPerDay senders requests throttles parallel sweep stored alarm answers pages concurrency calls edges'.split(
    ' ',
  )

const changes = (): readonly (readonly [name: string, other: Context])[] => {
  const all = Object.entries<Context>(OTHERS).filter(([, other]) => Object.keys(other).length > 0)
  if (isLong) return all
  const plain = all.filter(([name]) => PLAIN.includes(name)).map(([, other]) => other)
  return [...all.filter(([name]) => !PLAIN.includes(name)), [PLAIN.join(', '), Object.assign({}, ...plain) as Context]]
}

test.each(changes())('the setting %s can be changed, and changed back', (_, other) => {
  const changed = templatesWith({ ...FULL, ...other })
  expectDeployable(full, changed)
  expectDeployable(changed, full)
})

test('a front from before, whose origin is the gateway, answers until its own stack is deployed', () => {
  const routesOf = ({ run }: Templates) =>
    Object.entries(run.Resources).filter(([, { Type }]) =>
      /^AWS::(ApiGatewayV2::(Api|Route|Integration|DomainName|ApiMapping)|Lambda::Permission)$/.test(Type),
    )
  const [fronted, plain] = [synthesized.get('a front'), synthesized.get('a domain')]
  if (!fronted || !plain) throw new Error('both were synthesized')
  const routes = new Map(routesOf(fronted))
  expect(routesOf(plain).length).toBeGreaterThan(30)
  for (const [id, { Type }] of routesOf(plain)) expect([id, routes.get(id)?.Type]).toEqual([id, Type])
  const names = [...routes.values()].filter(({ Type }) => Type === 'AWS::ApiGatewayV2::DomainName')
  expect(names.map((name) => propertiesOf(name)['DomainName'])).toEqual([`origin.${DOMAIN.domain}`])
})

test('no stack has parameters that a deploy would ask for', () => {
  for (const templates of synthesized.values())
    for (const template of Object.values(templates)) {
      const parameters = Object.keys((template as { readonly Parameters?: object }).Parameters ?? {})
      expect(parameters.filter((name) => name !== 'BootstrapVersion')).toEqual([])
    }
})
