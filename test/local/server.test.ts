import { channel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type IncomingMessage, type Server, get, request } from 'node:http'
import { get as getSecurely } from 'node:https'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { type Place, listen } from '../../local/server.ts'
import { certificateFor } from '../harness/certificate.ts'

test('what is asked before the service is there waits for it, and is answered', async () => {
  const listening = await listen({ port: 0 })
  const headers = { expect: '100-continue' }
  const early = request({ port: listening.port, host: '127.0.0.1', method: 'POST', path: '/early', headers })
  early.flushHeaders()
  // The server has its head.
  await once(early, 'continue')
  listening.answerWith(async ({ path, body }) => ({ status: 200, headers: {}, body: `${path} ${body.toString()}` }))
  const answered = once(early, 'response') as Promise<[IncomingMessage]>
  early.end('a move')
  const [response] = await answered
  expect(await text(response)).toBe('/early a move')
  await listening.close()
})

/** The server that answers one request to a place, as Node itself tells of it. */
const serverAt = async (place: Place): Promise<Server> => {
  const listening = await listen(place)
  listening.answerWith(async () => ({ status: 200, headers: {}, body: '' }))
  const told = Promise.withResolvers<Server>()
  const hear = (message: unknown): void => {
    const { server, socket } = message as { readonly server: Server; readonly socket: { readonly localPort: number } }
    if (socket.localPort === listening.port) told.resolve(server)
  }
  const started = channel('http.server.request.start')
  started.subscribe(hear)
  const at = { port: listening.port, host: '127.0.0.1', agent: false, rejectUnauthorized: false }
  const [answer] = (await once(place.secure ? getSecurely(at) : get(at), 'response')) as [IncomingMessage]
  await text(answer)
  started.unsubscribe(hear)
  await listening.close()
  return told.promise
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
])('%s ends heads after ten seconds and bodies after twenty, and looks every five', async (_, place) => {
  expect(await serverAt(await place())).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    connectionsCheckingInterval: 5000,
    timeout: 60_000,
  })
})

/**
 * What the server says before it hangs up on a caller who sends a piece each second, without an end. A piece that
 * crosses the answer resets the connection, and a busy machine may lose the answer unread: then the caller tries again.
 */
const toTrickler = async (port: number, head: string, piece: string): Promise<string> => {
  const socket = connect({ port, host: '127.0.0.1' })
  let said = ''
  let end = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  socket.on('error', ({ message }) => (end = / (?:ECONNRESET|EPIPE)/.test(message) ? 'reset' : message))
  socket.write(head)
  const trickle = setInterval(() => socket.write(piece), 1000)
  await once(socket, 'close')
  clearInterval(trickle)
  if (said === '' && end === 'reset') return toTrickler(port, head, piece)
  return said || end
}

test.concurrent.each([
  ['head', 'GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: a\r\n'],
  ['body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n', ' '],
])('a caller who is never silent is hung up on when the time for a %s is over', async (_, head, piece) => {
  const listening = await listen({ port: 0 })
  listening.answerWith(async () => ({ status: 200, headers: {}, body: '' }))
  expect(await toTrickler(listening.port, head, piece)).toMatch(/^HTTP\/1\.1 408 /)
  await listening.close()
})
