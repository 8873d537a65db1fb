import { resolve } from '../../test/infra/resolve.ts'
import { type Resource, type Synth, propertiesOf, resources } from '../../test/infra/synth.ts'
import { ACCOUNT, arn } from './place.ts'

/** Physical names of what the templates have, once it is made. */
export type Names = {
  /** Without the hash. */
  readonly of: (id: string, attribute?: string) => string
  /** A value of a template, with its references in their places. */
  readonly resolved: (value: unknown) => unknown
  readonly text: (value: unknown) => string
}

type Made = { readonly ref: string; readonly arn: string }

type Naming = (name: string, properties: Readonly<Record<string, unknown>>) => Made

const both = (value: string): Made => ({ ref: value, arn: value })

/** What `Ref` and `Arn` of each kind are, by CloudFormation's reference. */
const namings = (endpoint: string): Readonly<Record<string, Naming>> => ({
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

/** By an alias's name, the function and its qualifier. */
const aliasArn = (lambda: string): Made => both(`${arn('lambda', `function:${lambda}`)}:live`)

/** `given`: names that only the maker knows, such as a secret's ARN (`Seal`) or a stream's (`Games.StreamArn`). */
export const namesOf = (name: string, synth: Synth, endpoint: string, given: ReadonlyMap<string, string>): Names => {
  const known = namings(endpoint)
  const all = new Map<string, Resource>()
  for (const template of [synth.keep, synth.run])
    for (const resource of Object.values(template.Resources))
      for (const [id, each] of resources(template, resource.Type)) all.set(id, each)
  const of = (id: string, attribute?: string): string => {
    const own = given.get(attribute === undefined ? id : `${id}.${attribute}`)
    if (own !== undefined) return own
    const resource = all.get(id)
    if (resource?.Type === 'AWS::Lambda::Alias') return aliasArn(of(id.replace(/Live$/, ''))).ref
    const naming = known[resource?.Type ?? '']
    if (!naming) throw new Error(`${id} (${resource?.Type ?? 'not in the templates'}) has no name here`)
    const made = naming(`${name}-${id}`, propertiesOf(resource))
    return attribute?.endsWith('Arn') === true ? made.arn : made.ref
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

/** The function that a mapping, a rule or a setting of calls names, by whatever it names it. */
export const functionIn = (value: unknown): string => {
  const [, id = ''] = /"(?:Ref|Fn::GetAtt)":\[?"([A-Za-z]+?)(?:Live)?[0-9A-F]{8}"/.exec(JSON.stringify(value)) ?? []
  return id
}
