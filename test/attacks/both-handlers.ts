import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { apiHandler } from '../../functions/http/api-handler.ts'
import { pageHandler } from '../../functions/http/page-handler.ts'
import { toHttpEvent, toHttpReply } from '../../local/http/gateway-event.ts'
import { invoke } from '../../local/http/invoke.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import { memoryService } from '../harness/memory-service.ts'

export const JSON_TYPE = { 'content-type': 'application/json' }
export const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

type Sent = {
  readonly method?: string
  readonly query?: string
  /** Bytes and strings are sent as they are, an object as JSON. */
  readonly body?: string | Uint8Array | object
  readonly headers?: Readonly<Record<string, string>>
  readonly token?: string
  readonly from?: string
}

export type Heard = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

const bytesOf = (body: Sent['body'] = ''): Buffer =>
  body instanceof Uint8Array ? Buffer.from(body) : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))

/** How the bytes of a body reach a function: as the local server passes them on, or in base64, as the gateway may. */
export type Passed = 'as it comes' | 'in base64'

const encodeBody = (event: APIGatewayProxyEventV2, body: Buffer, how: Passed): APIGatewayProxyEventV2 =>
  how === 'in base64' && body.length > 0 ? { ...event, body: body.toString('base64'), isBase64Encoded: true } : event

/**
 * Returns the API and the pages behind their real handlers, in memory. The test sets the clock and the caller's
 * address.
 */
export const bothHandlers = (ports: Partial<Service> = {}) => {
  const clock = { now: Date.UTC(2026, 10, 21, 12) }
  const { service, letters } = memoryService(ports)
  const api = apiHandler(service)
  const page = pageHandler(service, assetFiles({}))
  const send = async (path: string, sent: Sent = {}, how: Passed = 'as it comes'): Promise<Heard> => {
    const { method = 'POST', headers = {}, token, from = '192.0.2.1' } = sent
    const body = bytesOf(sent.body)
    const carried = { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) }
    const incoming = { method, path, search: new URLSearchParams(sent.query), headers: carried, body, from }
    const event = encodeBody(toHttpEvent(incoming, clock.now), body, how)
    const reply = toHttpReply(await invoke('door', path === '/v1' || path.startsWith('/v1/') ? api : page, event))
    return { status: reply.status, headers: reply.headers, text: String(reply.body) }
  }
  /** Sends a request to the API, as an honest program does. */
  const ask = async (method: string, path: string, sent: Omit<Sent, 'method'> = {}) => {
    const response = await send(path, { ...sent, method, headers: { ...JSON_TYPE, ...sent.headers } })
    return { ...response, body: JSON.parse(response.text === '' ? '{}' : response.text) as Told }
  }
  return { service, clock, letters, send, ask }
}

type LinkTold = { readonly url: string; readonly token: string }

/** The fields of an answer that attacks read. */
export type Told = {
  readonly code?: string
  readonly limit?: number
  readonly game?: { readonly id: string; readonly version: number; readonly status: string }
  readonly links?: { readonly [name: string]: LinkTold }
}

export const tokenIn = ({ body }: { readonly body: Told }, name: string): string => body.links?.[name]?.token ?? ''
