import { expect, test } from 'vitest'
import { DOMAIN, FRONTED, SENDER, type Templates, templatesWith } from './apps.ts'
import { type Resource, type Template, propertiesOf } from './synth.ts'

/** What CloudFormation replaces when it changes: of the types whose `Ref` or attributes other stacks import. */
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

/** The resource that an export is about. */
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

/** Why the exporting stack, which is deployed first, would fail while the importing one is still the old. */
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

test.each(pairs)('from $before to $after, no stack loses what another still imports', ({ old, now }) => {
  for (const [importing, exporting] of EDGES) {
    expect(importsOf(old[importing]).length).toBeGreaterThan(0)
    expect(obstacles(old[importing], old[exporting], now[exporting])).toEqual([])
  }
})

test('no stack has parameters that a deploy would ask for', () => {
  for (const templates of synthesized.values())
    for (const template of Object.values(templates)) {
      const parameters = Object.keys((template as { readonly Parameters?: object }).Parameters ?? {})
      expect(parameters.filter((name) => name !== 'BootstrapVersion')).toEqual([])
    }
})
