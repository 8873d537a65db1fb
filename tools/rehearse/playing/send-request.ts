import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { toHttpEvent, toHttpReply } from '../../../local/http/gateway-event.ts'
import type { HttpReply } from '../../../local/http/http-server.ts'
import { type RehearsedStage, requireNamed } from '../imitation/deployed-stage.ts'
import { REHEARSAL_DOMAIN } from '../imitation/synthesize.ts'
import type { SesEmail } from '../imitation/permission-proxy.ts'

export type RehearsalRequest = {
  readonly method?: string
  /** The instant when the gateway receives the request; now by default. */
  readonly at?: number
  readonly token?: string
  /** The IP address of the caller. */
  readonly from?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
  /** A body that is sent unchanged, with the headers that go with it. */
  readonly raw?: string
}

export type RehearsalResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly json: Readonly<Record<string, unknown>>
}

const bodyOf = ({ json, form, raw }: RehearsalRequest): string => {
  if (raw !== undefined) return raw
  if (form) return new URLSearchParams(form).toString()
  return json === undefined ? '' : JSON.stringify(json)
}

/** Sends a request to the function of its path, as the HTTP API does. */
export const invokeHttp = async (
  cloud: RehearsedStage,
  address: string,
  request: RehearsalRequest,
): Promise<HttpReply> => {
  const { method, at = Date.now(), token, from = '192.0.2.1', headers, json, form } = request
  const { pathname, searchParams } = new URL(address, `https://${REHEARSAL_DOMAIN}`)
  const body = Buffer.from(bodyOf(request))
  const event = toHttpEvent(
    {
      method: method ?? (body.length > 0 || form ? 'POST' : 'GET'),
      path: pathname,
      search: searchParams,
      headers: {
        host: REHEARSAL_DOMAIN,
        ...headers,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin: `https://${REHEARSAL_DOMAIN}` }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body,
      from,
    },
    at,
  )
  const id = pathname === '/v1' || pathname.startsWith('/v1/') ? 'Answers' : 'Pages'
  return toHttpReply((await requireNamed(cloud.functions, id).invoke(event)) as APIGatewayProxyStructuredResultV2)
}

export const sendRequest = async (
  cloud: RehearsedStage,
  address: string,
  request: RehearsalRequest = {},
): Promise<RehearsalResponse> => {
  const reply = await invokeHttp(cloud, address, request)
  const text = reply.body.toString()
  const isJson = (reply.headers['content-type'] ?? '').includes('json')
  return {
    status: reply.status,
    headers: reply.headers,
    text,
    json: isJson ? (JSON.parse(text) as RehearsalResponse['json']) : {},
  }
}

/** Does the same, but throws unless the response has the expected status. */
export const requestExpecting = async (
  cloud: RehearsedStage,
  status: number,
  address: string,
  request: RehearsalRequest = {},
): Promise<RehearsalResponse> => {
  const answer = await sendRequest(cloud, address, request)
  if (answer.status === status) return answer
  throw new Error(
    `${address.split('/').slice(0, 3).join('/')} is answered ${answer.status}, not ${status}: ${answer.text.slice(0, 300)}`,
  )
}

export type RehearsalEmail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly replyTo: string | undefined
  readonly tags: Readonly<Record<string, string>>
}

const mailOf = ({ Destination, ReplyToAddresses, EmailTags = [], Content }: SesEmail): RehearsalEmail => ({
  to: Destination.ToAddresses.join(),
  subject: Content.Simple.Subject.Data,
  text: Content.Simple.Body.Text.Data,
  replyTo: ReplyToAddresses?.[0],
  tags: Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, Value])),
})

/** Returns the emails that SES accepted since the last call. */
export const takeEmails = ({ records: book }: RehearsedStage): readonly RehearsalEmail[] =>
  book.emails.splice(0).map(mailOf)

export const expectThat = (condition: boolean, sentence: string): void => {
  if (!condition) throw new Error(sentence)
}

export const expectEmails = (mails: readonly RehearsalEmail[], to: readonly string[]): void => {
  const received = mails.map((mail) => mail.to).toSorted()
  const expected = to.toSorted()
  expectThat(
    received.join() === expected.join(),
    `emails went to ${received.join(', ') || 'nobody'}, not to ${expected.join(', ')}`,
  )
}
