import { join } from 'node:path'
import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { type RunningFunction, startFunction } from '../../../test/infra/function.ts'
import { type Synth, propertiesOf, resources } from '../../../test/infra/synth.ts'
import { type EventSource, sourceMappings, queueSource, streamSource } from './event-sources.ts'
import { makeResources } from './make-resources.ts'
import { type ResourceNames, resourceNames } from './resource-names.ts'
import { awsEnvironment, clientSettings, jsonCall } from './aws-endpoint.ts'
import { OPERATOR, permissionsOf } from './permissions.ts'
import { ADMINISTRATOR, type ProxyRecords, permissionProxy } from './permission-proxy.ts'

type Running = RunningFunction & { readonly endpoint: string }

/** Host names that resolve to ports of this machine, and the file with their certificates. */
export type OutsideHosts = { readonly hosts: Readonly<Record<string, number>>; readonly certificates: string }

export type RehearsedStage = {
  readonly name: string
  readonly endpoint: string
  readonly synth: Synth
  readonly names: ResourceNames
  readonly records: ProxyRecords
  readonly functions: ReadonlyMap<string, Running>
  readonly eventSources: ReadonlyMap<string, readonly EventSource[]>
  /** Returns the endpoint through which a role reaches AWS. */
  readonly as: (role: string) => string
  /** Returns the environment variables that the imitation stores for a function. */
  readonly settingsOf: (lambda: string) => Promise<Readonly<Record<string, string>>>
  readonly stop: () => void
}

export const requireNamed = <T>(all: ReadonlyMap<string, T>, name: string): T => {
  const found = all.get(name)
  if (found === undefined) throw new Error(`there is no ${name}`)
  return found
}

const bundleOf = ({ folder, run }: Synth, id: string): string => {
  const { S3Key } = propertiesOf(resources(run, 'AWS::Lambda::Function').get(id))['Code'] as { readonly S3Key: string }
  return join(folder, `asset.${S3Key.replace('.zip', '')}`, 'index.mjs')
}

const emptyBook = (endpoint: string, grants: ProxyRecords['permissions']): ProxyRecords => ({
  endpoint,
  permissions: grants,
  used: new Set(),
  denied: new Map(),
  emails: [],
  iterators: new Map(),
  outage: () => false,
})

type Surroundings = {
  readonly cloud: Pick<RehearsedStage, 'as' | 'settingsOf' | 'synth'>
  readonly outside: OutsideHosts
}

/** Starts a function as Lambda does, with the stored settings and its own credentials. */
const startAs = async ({ cloud, outside }: Surroundings, id: string): Promise<Running> => {
  const endpoint = cloud.as(`${id}Role`)
  const { Timeout } = propertiesOf(resources(cloud.synth.run, 'AWS::Lambda::Function').get(id))
  const environment = {
    ...(await cloud.settingsOf(id)),
    ...awsEnvironment(endpoint),
    NODE_EXTRA_CA_CERTS: outside.certificates,
  }
  const limits = { hosts: outside.hosts, seconds: Number(Timeout) }
  return { ...(await startFunction(bundleOf(cloud.synth, id), environment, limits)), endpoint }
}

/** Writes a function's output to its log group, with its own permissions. */
const keepLog = async (
  { names, as }: Pick<RehearsedStage, 'names' | 'as'>,
  id: string,
  output: string,
): Promise<void> => {
  const stream = { logGroupName: names.of(`${id}Log`), logStreamName: 'rehearsal' }
  const endpoint = as(`${id}Role`)
  await jsonCall(endpoint, 'logs', 'Logs_20140328.CreateLogStream', stream)
  const logEvents = [{ timestamp: Date.now(), message: output.slice(0, 200_000) || 'nothing was said' }]
  await jsonCall(endpoint, 'logs', 'Logs_20140328.PutLogEvents', { ...stream, logEvents })
}

export const keepLogs = async (cloud: RehearsedStage): Promise<void> => {
  for (const [id, running] of cloud.functions) await keepLog(cloud, id, running.said())
}

export const deployRehearsal = async (
  name: string,
  synth: Synth,
  endpoint: string,
  outside: OutsideHosts,
): Promise<RehearsedStage> => {
  const given = new Map<string, string>()
  const names = resourceNames(name, synth, endpoint, given)
  await makeResources({ name, endpoint, synth, names, given })
  const book = emptyBook(endpoint, permissionsOf(synth, names))
  const roles = [...resources(synth.run, 'AWS::IAM::Role').keys(), OPERATOR, ADMINISTRATOR]
  const proxies = new Map(
    await Promise.all(roles.map(async (role) => [role, await permissionProxy(book, role)] as const)),
  )
  const as = (role: string): string => requireNamed(proxies, role).endpoint
  const client = new LambdaClient(clientSettings(endpoint))
  const settingsOf = async (id: string) => {
    const command = new GetFunctionConfigurationCommand({ FunctionName: names.of(id) })
    return (await client.send(command)).Environment?.Variables ?? {}
  }
  const functions = new Map<string, Running>()
  const feedings = new Map<string, readonly EventSource[]>()
  const stop = (): void => {
    for (const running of functions.values()) running.stop()
    for (const proxy of proxies.values()) proxy.stop()
  }
  try {
    for (const id of resources(synth.run, 'AWS::Lambda::Function').keys())
      functions.set(id, await startAs({ cloud: { as, settingsOf, synth }, outside }, id))
    for (const mapping of sourceMappings(synth, names)) {
      const { lambda, source } = mapping
      const feed = source.includes(':dynamodb:') ? streamSource : queueSource
      feedings.set(lambda, [...(feedings.get(lambda) ?? []), feed(mapping, requireNamed(functions, lambda))])
    }
    return { name, endpoint, synth, names, records: book, functions, eventSources: feedings, as, settingsOf, stop }
  } catch (error) {
    stop()
    throw error
  }
}
