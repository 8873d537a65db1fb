import { resolve4, resolve6, resolveMx, resolveTxt } from 'node:dns/promises'
import { CloudFormationClient, DescribeStacksCommand, paginateListStackResources } from '@aws-sdk/client-cloudformation'
import { DescribeContinuousBackupsCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetScheduleGroupCommand, SchedulerClient } from '@aws-sdk/client-scheduler'
import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { ServiceQuotasClient, paginateListServiceQuotas } from '@aws-sdk/client-service-quotas'
import { DescribeActiveReceiptRuleSetCommand, SESClient } from '@aws-sdk/client-ses'
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { SNSClient, paginateListSubscriptionsByTopic } from '@aws-sdk/client-sns'
import { TABLES } from '../../functions/aws/dynamodb/tables.ts'
import { FRONT_REGION } from '../../infra/settings/front-settings.ts'
import type { StageCloud, ReceiptRules, DnsType, StackResource, DeployedStack } from './stage-cloud.ts'

const MISSING = /NotFound|does not exist|ENOTFOUND|ENODATA/

/** Resolves as the request does, but with undefined if AWS answers "not found". */
const ifFound = async <T>(request: Promise<T>): Promise<T | undefined> => {
  try {
    return await request
  } catch (error) {
    if (error instanceof Error && MISSING.test(`${error.name} ${error.message}`)) return undefined
    throw error
  }
}

const stackIn = async (client: CloudFormationClient, StackName: string): Promise<DeployedStack | undefined> => {
  const found = await ifFound(client.send(new DescribeStacksCommand({ StackName })))
  const [stack] = found?.Stacks ?? []
  if (!stack) return undefined
  const resources: StackResource[] = []
  for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName }))
    for (const {
      ResourceType: type = '',
      LogicalResourceId: id = '',
      PhysicalResourceId: name = '',
    } of StackResourceSummaries)
      resources.push({ type, id, name })
  return { status: stack.StackStatus ?? '', resources }
}

const tableIn = async (client: DynamoDBClient, TableName: string) => {
  const found = await ifFound(client.send(new DescribeTableCommand({ TableName })))
  if (!found?.Table) return undefined
  const { ContinuousBackupsDescription: backups } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName }),
  )
  return {
    restorable: backups?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus === 'ENABLED',
    protected: found.Table.DeletionProtectionEnabled === true,
    waiting:
      found.Table.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === TABLES.games.index.name)?.ItemCount ??
      0,
  }
}

const sendingOf = async (client: SESv2Client) => {
  const { SendingEnabled, ProductionAccessEnabled, SendQuota } = await client.send(new GetAccountCommand({}))
  return {
    enabled: SendingEnabled === true,
    production: ProductionAccessEnabled === true,
    perDay: SendQuota?.Max24HourSend ?? 0,
    perSecond: SendQuota?.MaxSendRate ?? 0,
    sent: SendQuota?.SentLast24Hours ?? 0,
  }
}

const identityIn = async (client: SESv2Client, EmailIdentity: string) => {
  const found = await ifFound(client.send(new GetEmailIdentityCommand({ EmailIdentity })))
  return (
    found && {
      verified: found.VerifiedForSendingStatus === true,
      dkim: found.DkimAttributes?.Status ?? 'NOT_STARTED',
      mailFrom: found.MailFromAttributes?.MailFromDomainStatus,
    }
  )
}

/** Reads the active receipt rules, which only version 1 of the SES API shows. */
const receiptRulesOf = async (client: SESClient): Promise<ReceiptRules | undefined> => {
  const { Metadata, Rules = [] } = await client.send(new DescribeActiveReceiptRuleSetCommand({}))
  if (Metadata?.Name === undefined) return undefined
  const rules = Rules.map(({ Enabled, Recipients = [], Actions = [] }) => ({
    isOn: Enabled === true,
    recipients: Recipients,
    buckets: Actions.flatMap(({ S3Action }) => (S3Action?.BucketName === undefined ? [] : [S3Action.BucketName])),
  }))
  return { name: Metadata.Name, rules }
}

const subscriptionsOf = async (client: SNSClient, TopicArn: string) => {
  const arns: string[] = []
  for await (const { Subscriptions = [] } of paginateListSubscriptionsByTopic({ client }, { TopicArn }))
    arns.push(...Subscriptions.map(({ SubscriptionArn = '' }) => SubscriptionArn))
  const pending = arns.filter((arn) => arn === 'PendingConfirmation').length
  return { confirmed: arns.filter((arn) => arn.startsWith('arn:')).length, pending }
}

const hasSecretIn = async (client: SecretsManagerClient, SecretId: string): Promise<boolean> => {
  const found = await ifFound(client.send(new DescribeSecretCommand({ SecretId })))
  const stages = Object.values(found?.VersionIdsToStages ?? {}).flat()
  return found?.DeletedDate === undefined && stages.includes('AWSCURRENT')
}

const quotaIn = async (
  client: ServiceQuotasClient,
  ServiceCode: string,
  words: string,
): Promise<number | undefined> => {
  for await (const { Quotas = [] } of paginateListServiceQuotas({ client }, { ServiceCode }))
    for (const { QuotaName = '', Value } of Quotas) if (QuotaName.toLowerCase().includes(words)) return Value
  return undefined
}

const RESOLVE: Readonly<Record<DnsType, (name: string) => Promise<readonly string[]>>> = {
  A: resolve4,
  AAAA: resolve6,
  MX: async (name) => (await resolveMx(name)).map(({ exchange }) => exchange),
  TXT: async (name) => (await resolveTxt(name)).map((parts) => parts.join('')),
}

const frontCloud = (): StageCloud['front'] => {
  const at = { region: FRONT_REGION }
  const [stacks, secrets, topics] = [new CloudFormationClient(at), new SecretsManagerClient(at), new SNSClient(at)]
  return {
    stack: (name) => stackIn(stacks, name),
    hasSecret: (name) => hasSecretIn(secrets, name),
    subscriptions: (topic) => subscriptionsOf(topics, topic),
  }
}

/** Returns what AWS and DNS say. The variable `AWS_ENDPOINT_URL` overrides every endpoint. */
export const awsCloud = (region: string | undefined): StageCloud => {
  const at = region === undefined ? {} : { region }
  const stacks = new CloudFormationClient(at)
  const [tables, mail, secrets] = [new DynamoDBClient(at), new SESv2Client(at), new SecretsManagerClient(at)]
  const [topics, functions] = [new SNSClient(at), new LambdaClient(at)]
  return {
    stack: (name) => stackIn(stacks, name),
    concurrency: async () => {
      const { AccountLimit } = await functions.send(new GetAccountSettingsCommand({}))
      return {
        limit: AccountLimit?.ConcurrentExecutions ?? 0,
        unreserved: AccountLimit?.UnreservedConcurrentExecutions ?? 0,
      }
    },
    sending: () => sendingOf(mail),
    identity: (name) => identityIn(mail, name),
    receiptRules: () => receiptRulesOf(new SESClient(at)),
    subscriptions: (topic) => subscriptionsOf(topics, topic),
    table: (name) => tableIn(tables, name),
    hasSecret: (name) => hasSecretIn(secrets, name),
    front: frontCloud(),
    group: async (Name) => (await ifFound(new SchedulerClient(at).send(new GetScheduleGroupCommand({ Name }))))?.State,
    quota: (service, words) => quotaIn(new ServiceQuotasClient(at), service, words),
    dns: async (name, type) => (await ifFound(RESOLVE[type](name))) ?? [],
  }
}
