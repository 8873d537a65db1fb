import { type TableShape, TABLES } from '../../../functions/aws/dynamodb/tables.ts'
import { ACCOUNT, REGION, arn } from './aws-endpoint.ts'
import type { AwsCall } from './permissions.ts'

export type AwsHttpRequest = {
  readonly method: string
  readonly url: string
  readonly target: string
  readonly body: Buffer
}

type Unsigned = Omit<AwsCall, 'role'>

type Fields = Readonly<Record<string, unknown>>

const callOf = (action: string, resource: string, context: AwsCall['context'] = {}): Unsigned => ({
  action,
  resource,
  context,
})

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const tableArn = (name: string): string => arn('dynamodb', `table/${name}`)

/** Returns the name of the partition key of a table or its index. */
const hashOf = (table: string, index: string | undefined): string => {
  const [, id = ''] = /-(\w+?)(?:-restored)?$/.exec(table) ?? []
  const stored: TableShape | undefined = Object.entries(TABLES).find(([name]) => name === id.toLowerCase())?.[1]
  return (index === undefined ? stored?.keys[0].name : stored?.index?.keys[0].name) ?? 'p'
}

type Attribute = { readonly S?: string; readonly N?: string }

const valueIn = (image: unknown, name: string): readonly string[] => {
  const { S, N } = (Object(image) as Readonly<Record<string, Attribute | undefined>>)[name] ?? {}
  return S === undefined && N === undefined ? [] : [S ?? N ?? '']
}

/** Returns the value of the partition key in a query, whose condition names that key first. */
const queried = ({ KeyConditionExpression, ExpressionAttributeValues }: Fields, hash: string): readonly string[] => {
  const [, value = ''] = new RegExp(`(?:^|\\W)#?${hash} = (:\\w+)`).exec(text(KeyConditionExpression)) ?? []
  return valueIn(ExpressionAttributeValues, value)
}

const onTable = (operation: string, fields: Fields): readonly Unsigned[] => {
  const [table, index] = [text(fields['TableName']), fields['IndexName']]
  const at = typeof index === 'string' ? index : undefined
  const hash = hashOf(table, at)
  const keys = [
    ...valueIn(fields['Key'], hash),
    ...valueIn(fields['Item'], hash),
    ...(operation === 'Query' ? queried(fields, hash) : []),
  ]
  const resource = at === undefined ? tableArn(table) : `${tableArn(table)}/index/${at}`
  return [callOf(`dynamodb:${operation}`, resource, { 'dynamodb:LeadingKeys': keys })]
}

const dynamodb = (operation: string, fields: Fields): readonly Unsigned[] =>
  operation.startsWith('Batch')
    ? Object.keys(Object(fields['RequestItems']) as object).map((name) =>
        callOf(`dynamodb:${operation}`, tableArn(name)),
      )
    : onTable(operation, fields)

/** Returns the call of an SQS operation. A batch operation needs the same permission as a single one. */
const sqs = (operation: string, { QueueUrl }: Fields): Unsigned =>
  callOf(`sqs:${operation.replace(/Batch$/, '')}`, arn('sqs', text(QueueUrl).split('/').at(-1) ?? ''))

const scheduler = (method: string, url: URL, fields: Fields): readonly Unsigned[] => {
  const name = url.pathname.split('/')[2] ?? ''
  const group = text(fields['GroupName']) || (url.searchParams.get('groupName') ?? 'default')
  const resource = arn('scheduler', `schedule/${group}/${name}`)
  if (method !== 'POST')
    return [callOf(`scheduler:${method === 'DELETE' ? 'DeleteSchedule' : 'GetSchedule'}`, resource)]
  const { RoleArn } = Object(fields['Target']) as { readonly RoleArn?: string }
  const passing = { 'iam:PassedToService': ['scheduler.amazonaws.com'] }
  return [callOf('scheduler:CreateSchedule', resource), callOf('iam:PassRole', RoleArn ?? '', passing)]
}

/**
 * Returns the permissions that sending an email needs: for the sender's identity, here a domain, and for the
 * configuration set.
 */
const ses = (fields: Fields): readonly Unsigned[] => {
  const [, sender = ''] = /<([^>]+)>/.exec(text(fields['FromEmailAddress'])) ?? []
  const context = { 'ses:FromAddress': [sender] }
  return [
    callOf('ses:SendEmail', arn('ses', `identity/${sender.split('@')[1]}`), context),
    callOf('ses:SendEmail', arn('ses', `configuration-set/${text(fields['ConfigurationSetName'])}`), context),
  ]
}

const S3_ACTIONS: Readonly<Record<string, string>> = { GET: 's3:GetObject', DELETE: 's3:DeleteObject' }

const rest = (method: string, url: URL, body: () => Fields): readonly Unsigned[] => {
  const { pathname } = url
  if (pathname.startsWith('/schedules/')) return scheduler(method, url, method === 'POST' ? body() : {})
  if (pathname === '/v2/email/outbound-emails') return ses(body())
  const [, lambda] = /^\/2015-03-31\/functions\/([^/]+)\/configuration$/.exec(pathname) ?? []
  if (lambda !== undefined) return [callOf('lambda:GetFunctionConfiguration', arn('lambda', `function:${lambda}`))]
  const s3 = S3_ACTIONS[method]
  return s3 === undefined ? [] : [callOf(s3, `arn:aws:s3:::${decodeURIComponent(pathname.slice(1))}`)]
}

/** The stream of each shard iterator that was handed out, because an iterator does not name its stream. */
export type StreamsByIterator = Map<string, string>

/** Returns the permissions that a request needs. An unknown request needs one that nobody has. */
export const requiredCalls = (
  { method, url, target, body }: AwsHttpRequest,
  iterators: StreamsByIterator,
): readonly Unsigned[] => {
  const fields = (): Fields => JSON.parse(body.toString() || '{}') as Fields
  const [service = '', operation = ''] = target.split('.')
  if (service.startsWith('DynamoDBStreams')) {
    const { StreamArn, ShardIterator } = fields()
    return [callOf(`dynamodb:${operation}`, text(StreamArn) || (iterators.get(text(ShardIterator)) ?? ''))]
  }
  if (service.startsWith('DynamoDB')) return dynamodb(operation, fields())
  if (service === 'AmazonSQS') return [sqs(operation, fields())]
  if (service === 'secretsmanager') return [callOf(`secretsmanager:${operation}`, text(fields()['SecretId']))]
  if (service.startsWith('Logs')) {
    const group = `log-group:${text(fields()['logGroupName'])}:log-stream:${text(fields()['logStreamName'])}`
    return [callOf(`logs:${operation}`, `arn:aws:logs:${REGION}:${ACCOUNT}:${group}`)]
  }
  const found = rest(method, new URL(url, 'http://aws'), fields)
  return found.length > 0 ? found : [callOf(`unknown:${method}`, `${target} ${url}`)]
}
