import { type Synth, type Template, propertiesOf, resources } from '../../../test/infra/synth.ts'
import { isMatch } from '../../../test/infra/wildcards.ts'
import type { ResourceNames } from './resource-names.ts'

/** A request to AWS in IAM's terms. `context` has the condition keys. */
export type AwsCall = {
  readonly role: string
  readonly action: string
  readonly resource: string
  readonly context: Readonly<Record<string, readonly string[]>>
}

type Condition = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>

/** A permission: one action on one pattern of resources for one role. */
export type Permission = {
  readonly role: string
  readonly action: string
  readonly resource: string
  readonly condition: Condition
}

type Statement = {
  readonly Effect: string
  readonly Action: string | readonly string[]
  readonly Resource: string | readonly string[]
  readonly Condition?: Condition
}

type Policy = { readonly Statement: readonly Statement[] }

const list = (value: string | readonly string[]): readonly string[] => (typeof value === 'string' ? [value] : value)

const grantsIn = (role: string, { Statement: statements }: Policy): readonly Permission[] =>
  statements.flatMap(({ Effect, Action, Resource, Condition: condition = {} }) => {
    if (Effect !== 'Allow') throw new Error(`a ${Effect} for ${role} is not understood here`)
    return list(Action).flatMap((action) => list(Resource).map((resource) => ({ role, action, resource, condition })))
  })

/** The role that stands for the operator's managed policy, which the template attaches to nobody. */
export const OPERATOR = 'Operator'

/** Returns all permissions of the templates. Roles are named by their logical ids, such as `DeliverRole`. */
export const permissionsOf = ({ keep, run }: Synth, names: ResourceNames): readonly Permission[] => {
  const policies = (template: Template) =>
    [...resources(template, 'AWS::IAM::Policy')].flatMap(([id, policy]) => {
      const document = names.resolved(propertiesOf(policy)['PolicyDocument']) as Policy
      return grantsIn(id.replace(/DefaultPolicy$/, ''), document)
    })
  const managed = propertiesOf(resources(run, 'AWS::IAM::ManagedPolicy').get(OPERATOR))['PolicyDocument']
  return [...policies(keep), ...policies(run), ...grantsIn(OPERATOR, names.resolved(managed) as Policy)]
}

type Test = (present: readonly string[], patterns: readonly string[]) => boolean

const isLike: Test = (present, patterns) => present.every((each) => patterns.some((pattern) => isMatch(pattern, each)))

/** The condition operators of IAM. A request without the condition key fulfils only those with `ForAllValues`. */
const TESTS: Readonly<Record<string, Test>> = {
  StringEquals: (present, values) => present.length > 0 && present.every((each) => values.includes(each)),
  StringLike: (present, patterns) => present.length > 0 && isLike(present, patterns),
  'ForAllValues:StringLike': isLike,
  'ForAllValues:StringEquals': (present, values) => present.every((each) => values.includes(each)),
}

const holds = (condition: Condition, { context }: AwsCall): boolean =>
  Object.entries(condition).every(([operator, keys]) => {
    const test = TESTS[operator]
    if (!test) throw new Error(`the condition ${operator} is not understood here`)
    return Object.entries(keys).every(([key, patterns]) => test(context[key] ?? [], list(patterns)))
  })

/** Returns the permissions that allow a call. */
export const permissionsFor = (grants: readonly Permission[], call: AwsCall): readonly Permission[] =>
  grants.filter(
    ({ role, action, resource, condition }) =>
      role === call.role && isMatch(action, call.action) && isMatch(resource, call.resource) && holds(condition, call),
  )
