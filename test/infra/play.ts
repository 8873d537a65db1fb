import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Cloud } from './cloud.ts'
import type { RunningFunction } from './function.ts'

type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly at: number
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly from?: string
}

/** Writes a request as the HTTP API passes it on: JSON and text as they are, forms in base64. */
const eventOf = ({
  method,
  path,
  at,
  token,
  headers,
  json,
  form,
  from = '192.0.2.1',
}: Call): Partial<APIGatewayProxyEventV2> => ({
  version: '2.0',
  routeKey: '$default',
  rawPath: path,
  rawQueryString: '',
  headers: {
    ...headers,
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://api.crownhead.example' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  },
  requestContext: {
    http: { method, path, protocol: 'HTTP/1.1', sourceIp: from, userAgent: 'test' },
    timeEpoch: at,
    requestId: 'request',
  } as APIGatewayProxyEventV2['requestContext'],
  ...(json !== undefined && { body: JSON.stringify(json) }),
  ...(form && { body: Buffer.from(new URLSearchParams(form).toString()).toString('base64') }),
  isBase64Encoded: form !== undefined,
})

/** Calls the bundle of the API or of the pages. */
export const ask = ({ functions }: Cloud, call: Call) =>
  askOf(call.path.startsWith('/v1/') ? functions.Answers : functions.Pages, call)

export const askOf = async (asked: Pick<RunningFunction, 'invoke'>, call: Call) => {
  const {
    statusCode,
    headers = {},
    body = '',
  } = (await asked.invoke(eventOf(call))) as APIGatewayProxyStructuredResultV2
  const isJson = String(headers['content-type'] ?? headers['Content-Type']).includes('json')
  return {
    status: statusCode,
    headers,
    text: body,
    json: (isJson ? JSON.parse(body) : {}) as Readonly<Record<string, unknown>>,
  }
}

type BatchAnswer = { readonly batchItemFailures: readonly unknown[] }

const failuresIn = (answer: unknown): readonly unknown[] => (answer as BatchAnswer).batchItemFailures

/** Runs the stream and the queues until they are empty. Throws if a bundle returns a message as failed. */
export const settle = async ({ aws, functions, changes }: Cloud): Promise<void> => {
  const Records = await changes()
  const failed = Records.length > 0 ? failuresIn(await functions.Stored.invoke({ Records })) : []
  const letters = aws.queue.splice(0).map((body, n) => ({ messageId: String(n), body, eventSource: 'aws:sqs' }))
  const undelivered = letters.length > 0 ? failuresIn(await functions.Deliver.invoke({ Records: letters })) : []
  if (failed.length + undelivered.length > 0) throw new Error(functions.Stored.said() + functions.Deliver.said())
}

type Mail = {
  readonly Destination: { readonly ToAddresses: readonly string[] }
  readonly Content: { readonly Simple: { readonly Body: { readonly Text: { readonly Data: string } } } }
}

/** Returns the emails that were sent since the last call. */
export const takeMail = ({ aws }: Cloud): readonly { readonly to: string; readonly text: string }[] =>
  aws.mails.splice(0).map((sent) => {
    const { Destination, Content } = sent as Mail
    return { to: Destination.ToAddresses.join(), text: Content.Simple.Body.Text.Data }
  })

/** Takes the emails as `takeMail` does, and returns their recipients in alphabetical order. */
export const addressees = (cloud: Cloud): readonly string[] =>
  takeMail(cloud)
    .map(({ to }) => to)
    .toSorted()
