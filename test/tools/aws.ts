import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const ARN = 'arn:aws:sns:eu-central-1:123456789012:alarms'

const RESOURCES = [
  ...['Games', 'People', 'Ledger', 'Programs', 'Orders'].map((id) => ['AWS::DynamoDB::Table', id, `table-${id}`]),
  ['AWS::SecretsManager::Secret', 'Seal', 'seal'],
  ['AWS::SNS::Topic', 'Alarms', ARN],
  ['AWS::Scheduler::ScheduleGroup', 'Timers', 'timers'],
]

const xml = (action: string, inside: string): string =>
  `<${action}Response><${action}Result>${inside}</${action}Result></${action}Response>`

const resourcesXml = RESOURCES.map(
  ([type, id, name]) =>
    `<member><ResourceType>${type}</ResourceType><LogicalResourceId>${id}</LogicalResourceId><PhysicalResourceId>${name}</PhysicalResourceId><ResourceStatus>CREATE_COMPLETE</ResourceStatus></member>`,
).join('')

const stackXml = (status: string): string =>
  `<Stacks><member><StackName>any</StackName><CreationTime>2026-11-22T00:00:00Z</CreationTime><StackStatus>${status}</StackStatus></member></Stacks>`

/** SES's answer about the active set of receipt rules. If no set is active, the result of the answer is empty. */
const receiptRulesXml = `<Metadata><Name>rules</Name><CreatedTimestamp>2026-11-22T00:00:00.000Z</CreatedTimestamp></Metadata><Rules><member><Name>Replies</Name><Enabled>true</Enabled><TlsPolicy>Require</TlsPolicy><ScanEnabled>true</ScanEnabled><Recipients><member>in.play.example.org</member></Recipients><Actions><member><S3Action><BucketName>emails</BucketName><TopicArn>${ARN}</TopicArn></S3Action></member><member><StopAction><Scope>RuleSet</Scope></StopAction></member></Actions></member><member><Name>Off</Name><Enabled>false</Enabled><TlsPolicy>Optional</TlsPolicy><ScanEnabled>false</ScanEnabled></member></Rules>`

/** The state of the alarm topic's subscription and of every stack, and whether a set of receipt rules is active. */
type State = { subscription: string; status: string; isReceiving: boolean }

/** Returns the answer to an action of the query protocol; undefined if the action is unknown. */
const query = (action: string, { subscription, status, isReceiving }: State): string | undefined => {
  const rows: Readonly<Record<string, string>> = {
    DescribeStacks: stackXml(status),
    ListStackResources: `<StackResourceSummaries>${resourcesXml}</StackResourceSummaries>`,
    DescribeActiveReceiptRuleSet: isReceiving ? receiptRulesXml : '',
    ListSubscriptionsByTopic: `<Subscriptions><member><SubscriptionArn>${subscription}</SubscriptionArn><Protocol>email</Protocol></member></Subscriptions>`,
  }
  const inside = rows[action]
  return inside === undefined ? undefined : xml(action, inside)
}

/** The JSON answers, by the target or the path of the request. */
const JSONS: Readonly<Record<string, unknown>> = {
  DescribeTable: {
    Table: {
      DeletionProtectionEnabled: true,
      // The table has all games that were ever stored; the index has the few that are running.
      ItemCount: 9_000_000,
      GlobalSecondaryIndexes: [{ IndexName: 'alarms', ItemCount: 7 }],
    },
  },
  DescribeContinuousBackups: {
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: 'ENABLED' },
    },
  },
  DescribeSecret: { Name: 'seal', VersionIdsToStages: { one: ['AWSCURRENT'] } },
  ListServiceQuotas: {
    Quotas: [
      { QuotaName: 'Number of schedules', Value: 1_000_000 },
      { QuotaName: 'CreateSchedule request rate', Value: 250 },
      { QuotaName: 'Throttle rate', Value: 10_000 },
    ],
  },
  '/schedule-groups/timers': { State: 'ACTIVE' },
  '/v2/email/account': {
    SendingEnabled: true,
    ProductionAccessEnabled: true,
    SendQuota: { Max24HourSend: 200, MaxSendRate: 14, SentLast24Hours: 3 },
  },
  '/v2/email/identities/games%40example.org': { VerifiedForSendingStatus: true },
  '/2016-08-19/account-settings': { AccountLimit: { ConcurrentExecutions: 1000, UnreservedConcurrentExecutions: 900 } },
}

/** Starts a server that answers as the services of AWS do for a healthy stage, in their own protocols. */
export const awsImitation = async () => {
  const state: State = { subscription: `${ARN}:1`, status: 'CREATE_COMPLETE', isReceiving: true }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const target =
        String(request.headers['x-amz-target'] ?? '')
          .split('.')
          .at(-1) ?? ''
      const path = (request.url ?? '').split('?')[0]?.replace(/\/$/, '') ?? ''
      const action = new URLSearchParams(body).get('Action') ?? ''
      const found = query(action, state) ?? JSON.stringify(JSONS[target] ?? JSONS[path])
      response.writeHead(found === undefined ? 400 : 200, {
        'content-type': found?.startsWith('<') ? 'text/xml' : 'application/json',
      })
      response.end(
        found ?? JSON.stringify({ __type: 'UnknownOperationException', message: `${action}${target}${path}` }),
      )
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return Object.assign(state, {
    env: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
