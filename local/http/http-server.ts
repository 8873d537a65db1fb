import { once } from 'node:events'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { createServer as createSecure } from 'node:https'
import { ORDER_LIMITS } from '../../shared/game/limits/order-limits.ts'
import { type Connections, type NetworkOf, cappedConnections } from './capped-connections.ts'

export type IncomingRequest = {
  readonly method: string
  readonly path: string
  readonly search: URLSearchParams
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** The IP address of the peer, or of the caller that a trusted proxy names. */
  readonly from: string
}

export type HttpReply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

export type RequestHandler = (incoming: IncomingRequest) => Promise<HttpReply>

/** The most bytes of a body that any function accepts. */
const MAX_BODY = ORDER_LIMITS.bytes

const HOST = '127.0.0.1'

const bodyOf = async (request: IncomingMessage, connections: Connections): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    // What is kept is too long then, so that the function says so (413). Further bytes are read and dropped.
    if (length <= MAX_BODY) {
      chunks.push(chunk)
      connections.bodyReceived(request.socket, chunk.length)
    }
    length += chunk.length
  }
  return Buffer.concat(chunks)
}

const headersOf = ({ headers }: IncomingMessage): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]))

const incomingOf = (request: IncomingMessage, body: Buffer): IncomingRequest => {
  const { pathname, searchParams } = new URL(`http://${HOST}${request.url ?? '/'}`)
  const from = request.socket.remoteAddress ?? ''
  return {
    method: request.method ?? 'GET',
    path: pathname,
    search: searchParams,
    headers: headersOf(request),
    body,
    from,
  }
}

const plainText = (status: number, body: string): HttpReply => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body,
})

const replyTo = async (request: IncomingMessage, body: Buffer, answering: RequestHandler): Promise<HttpReply> => {
  // A target that begins with `//`, or is a whole URL, matches no route.
  if (!request.url?.startsWith('/') || request.url.startsWith('//')) return plainText(400, 'no such path\n')
  return answering(incomingOf(request, body))
}

const internalError = plainText(500, 'something went wrong\n')

/** Handles a request from its head to the end of the reply. A caller that disconnects gets no reply. */
const handleRequest = async (
  request: IncomingMessage,
  response: ServerResponse,
  begun: Promise<RequestHandler>,
  connections: Connections,
): Promise<void> => {
  const { socket } = request
  connections.headReceived(socket, headersOf(request))
  const body = await bodyOf(request, connections)
  connections.requestComplete(socket)
  try {
    send(request, response, await replyTo(request, body, await begun))
  } catch {
    if (response.headersSent) response.destroy()
    else send(request, response, internalError)
  } finally {
    connections.replySent(socket, body.length)
  }
}

/** A reply without a body says nothing of its length: to HEAD it would be that of the reply to GET (RFC 9110, 8.6). */
const send = ({ method }: IncomingMessage, response: ServerResponse, { status, headers, body }: HttpReply): void => {
  const bytes = Buffer.from(body)
  const isBare = status === 304 || status === 204 || method === 'HEAD'
  const length = isBare ? {} : { 'content-length': String(bytes.length) }
  response.writeHead(status, { ...headers, ...length }).end(bytes)
}

export type HttpListener = {
  readonly port: number
  readonly handleWith: (answering: RequestHandler) => void
  /** Uses this certificate for new connections. */
  readonly renew: (secure: TlsCredentials) => void
  /** Stops listening and resolves when the requests in progress are answered. */
  readonly close: () => Promise<void>
}

/** How long closing waits for unfinished requests, in milliseconds. */
const CLOSE_TIMEOUT = 2000

const closed = async (server: Server): Promise<void> => {
  const gone = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const hurry = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT)
  await gone
  clearTimeout(hurry)
}

export type TlsCredentials = { readonly cert: Buffer; readonly key: Buffer }

export type ListenOptions = {
  readonly port: number
  readonly host?: string
  readonly secure?: TlsCredentials
  /** Finds the network of a connection. Without it there is no cap for each network. */
  readonly networkOf?: NetworkOf
  readonly requestTimeouts?: typeof REQUEST_TIMEOUTS
}

/**
 * The longest that the head of a request, and all of it, may take, in milliseconds, so that slow senders lose their
 * connection. Node checks every 5 seconds.
 */
const REQUEST_TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000 }

const HANDSHAKE = { handshakeTimeout: REQUEST_TIMEOUTS.headersTimeout, minVersion: 'TLSv1.2' } as const

/**
 * After this silence, in milliseconds, a connection is closed, so that no caller keeps one without fetching its reply.
 */
const IDLE_TIMEOUT = 60_000

/** Connections that the system queues until they are accepted: under a flood, as many as it allows. */
const BACKLOG = 4096

const serverFor = ({
  secure,
  requestTimeouts = REQUEST_TIMEOUTS,
}: ListenOptions): Server & { readonly setSecureContext?: (secure: TlsCredentials) => void } =>
  secure ? createSecure({ ...requestTimeouts, ...HANDSHAKE, ...secure }) : createServer(requestTimeouts)

/**
 * Listens for HTTP requests, on this machine only unless a host is given. Requests wait until a handler is set. Throws
 * the system's error if the port is taken.
 */
export const listen = async (place: ListenOptions): Promise<HttpListener> => {
  const { port: wanted, host = HOST, networkOf = () => undefined } = place
  const server = serverFor(place)
  server.setTimeout(IDLE_TIMEOUT)
  const connections = cappedConnections(server, networkOf)
  const { promise: begun, resolve: answerWith } = Promise.withResolvers<RequestHandler>()
  server.on('request', (request, response) => {
    handleRequest(request, response, begun, connections).catch(() => response.destroy())
  })
  await once(server.listen({ port: wanted, host, backlog: BACKLOG }), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : wanted
  return {
    port,
    handleWith: answerWith,
    renew: (secure) => server.setSecureContext?.(secure),
    close: () => closed(server),
  }
}
