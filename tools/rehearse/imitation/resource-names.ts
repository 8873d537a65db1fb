import { resolve } from '../../../test/infra/resolve.ts'
import { type Resource, type Synth, propertiesOf, resources } from '../../../test/infra/synth.ts'
import { ACCOUNT, arn } from './aws-endpoint.ts'

/** The physical names of the templates' resources. */
export type ResourceNames = {
  /** Returns a resource's name, or an attribute of it such as `Arn`. `id` is its logical id without the hash. */
  readonly of: (id: string, attribute?: string) => string
  /** Returns a value of a template with its references resolved. */
  readonly resolved: (value: unknown) => unknown
  readonly text: (value: unknown) => string
}

type References = { readonly ref: string; readonly arn: string }

type ReferencesOf = (name: string, properties: Readonly<Record<string, unknown>>) => References

const both = (value: string): References => ({ ref: value, arn: value })

/** Returns what `Ref` and `Arn` return for each resource type, by CloudFormation's reference. */
const referencesByType = (endpoint: string): Readonly<Record<string, ReferencesOf>> => ({
  'AWS::DynamoDB::Table': (name) => ({ ref: name, arn: arn('dynamodb', `table/${name}`) }),
  'AWS::SQS::Queue': (name) => ({ ref: `${endpoint}/${ACCOUNT}/${name}`, arn: arn('sqs', name) }),
  'AWS::SNS::Topic': (name) => both(arn('sns', name)),
  'AWS::IAM::Role': (name) => ({ ref: name, arn: `arn:aws:iam::${ACCOUNT}:role/${name}` }),
  'AWS::Lambda::Function': (name) => ({ ref: name, arn: arn('lambda', `function:${name}`) }),
  'AWS::Logs::LogGroup': (name) => ({ ref: name, arn: arn('logs', `log-group:${name}:*`) }),
  'AWS::S3::Bucket': (name) => ({ ref: name.toLowerCase(), arn: `arn:aws:s3:::${name.toLowerCase()}` }),
  'AWS::SES::ConfigurationSet': (name) => ({ ref: name, arn: arn('ses', `configuration-set/${name}`) }),
  'AWS::CloudWatch::Alarm': (name) => ({ ref: name, arn: arn('cloudwatch', `alarm:${name}`) }),
  'AWS::Scheduler::ScheduleGroup': (_, { Name }) => ({
    ref: String(Name),
    arn: arn('scheduler', `schedule-group/${String(Name)}`),
  }),
})

/** Returns what references to an alias return: the ARN of the function with its qualifier. */
const aliasArn = (lambda: string): References => both(`${arn('lambda', `function:${lambda}`)}:live`)

/**
 * Returns the names of a stage. `given` are names that exist only after creation, such as a secret's ARN (`Seal`) or a
 * stream's (`Games.StreamArn`).
 */
export const resourceNames = (
  name: string,
  synth: Synth,
  endpoint: string,
  given: ReadonlyMap<string, string>,
): ResourceNames => {
  const known = referencesByType(endpoint)
  const all = new Map<string, Resource>()
  for (const template of [synth.keep, synth.run])
    for (const resource of Object.values(template.Resources))
      for (const [id, each] of resources(template, resource.Type)) all.set(id, each)
  const of = (id: string, attribute?: string): string => {
    const own = given.get(attribute === undefined ? id : `${id}.${attribute}`)
    if (own !== undefined) return own
    const resource = all.get(id)
    if (resource?.Type === 'AWS::Lambda::Alias') return aliasArn(of(id.replace(/Live$/, ''))).ref
    const referencesOf = known[resource?.Type ?? '']
    if (!referencesOf) throw new Error(`${id} (${resource?.Type ?? 'not in the templates'}) has no name here`)
    const references = referencesOf(`${name}-${id}`, propertiesOf(resource))
    return attribute?.endsWith('Arn') === true ? references.arn : references.ref
  }
  const text = (value: unknown): string => resolve(synth, value, of)
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value)
    const first = entries[0]?.[0] ?? ''
    if (entries.length === 1 && (first === 'Ref' || first.startsWith('Fn::'))) return text(value)
    return Object.fromEntries(entries.map(([key, each]) => [key, resolved(each)]))
  }
  return { of, resolved, text }
}

/** Returns the logical id of the function that a value refers to, by `Ref` or by its ARN, directly or by its alias. */
export const functionIn = (value: unknown): string => {
  const [, id = ''] = /"(?:Ref|Fn::GetAtt)":\[?"([A-Za-z]+?)(?:Live)?[0-9A-F]{8}"/.exec(JSON.stringify(value)) ?? []
  return id
}
