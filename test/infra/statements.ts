import { type Resource, type Template, propertiesOf, resources } from './synth.ts'

type Statement = {
  readonly Effect: 'Allow' | 'Deny'
  readonly Action: string | readonly string[]
  readonly Resource?: unknown
  readonly Condition?: unknown
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** Returns a resource's name in the templates: `Games`, `Games/index/alarms`, `Games.StreamArn`. */
const wordOf = (resource: unknown): string => {
  if (typeof resource === 'string') return resource
  const text = JSON.stringify(resource)
  if (text.includes(':identity/')) return 'MailIdentity'
  const [, id = text, attribute = 'Arn'] =
    /(?:FnGetAtt|OutputRef|"Fn::GetAtt":\["|"Ref":")([A-Za-z]+?)[0-9A-F]{8}(?:","|)(StreamArn)?/.exec(text) ?? []
  const tail =
    /"([/-][^"]+)"\]\]\}$/.exec(text)?.[1] ?? /":(schedule\/)[^"]+(\/\*)"/.exec(text)?.slice(1).join('group') ?? ''
  if (tail.startsWith('schedule')) return tail
  return `${id}${attribute === 'Arn' ? '' : `.${attribute}`}${tail}`
}

const policyOf = (resource: Resource): readonly Statement[] =>
  (propertiesOf(resource)['PolicyDocument'] as { readonly Statement: readonly Statement[] }).Statement

const linesOf = (policy: Resource | undefined): readonly string[] => {
  const lines = (policy ? policyOf(policy) : []).flatMap(({ Action, Resource }) =>
    list(Resource).flatMap((resource) => list(Action).map((action) => `${String(action)} ${wordOf(resource)}`)),
  )
  return [...new Set(lines)].toSorted()
}

/** Returns a role's permissions as `action resource`, sorted. */
export const permissions = (template: Template, role: string): readonly string[] =>
  linesOf(resources(template, 'AWS::IAM::Policy').get(`${role}DefaultPolicy`))

/** Returns the permissions of a managed policy. */
export const managed = (template: Template, id: string): readonly string[] =>
  linesOf(resources(template, 'AWS::IAM::ManagedPolicy').get(id))

/** Returns every statement that grants something. */
export const grants = (template: Template): readonly Statement[] =>
  ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy', 'AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy']
    .flatMap((type) => [...resources(template, type).values()].flatMap(policyOf))
    .filter(({ Effect }) => Effect === 'Allow')
