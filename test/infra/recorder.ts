import { createHash } from 'node:crypto'
import { type IncomingMessage, createServer } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

type Body = Readonly<Record<string, unknown>>
type Reply = { readonly status?: number; readonly error?: string; readonly body?: unknown }

/** A small AWS without DynamoDB, shared by all functions. */
export type Aws = {
  /** The schedules that are set, by name. */
  readonly schedules: Map<string, Body>
  readonly queue: string[]
  readonly aside: string[]
  readonly mails: Body[]
  /** While this is undefined, reading the secret fails. */
  secret: string | undefined
  readonly dynamodb: string
}

/** A function's calls, as `action resource` in the words of IAM. */
type Calls = Set<string>

const md5 = (message: string) => createHash('md5').update(message).digest('hex')

const putAside = ({ aside }: Aws, calls: Calls, { MessageBody }: { MessageBody: string }): Reply => {
  calls.add('sqs:SendMessage PutAside')
  aside.push(MessageBody)
  return { body: { MessageId: crypto.randomUUID(), MD5OfMessageBody: md5(MessageBody) } }
}

const sqs = (
  { queue }: Aws,
  calls: Calls,
  { QueueUrl, Entries }: { QueueUrl: string; Entries: readonly { Id: string; MessageBody: string }[] },
): Reply => {
  const isNotice = QueueUrl.endsWith('/Notices')
  calls.add(`sqs:SendMessage ${isNotice ? 'Notices' : 'Outbox'}`)
  if (!isNotice) queue.push(...Entries.map(({ MessageBody }) => MessageBody))
  const Successful = Entries.map(({ Id, MessageBody }) => ({
    Id,
    MessageId: crypto.randomUUID(),
    MD5OfMessageBody: md5(MessageBody),
  }))
  return { body: { Successful, Failed: [] } }
}

const scheduler = (
  { schedules }: Aws,
  calls: Calls,
  method: string,
  { name, body }: { name: string; body: string },
): Reply => {
  calls.add(`scheduler:${method === 'POST' ? 'Create' : 'Delete'}Schedule schedule/group/*`)
  if (method === 'DELETE') return schedules.delete(name) ? {} : { status: 404, error: 'ResourceNotFoundException' }
  if (schedules.has(name)) return { status: 409, error: 'ConflictException' }
  schedules.set(name, JSON.parse(body) as Body)
  return { body: { ScheduleArn: `arn:aws:scheduler:eu-central-1:123456789012:schedule/group/${name}` } }
}

const ses = ({ mails }: Aws, calls: Calls, mail: Body): Reply => {
  calls.add('ses:SendEmail MailIdentity').add('ses:SendEmail Mail')
  mails.push(mail)
  return { body: { MessageId: crypto.randomUUID() } }
}

const dynamodb = async (
  { dynamodb }: Aws,
  calls: Calls,
  { target, headers, body }: { target: string; headers: IncomingMessage['headers']; body: string },
) => {
  const asked = JSON.parse(body) as { TableName?: string; IndexName?: string; RequestItems?: object }
  const { IndexName, RequestItems = {}, TableName = Object.keys(RequestItems)[0] } = asked
  calls.add(`dynamodb:${target} ${TableName?.split('-')[0]}${IndexName ? `/index/${IndexName}` : ''}`)
  const { host: _host, ...sent } = headers
  const answer = await fetch(dynamodb, { method: 'POST', headers: sent as Record<string, string>, body })
  return { status: answer.status, body: JSON.parse(await answer.text()) as unknown }
}

const reply = async (
  aws: Aws,
  calls: Calls,
  { method = '', url = '', headers }: IncomingMessage,
  body: string,
): Promise<Reply> => {
  const [service = '', target = ''] = String(headers['x-amz-target'] ?? '').split('.')
  if (service.startsWith('DynamoDB')) return dynamodb(aws, calls, { target, headers, body })
  if (service === 'AmazonSQS' && target === 'SendMessageBatch') return sqs(aws, calls, JSON.parse(body))
  if (service === 'AmazonSQS' && target === 'SendMessage') return putAside(aws, calls, JSON.parse(body))
  if (service === 'secretsmanager') {
    calls.add(`secretsmanager:${target} Seal`)
    if (aws.secret === undefined) return { status: 400, error: 'AccessDeniedException' }
    return { body: { SecretString: aws.secret } }
  }
  const { pathname } = new URL(url, 'http://aws')
  if (pathname.startsWith('/schedules/')) return scheduler(aws, calls, method, { name: pathname.slice(11), body })
  if (pathname === '/v2/email/outbound-emails') return ses(aws, calls, JSON.parse(body))
  return { status: 400, error: 'UnknownOperationException' }
}

/**
 * Starts an endpoint that stands in for all of AWS for one function. It records all calls, and forwards those to
 * DynamoDB to DynamoDB Local.
 */
export const recorder = async (aws: Aws) => {
  const calls: Calls = new Set()
  const server = createServer((request, response) => {
    const answered = text(request).then((body) => reply(aws, calls, request, body))
    answered.then(
      ({ status = 200, error, body = {} }) => {
        response.writeHead(status, { 'content-type': 'application/json', ...(error && { 'x-amzn-errortype': error }) })
        response.end(JSON.stringify(body))
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return { endpoint, calls, stop: () => void server.close() }
}
