import {
  type CreateTableCommandInput,
  CreateTableCommand,
  DynamoDBClient,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { CreateSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { CreateConfigurationSetCommand, CreateEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { CreateTopicCommand, SNSClient, SubscribeCommand } from '@aws-sdk/client-sns'
import { CreateQueueCommand, SQSClient } from '@aws-sdk/client-sqs'
import { newVapidKey } from '../../../functions/aws/keys/vapid-key.ts'
import { type Resource, type Synth, propertiesOf, resources } from '../../../test/infra/synth.ts'
import type { ResourceNames } from './resource-names.ts'
import { REGION, clientSettings } from './aws-endpoint.ts'

export type MakeContext = {
  readonly name: string
  readonly endpoint: string
  readonly synth: Synth
  readonly names: ResourceNames
  /** Names that exist only after creation. They are added while resources are created. */
  readonly given: Map<string, string>
}

type Each = (id: string, resource: Resource) => Promise<unknown>

export const forEachResource = async ({ synth }: MakeContext, type: string, make: Each): Promise<void> => {
  for (const template of [synth.keep, synth.run])
    for (const [id, resource] of resources(template, type)) await make(id, resource)
}

/** Creates a table of the template. Resolves with the ARN of its stream. */
export const makeTable = async (client: DynamoDBClient, TableName: string, resource: Resource) => {
  const {
    AttributeDefinitions,
    KeySchema,
    BillingMode,
    GlobalSecondaryIndexes,
    StreamSpecification,
    TimeToLiveSpecification,
  } = propertiesOf(resource) as unknown as CreateTableCommandInput & {
    readonly TimeToLiveSpecification?: { readonly AttributeName: string; readonly Enabled: boolean }
  }
  const input = { TableName, AttributeDefinitions, KeySchema, BillingMode, GlobalSecondaryIndexes }
  const stream = StreamSpecification && { StreamSpecification: { ...StreamSpecification, StreamEnabled: true } }
  const made = await client.send(new CreateTableCommand({ ...input, ...stream }))
  if (TimeToLiveSpecification) await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }))
  return made.TableDescription?.LatestStreamArn
}

const tables = (making: MakeContext) => {
  const client = new DynamoDBClient(clientSettings(making.endpoint))
  return forEachResource(making, 'AWS::DynamoDB::Table', async (id, resource) => {
    const stream = await makeTable(client, making.names.of(id), resource)
    if (stream !== undefined) making.given.set(`${id}.StreamArn`, stream)
  })
}

/** Creates the queues. Dead-letter queues come first, as others refer to them. */
const queues = async (making: MakeContext): Promise<void> => {
  const client = new SQSClient(clientSettings(making.endpoint))
  const make =
    (isLast: boolean): Each =>
    async (id, resource) => {
      const { VisibilityTimeout, MessageRetentionPeriod, RedrivePolicy } = propertiesOf(resource) as {
        readonly VisibilityTimeout?: number
        readonly MessageRetentionPeriod: number
        readonly RedrivePolicy?: object
      }
      if ((RedrivePolicy !== undefined) !== isLast) return
      const Attributes = {
        ...(VisibilityTimeout !== undefined && { VisibilityTimeout: String(VisibilityTimeout) }),
        MessageRetentionPeriod: String(MessageRetentionPeriod),
        ...(isLast && { RedrivePolicy: JSON.stringify(making.names.resolved(RedrivePolicy)) }),
      }
      await client.send(new CreateQueueCommand({ QueueName: `${making.name}-${id}`, Attributes }))
    }
  for (const isLast of [false, true]) await forEachResource(making, 'AWS::SQS::Queue', make(isLast))
}

/**
 * Returns the value of a secret: what Secrets Manager would generate, which the imitation does not do, and the push key
 * that an operator adds.
 */
const generated = (resource: Resource): string => {
  const { SecretStringTemplate, GenerateStringKey, PasswordLength } = propertiesOf(resource)[
    'GenerateSecretString'
  ] as { SecretStringTemplate: string; GenerateStringKey: string; PasswordLength: number }
  const bytes = Buffer.from(crypto.getRandomValues(new Uint8Array(99)))
  const password = bytes.toString('base64').replaceAll(/[+/=]/g, '').slice(0, PasswordLength)
  return JSON.stringify({ ...JSON.parse(SecretStringTemplate), [GenerateStringKey]: password, push: newVapidKey() })
}

const secrets = (making: MakeContext) => {
  const client = new SecretsManagerClient(clientSettings(making.endpoint))
  return forEachResource(making, 'AWS::SecretsManager::Secret', async (id, resource) => {
    const command = new CreateSecretCommand({ Name: `${making.name}-${id}`, SecretString: generated(resource) })
    making.given.set(id, (await client.send(command)).ARN ?? '')
  })
}

const emails = async (making: MakeContext): Promise<void> => {
  const client = new SESv2Client(clientSettings(making.endpoint))
  await forEachResource(making, 'AWS::SES::EmailIdentity', async (id, resource) => {
    const EmailIdentity = String(propertiesOf(resource)['EmailIdentity'])
    making.given.set(id, EmailIdentity)
    await client.send(new CreateEmailIdentityCommand({ EmailIdentity })).catch((error: unknown) => {
      // The identity may exist from an earlier rehearsal.
      if (!(error instanceof Error && error.name.startsWith('AlreadyExists'))) throw error
    })
  })
  await forEachResource(making, 'AWS::SES::ConfigurationSet', (id) =>
    client.send(new CreateConfigurationSetCommand({ ConfigurationSetName: making.names.of(id) })),
  )
}

const incoming = async (making: MakeContext): Promise<void> => {
  const { names, endpoint } = making
  const [topics, buckets] = [
    new SNSClient(clientSettings(endpoint)),
    new S3Client({ ...clientSettings(endpoint), forcePathStyle: true }),
  ]
  await forEachResource(making, 'AWS::SNS::Topic', (id) =>
    topics.send(new CreateTopicCommand({ Name: `${making.name}-${id}` })),
  )
  await forEachResource(making, 'AWS::SNS::Subscription', (_, resource) => {
    const { TopicArn, Protocol, Endpoint } = names.resolved(propertiesOf(resource)) as Readonly<Record<string, string>>
    return topics.send(new SubscribeCommand({ TopicArn, Protocol, Endpoint }))
  })
  await forEachResource(making, 'AWS::S3::Bucket', (id) =>
    buckets.send(
      new CreateBucketCommand({
        Bucket: names.of(id),
        CreateBucketConfiguration: { LocationConstraint: REGION },
      }),
    ),
  )
}

/** Creates all stores: tables, queues, secrets, email identities and the bucket of received emails. */
export const makeStores = async (making: MakeContext): Promise<void> => {
  for (const make of [tables, queues, secrets, emails, incoming]) await make(making)
}
