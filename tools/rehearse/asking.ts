import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { toEvent, toReply } from '../../local/gateway.ts'
import type { Reply } from '../../local/server.ts'
import { type Cloud, named } from './cloud.ts'
import { DOMAIN } from './stage.ts'
import type { Sent } from './proxy.ts'

export type Request = {
  readonly method?: string
  /** When the gateway receives the request; now by default. */
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

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly json: Readonly<Record<string, unknown>>
}

const bodyOf = ({ json, form, raw }: Request): string => {
  if (raw !== undefined) return raw
  if (form) return new URLSearchParams(form).toString()
  return json === undefined ? '' : JSON.stringify(json)
}

/** Sends a request to the function of its path, as the HTTP API does. */
export const replyTo = async (cloud: Cloud, address: string, request: Request): Promise<Reply> => {
  const { method, at = Date.now(), token, from = '192.0.2.1', headers, json, form } = request
  const { pathname, searchParams } = new URL(address, `https://${DOMAIN}`)
  const body = Buffer.from(bodyOf(request))
  const event = toEvent(
    {
      method: method ?? (body.length > 0 || form ? 'POST' : 'GET'),
      path: pathname,
      search: searchParams,
      headers: {
        host: DOMAIN,
        ...headers,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin: `https://${DOMAIN}` }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body,
      from,
    },
    at,
  )
  const id = pathname === '/v1' || pathname.startsWith('/v1/') ? 'Answers' : 'Pages'
  return toReply((await named(cloud.functions, id).invoke(event)) as APIGatewayProxyStructuredResultV2)
}

export const ask = async (cloud: Cloud, address: string, request: Request = {}): Promise<Answer> => {
  const reply = await replyTo(cloud, address, request)
  const text = reply.body.toString()
  const isJson = (reply.headers['content-type'] ?? '').includes('json')
  return {
    status: reply.status,
    headers: reply.headers,
    text,
    json: isJson ? (JSON.parse(text) as Answer['json']) : {},
  }
}

/** The same, but throws unless the response has the expected status. */
export const must = async (cloud: Cloud, status: number, address: string, request: Request = {}): Promise<Answer> => {
  const answer = await ask(cloud, address, request)
  if (answer.status === status) return answer
  throw new Error(
    `${address.split('/').slice(0, 3).join('/')} is answered ${answer.status}, not ${status}: ${answer.text.slice(0, 300)}`,
  )
}

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly replyTo: string | undefined
  readonly tags: Readonly<Record<string, string>>
}

const mailOf = ({ Destination, ReplyToAddresses, EmailTags = [], Content }: Sent): Mail => ({
  to: Destination.ToAddresses.join(),
  subject: Content.Simple.Subject.Data,
  text: Content.Simple.Body.Text.Data,
  replyTo: ReplyToAddresses?.[0],
  tags: Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, Value])),
})

/** The emails that SES accepted since the last call. */
export const takeMails = ({ book }: Cloud): readonly Mail[] => book.mails.splice(0).map(mailOf)

export const expectThat = (condition: boolean, sentence: string): void => {
  if (!condition) throw new Error(sentence)
}

export const expectMails = (mails: readonly Mail[], to: readonly string[]): void => {
  const received = mails.map((mail) => mail.to).toSorted()
  const expected = to.toSorted()
  expectThat(
    received.join() === expected.join(),
    `emails went to ${received.join(', ') || 'nobody'}, not to ${expected.join(', ')}`,
  )
}
