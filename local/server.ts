import { once } from 'node:events'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { createServer as createSecure } from 'node:https'
import { type Connections, type NetworkOf, cappedConnections } from './connections.ts'

export type Incoming = {
  readonly method: string
  readonly path: string
  readonly search: URLSearchParams
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly from: string
}

export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

export type Answering = (incoming: Incoming) => Promise<Reply>

/** More than any function accepts; the rest is read and dropped. */
const LONGEST = 131_072

const HOST = '127.0.0.1'

const bodyOf = async (request: IncomingMessage, connections: Connections): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (length < LONGEST) {
      chunks.push(chunk)
      connections.received(request.socket, chunk.length)
    }
    length += chunk.length
  }
  return Buffer.concat(chunks)
}

const headersOf = ({ headers }: IncomingMessage): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]))

const incomingOf = (request: IncomingMessage, body: Buffer): Incoming => {
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

const plain = (status: number, body: string): Reply => ({ status, headers: { 'content-type': 'text/plain' }, body })

const replyTo = async (request: IncomingMessage, body: Buffer, answering: Answering): Promise<Reply> => {
  // `//` or a whole URL belongs to no route.
  if (!request.url?.startsWith('/') || request.url.startsWith('//')) return plain(400, 'no such path\n')
  return answering(incomingOf(request, body))
}

const broken = plain(500, 'something went wrong\n')

/** From its head to the end of the reply. A caller that breaks off gets none. */
const attend = async (
  request: IncomingMessage,
  response: ServerResponse,
  begun: Promise<Answering>,
  connections: Connections,
): Promise<void> => {
  const { socket } = request
  connections.asked(socket, headersOf(request))
  const body = await bodyOf(request, connections)
  connections.whole(socket)
  try {
    send(response, await replyTo(request, body, await begun))
  } catch {
    if (response.headersSent) response.destroy()
    else send(response, broken)
  } finally {
    connections.replied(socket, body.length)
  }
}

const send = (response: ServerResponse, { status, headers, body }: Reply): void => {
  const bytes = Buffer.from(body)
  const length = status === 304 || status === 204 ? {} : { 'content-length': String(bytes.length) }
  response.writeHead(status, { ...headers, ...length }).end(bytes)
}

export type Listening = {
  readonly port: number
  readonly answerWith: (answering: Answering) => void
  /** Connections from now on have this certificate. */
  readonly renew: (secure: Secure) => void
  /** Resolves when requests in progress are answered. */
  readonly close: () => Promise<void>
}

/** Of closing, for unfinished requests, in milliseconds. */
const PATIENCE = 2000

const closed = async (server: Server): Promise<void> => {
  const gone = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const hurry = setTimeout(() => server.closeAllConnections(), PATIENCE)
  await gone
  clearTimeout(hurry)
}

export type Secure = { readonly cert: Buffer; readonly key: Buffer }

export type Place = {
  readonly port: number
  readonly host?: string
  readonly secure?: Secure
  /** Without it no network has a cap of its own. */
  readonly networkOf?: NetworkOf
}

/** A request's head, and all of it, in milliseconds: a slow sender holds a connection no longer. Looked at every 5 seconds. */
const SLOWEST = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000 }

const HANDSHAKE = { handshakeTimeout: SLOWEST.headersTimeout, minVersion: 'TLSv1.2' } as const

/** Nothing read and nothing taken, in milliseconds: who does not fetch a reply holds a connection no longer. */
const SILENT = 60_000

/** Connections that the system keeps until we look: under a flood, as many as it allows. */
const BACKLOG = 4096

const serverFor = ({ secure }: Place): Server & { readonly setSecureContext?: (secure: Secure) => void } =>
  secure ? createSecure({ ...SLOWEST, ...HANDSHAKE, ...secure }) : createServer(SLOWEST)

/** On this machine only, unless a host is given. Throws the system's error if the port is taken. Requests wait for `answerWith`. */
export const listen = async (place: Place): Promise<Listening> => {
  const { port: wanted, host = HOST, networkOf = () => undefined } = place
  const server = serverFor(place)
  server.setTimeout(SILENT)
  const connections = cappedConnections(server, networkOf)
  const { promise: begun, resolve: answerWith } = Promise.withResolvers<Answering>()
  server.on('request', (request, response) => {
    attend(request, response, begun, connections).catch(() => response.destroy())
  })
  await once(server.listen({ port: wanted, host, backlog: BACKLOG }), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : wanted
  return {
    port,
    answerWith,
    renew: (secure) => server.setSecureContext?.(secure),
    close: () => closed(server),
  }
}
