import { CreateFunctionCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { CreateScheduleGroupCommand, SchedulerClient } from '@aws-sdk/client-scheduler'
import { propertiesOf } from '../../../test/infra/synth.ts'
import { clientSettings, jsonCall, queryCall } from './aws-endpoint.ts'
import { type MakeContext, forEachResource, makeStores } from './make-stores.ts'

const roles = async (making: MakeContext): Promise<void> => {
  const { names, endpoint } = making
  const Version = '2010-05-08'
  const json = (value: unknown): string => JSON.stringify(names.resolved(value))
  await forEachResource(making, 'AWS::IAM::Role', (id, resource) => {
    const AssumeRolePolicyDocument = JSON.stringify(propertiesOf(resource)['AssumeRolePolicyDocument'])
    return queryCall(endpoint, 'iam', {
      Action: 'CreateRole',
      Version,
      RoleName: names.of(id),
      AssumeRolePolicyDocument,
    })
  })
  await forEachResource(making, 'AWS::IAM::Policy', (id, resource) => {
    const RoleName = names.of(id.replace(/DefaultPolicy$/, ''))
    const PolicyDocument = json(propertiesOf(resource)['PolicyDocument'])
    return queryCall(endpoint, 'iam', { Action: 'PutRolePolicy', Version, RoleName, PolicyName: id, PolicyDocument })
  })
}

/** An empty zip archive: the bundles run outside the imitation, which only stores their settings. */
const EMPTY_ZIP = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')

const functions = async (making: MakeContext): Promise<void> => {
  const { names, endpoint } = making
  const client = new LambdaClient(clientSettings(endpoint))
  await forEachResource(making, 'AWS::Logs::LogGroup', (id) =>
    jsonCall(endpoint, 'logs', 'Logs_20140328.CreateLogGroup', { logGroupName: names.of(id) }),
  )
  await forEachResource(making, 'AWS::Lambda::Function', async (id, resource) => {
    // The code's location is left out, because it names a bucket of the CDK.
    const { Code: _code, ...properties } = propertiesOf(resource)
    const { Role, Handler, Timeout, MemorySize, Environment } = names.resolved(properties) as {
      readonly Role: string
      readonly Handler: string
      readonly Timeout: number
      readonly MemorySize: number
      readonly Environment: { readonly Variables: Record<string, string> }
    }
    await client.send(
      new CreateFunctionCommand({
        FunctionName: names.of(id),
        Role,
        Handler,
        Timeout,
        MemorySize,
        Environment,
        Runtime: 'nodejs22.x',
        Code: { ZipFile: EMPTY_ZIP },
      }),
    )
  })
}

/**
 * Creates the rules that match events of AWS. Scheduled rules are left out: the rehearsal itself calls their functions.
 */
const events = (making: MakeContext) =>
  forEachResource(making, 'AWS::Events::Rule', async (id, resource) => {
    const { names, endpoint } = making
    const { EventPattern, Targets } = propertiesOf(resource)
    if (EventPattern === undefined) return
    const [Name, targets] = [`${making.name}-${id}`, names.resolved(Targets)]
    const pattern = JSON.stringify(names.resolved(EventPattern))
    await jsonCall(endpoint, 'events', 'AWSEvents.PutRule', { Name, EventPattern: pattern })
    await jsonCall(endpoint, 'events', 'AWSEvents.PutTargets', { Rule: Name, Targets: targets })
  })

const groups = (making: MakeContext) => {
  const client = new SchedulerClient(clientSettings(making.endpoint))
  return forEachResource(making, 'AWS::Scheduler::ScheduleGroup', (id) =>
    client.send(new CreateScheduleGroupCommand({ Name: making.names.of(id) })),
  )
}

/** Creates all resources of the templates that functions or commands use, in the imitation. */
export const makeResources = async (making: MakeContext): Promise<void> => {
  for (const make of [makeStores, groups, roles, functions, events]) await make(making)
}
