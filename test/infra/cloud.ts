import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { dynamodbApiKeys } from '../../functions/aws/stores/api-keys.ts'
import { dynamodbOrders } from '../../functions/aws/stores/orders.ts'
import { dynamodbEndpoint, dynamodbSettings, uniqueTable } from '../harness/dynamodb.ts'
import { type RunningFunction, startFunction } from './function.ts'
import { type Aws, recorder } from './recorder.ts'
import { resolve } from './resolve.ts'
import { type Resource, type Synth, propertiesOf, resources } from './synth.ts'
import { createTable, streamReader } from './tables.ts'

/** Draws a secret as Secrets Manager does. */
const drawn = (secret: Resource | undefined): string => {
  const { SecretStringTemplate, GenerateStringKey, PasswordLength } = propertiesOf(secret)['GenerateSecretString'] as {
    SecretStringTemplate: string
    GenerateStringKey: string
    PasswordLength: number
  }
  const password = Buffer.from(crypto.getRandomValues(new Uint8Array(99)))
    .toString('base64')
    .replaceAll(/[+/=]/g, '')
  return JSON.stringify({ ...JSON.parse(SecretStringTemplate), [GenerateStringKey]: password.slice(0, PasswordLength) })
}

type Function = RunningFunction & { readonly calls: ReadonlySet<string> }

/** Returns the path of a function's bundle in the folder that `cdk deploy` would upload. */
export const bundleOf = ({ folder }: Synth, resource: Resource): string => {
  const { S3Key } = propertiesOf(resource)['Code'] as { readonly S3Key: string }
  return join(folder, `asset.${S3Key.replace('.zip', '')}`, 'index.mjs')
}

type Tables = Readonly<Record<string, string>>

/** Starts a function with the template's environment. The recorder stands in for AWS. */
const start = async (
  synth: Synth,
  aws: Aws,
  tables: Tables,
  id: string,
): Promise<Function & { readonly close: () => void }> => {
  const resource = resources(synth.run, 'AWS::Lambda::Function').get(id)
  if (!resource) throw new Error(`no function ${id}`)
  const { endpoint, calls, stop } = await recorder(aws)
  const physical = (name: string, attribute: string | undefined): string => {
    if (attribute === 'ApiEndpoint') return 'https://api.crownhead.example'
    if (attribute?.endsWith('Arn')) return `arn:aws:any:eu-central-1:123456789012:${name}`
    return ['Outbox', 'PutAside', 'Notices'].includes(name)
      ? `${endpoint}/123456789012/${name}`
      : (tables[name] ?? name)
  }
  const { Variables } = propertiesOf(resource)['Environment'] as {
    readonly Variables: Readonly<Record<string, unknown>>
  }
  const variables = Object.entries(Variables).map(([name, value]) => [name, resolve(synth, value, physical)])
  const running = await startFunction(bundleOf(synth, resource), {
    ...(Object.fromEntries(variables) as Record<string, string>),
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  })
  return { ...running, calls, close: () => (running.stop(), stop()) }
}

export const FUNCTIONS = ['Answers', 'Pages', 'Stored', 'Alarm', 'Sweep', 'Deliver', 'Feedback', 'Redo'] as const
type Name = (typeof FUNCTIONS)[number]

/** Deploys the service here: the tables of the template, and every function's bundle running. */
export const deploy = async (synth: Synth) => {
  const endpoint = await dynamodbEndpoint()
  const described = resources(synth.keep, 'AWS::DynamoDB::Table')
  const tables: Tables = Object.fromEntries([...described.keys()].map((id) => [id, uniqueTable(id)]))
  const streams = new Map<string, string | undefined>()
  for (const [id, table] of described) streams.set(id, await createTable(endpoint, tables[id] ?? id, table))
  const secret = drawn(resources(synth.keep, 'AWS::SecretsManager::Secret').get('Seal'))
  const aws: Aws = { schedules: new Map(), queue: [], aside: [], mails: [], secret, dynamodb: endpoint }
  const started = await Promise.all(
    FUNCTIONS.map(async (name) => [name, await start(synth, aws, tables, name)] as const),
  )
  const functions = Object.fromEntries(started) as Readonly<Record<Name, (typeof started)[number][1]>>
  const readers = ['Orders', 'Games'].map((id) => streamReader(endpoint, streams.get(id) ?? ''))
  const changes = async () => (await Promise.all(readers.map((read) => read()))).flat()
  /** Starts a new container. It has no signing keys until its `aws.secret` is set. */
  const startKeyless = (name: Name) => {
    const own: Aws = { ...aws, secret: undefined }
    return start(synth, own, tables, name).then((running) => ({ ...running, aws: own, secret }))
  }
  const apiKeys = dynamodbApiKeys(new DynamoDBClient(dynamodbSettings(endpoint)), tables['Programs'] ?? '')
  const orders = dynamodbOrders(new DynamoDBClient(dynamodbSettings(endpoint)), tables['Orders'] ?? '')
  return {
    aws,
    functions,
    startKeyless,
    changes,
    apiKeys,
    orders,
    stop: () => started.forEach(([, { close }]) => close()),
  }
}

export type Cloud = Awaited<ReturnType<typeof deploy>>
