import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listen } from '../../local/server.ts'

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
