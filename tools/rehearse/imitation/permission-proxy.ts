import { once } from 'node:events'
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, createServer, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type AwsHttpRequest, type StreamsByIterator, requiredCalls } from './aws-calls.ts'
import { type AwsCall, type Permission, permissionsFor } from './permissions.ts'

/** An email as it was sent to SES. */
export type SesEmail = {
  readonly Destination: { readonly ToAddresses: readonly string[] }
  readonly ReplyToAddresses?: readonly string[]
  readonly EmailTags?: readonly { readonly Name: string; readonly Value: string }[]
  readonly Content: {
    readonly Simple: {
      readonly Subject: { readonly Data: string }
      readonly Body: { readonly Text: { readonly Data: string } }
      readonly Headers?: readonly { readonly Name: string; readonly Value: string }[]
    }
  }
}

/** What all proxies share: the permissions, which of them were used, and what was sent. */
export type ProxyRecords = {
  readonly endpoint: string
  readonly permissions: readonly Permission[]
  readonly used: Set<Permission>
  /** Calls that no permission allows, each once. */
  readonly denied: Map<string, AwsCall>
  readonly emails: SesEmail[]
  readonly iterators: StreamsByIterator
  /**
   * Returns whether AWS fails this call at the moment. `call`: an action and a resource, such as `sqs:SendMessage ARN`.
   */
  outage: (call: string) => boolean
}

type Answer = { readonly status: number; readonly headers: OutgoingHttpHeaders; readonly body: Buffer }

const refusal = (status: number, type: string, message: string, isXml: boolean): Answer => ({
  status,
  headers: { 'content-type': isXml ? 'application/xml' : 'application/json', 'x-amzn-errortype': type },
  body: Buffer.from(
    isXml
      ? `<Error><Code>${type.replace('Exception', '')}</Code><Message>${message}</Message></Error>`
      : JSON.stringify({ __type: type, message }),
  ),
})

/** A pool of few connections, because the imitation is a development server that accepts no more at once. */
const agent = new Agent({ keepAlive: false, maxSockets: 16 })

const forward = async (
  endpoint: string,
  { method, url, body }: AwsHttpRequest,
  sent: IncomingMessage,
): Promise<Answer> => {
  const { host: _host, connection: _connection, expect: _expect, ...headers } = sent.headers
  const passing = request(new URL(url, endpoint), {
    agent,
    method,
    headers: { ...headers, 'content-length': body.length },
  })
  passing.end(body)
  const [answer] = (await once(passing, 'response')) as [IncomingMessage]
  const { 'transfer-encoding': _chunked, connection: _kept, ...responseHeaders } = answer.headers
  return { status: answer.statusCode ?? 500, headers: responseHeaders, body: await buffer(answer) }
}

/**
 * The longest delay in seconds that is skipped. Messages delayed by at most two minutes are delivered at once; those
 * delayed for longer stay in their queue.
 */
const LONGEST_SKIPPED_DELAY = 120

const withoutDelay = (awsRequest: AwsHttpRequest): AwsHttpRequest => {
  if (!awsRequest.target.startsWith('AmazonSQS.SendMessage')) return awsRequest
  const text = awsRequest.body
    .toString()
    .replaceAll(/"DelaySeconds":(\d+)/g, (delay, seconds: string) =>
      Number(seconds) <= LONGEST_SKIPPED_DELAY ? '"DelaySeconds":0' : delay,
    )
  return { ...awsRequest, body: Buffer.from(text) }
}

const noteIterator = (
  { iterators }: ProxyRecords,
  { target }: AwsHttpRequest,
  { resource }: { resource: string },
  body: Buffer,
) => {
  if (!/^DynamoDBStreams\w+\.Get/.test(target)) return
  const { ShardIterator, NextShardIterator } = JSON.parse(body.toString()) as Readonly<Record<string, string>>
  for (const next of [ShardIterator, NextShardIterator]) if (next !== undefined) iterators.set(next, resource)
}

/**
 * Returns the bucket that the role must also be allowed to list, if any: without that permission S3 answers 403 for a
 * missing object.
 */
const alsoNeeded = ({ action, resource }: AwsCall, { status }: Answer): string | undefined =>
  action === 's3:GetObject' && status === 404 ? resource.split('/')[0] : undefined

/** A role that may do everything, like whoever deploys. Its calls are not compared with permissions. */
export const ADMINISTRATOR = 'Administrator'

export const isPermitted = (book: ProxyRecords, call: AwsCall): boolean => {
  if (call.role === ADMINISTRATOR) return true
  const found = permissionsFor(book.permissions, call)
  for (const grant of found) book.used.add(grant)
  if (found.length === 0) book.denied.set(`${call.role} ${call.action} ${call.resource}`, call)
  return found.length > 0
}

const answerFor = async (
  book: ProxyRecords,
  role: string,
  awsRequest: AwsHttpRequest,
  sent: IncomingMessage,
): Promise<Answer> => {
  const calls: readonly AwsCall[] = requiredCalls(awsRequest, book.iterators).map((call) => ({ ...call, role }))
  const isXml = calls.some(({ action }) => action.startsWith('s3:'))
  const denied = calls.filter((call) => !isPermitted(book, call))
  if (denied.length > 0) {
    const [call] = denied
    return refusal(
      isXml ? 403 : 400,
      'AccessDeniedException',
      `${role} may not ${call?.action} on ${call?.resource}`,
      isXml,
    )
  }
  if (calls.some(({ action, resource }) => book.outage(`${action} ${resource}`)))
    return refusal(503, 'ServiceUnavailable', 'an outage of the rehearsal', isXml)
  const answer = await forward(book.endpoint, withoutDelay(awsRequest), sent)
  for (const call of calls) {
    const bucket = alsoNeeded(call, answer)
    if (bucket !== undefined && !isPermitted(book, { ...call, action: 's3:ListBucket', resource: bucket }))
      return refusal(403, 'AccessDeniedException', `${role} may not list ${bucket}`, true)
    if (answer.status < 300) noteIterator(book, awsRequest, call, answer.body)
  }
  if (calls[0]?.action === 'ses:SendEmail' && answer.status < 300)
    book.emails.push(JSON.parse(awsRequest.body.toString()) as SesEmail)
  return answer
}

/**
 * Returns a proxy through which one role reaches the imitation. Calls without permission are refused as AWS refuses
 * them.
 */
export const permissionProxy = async (book: ProxyRecords, role: string) => {
  const server = createServer((incoming, response) => {
    const answered = buffer(incoming).then((body) => {
      const { method = '', url = '', headers } = incoming
      return answerFor(book, role, { method, url, target: String(headers['x-amz-target'] ?? ''), body }, incoming)
    })
    answered.then(
      ({ status, headers, body }) => {
        response.writeHead(status, { ...headers, 'content-length': body.length })
        response.end(incoming.method === 'HEAD' ? undefined : body)
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
