import { channel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type IncomingMessage, type Server, get, request } from 'node:http'
import { get as getSecurely } from 'node:https'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { type ListenOptions, listen } from '../../local/http/http-server.ts'
import { ORDER_LIMITS } from '../../shared/game/limits/order-limits.ts'
import { certificateFor } from '../harness/certificate.ts'
import { sized } from '../harness/size.ts'

test('a request before the service is ready waits for it, and is answered', async () => {
  const listening = await listen({ port: 0 })
  const headers = { expect: '100-continue' }
  const early = request({ port: listening.port, host: '127.0.0.1', method: 'POST', path: '/early', headers })
  early.flushHeaders()
  // When `continue` comes, the server has received the head of the request.
  await once(early, 'continue')
  listening.handleWith(async ({ path, body }) => ({ status: 200, headers: {}, body: `${path} ${body.toString()}` }))
  const answered = once(early, 'response') as Promise<[IncomingMessage]>
  early.end('a move')
  const [response] = await answered
  expect(await text(response)).toBe('/early a move')
  await listening.close()
})

test('of a body that is too long for every function so much is kept that the function sees it', async () => {
  const listening = await listen({ port: 0 })
  listening.handleWith(async ({ body }) => ({ status: 200, headers: {}, body: String(body.length) }))
  const lengthOf = async (bytes: number): Promise<number> => {
    const headers = { expect: '100-continue', 'content-length': bytes }
    const sent = request({ port: listening.port, host: '127.0.0.1', method: 'POST', headers })
    sent.flushHeaders()
    // The body then begins in a chunk of its own, so that whole chunks may end exactly at the limit.
    await once(sent, 'continue')
    sent.end(Buffer.alloc(bytes))
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return Number(await text(response))
  }
  expect(await lengthOf(ORDER_LIMITS.bytes)).toBe(ORDER_LIMITS.bytes)
  for (const most of [ORDER_LIMITS.bytes + 1, 3_000_000]) {
    const kept = await lengthOf(most)
    expect(kept).toBeGreaterThan(ORDER_LIMITS.bytes)
    expect(kept).toBeLessThan(ORDER_LIMITS.bytes + 200_000)
  }
  await listening.close()
})

test('HEAD gets no length of a body that was not made', async () => {
  const listening = await listen({ port: 0 })
  listening.handleWith(async ({ method }) => ({ status: 200, headers: {}, body: method === 'HEAD' ? '' : 'a page' }))
  const lengthFor = async (method: string): Promise<string | undefined> => {
    const sent = request({ port: listening.port, host: '127.0.0.1', method }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    await text(answer)
    return answer.headers['content-length']
  }
  expect([await lengthFor('HEAD'), await lengthFor('GET')]).toEqual([undefined, '6'])
  await listening.close()
})

/** Returns the server that answers one request at an address, as Node's own diagnostics report it. */
const serverAt = async (address: ListenOptions): Promise<Server> => {
  const listening = await listen(address)
  listening.handleWith(async () => ({ status: 200, headers: {}, body: '' }))
  const answering = Promise.withResolvers<Server>()
  const hear = (message: unknown): void => {
    const { server, socket } = message as { readonly server: Server; readonly socket: { readonly localPort: number } }
    if (socket.localPort === listening.port) answering.resolve(server)
  }
  const started = channel('http.server.request.start')
  started.subscribe(hear)
  const at = { port: listening.port, host: '127.0.0.1', agent: false, rejectUnauthorized: false }
  const [answer] = (await once(address.secure ? getSecurely(at) : get(at), 'response')) as [IncomingMessage]
  await text(answer)
  started.unsubscribe(hear)
  await listening.close()
  return answering.promise
}

test.each([
  ['a plain server', async () => ({ port: 0 })],
  [
    'a server with TLS',
    async () => {
      const { certificate, key } = certificateFor('club.example')
      return { port: 0, secure: { cert: Buffer.from(certificate), key: Buffer.from(key) } }
    },
  ],
])('%s ends heads after ten seconds and bodies after twenty, and checks every five', async (_, address) => {
  expect(await serverAt(await address())).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    connectionsCheckingInterval: 5000,
    timeout: 60_000,
  })
})

/** A tenth of the time that callers really have, or all of it in `npm run check:long`. */
const TIMEOUTS = {
  headersTimeout: sized(1000, 10_000),
  requestTimeout: sized(2000, 20_000),
  connectionsCheckingInterval: sized(500, 5000),
}

/**
 * Returns what the server sends to a caller who never ends a request but sends a piece of it ten times in the time
 * allowed for a head. A piece that crosses the answer resets the connection, and a busy machine may lose the answer
 * unread; then the caller tries again.
 */
const toTrickler = async (port: number, head: string, piece: string): Promise<string> => {
  const socket = connect({ port, host: '127.0.0.1' })
  let received = ''
  let end = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk))
  socket.on('error', ({ message }) => (end = / (?:ECONNRESET|EPIPE)/.test(message) ? 'reset' : message))
  socket.write(head)
  const trickle = setInterval(() => socket.write(piece), TIMEOUTS.headersTimeout / 10)
  // `once` would reject at the error that is expected here.
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(trickle)
  if (received === '' && end === 'reset') return toTrickler(port, head, piece)
  return received || end
}

test.concurrent.each([
  ['head', 'GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: a\r\n'],
  ['body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n', ' '],
])('a caller who is never silent is disconnected when the time for a %s is over', async (_, head, piece) => {
  const listening = await listen({ port: 0, requestTimeouts: TIMEOUTS })
  listening.handleWith(async () => ({ status: 200, headers: {}, body: '' }))
  expect(await toTrickler(listening.port, head, piece)).toMatch(/^HTTP\/1\.1 408 /)
  await listening.close()
})
