import { expect, test } from 'vitest'
import { routeKeyOf, toHttpEvent, toHttpReply } from '../../local/http/gateway-event.ts'
import { toRequest, toResult } from '../../functions/http/gateway.ts'
import type { IncomingRequest } from '../../local/http/http-server.ts'

const incoming = (changes: Partial<IncomingRequest>): IncomingRequest => ({
  method: 'GET',
  path: '/',
  search: new URLSearchParams(),
  headers: {},
  body: Buffer.alloc(0),
  from: '127.0.0.1',
  ...changes,
})

test('a route has the gateway’s name, without the secrets of the path', () => {
  expect(routeKeyOf('GET', '/p/c1secret')).toBe('GET /p/{token}')
  expect(routeKeyOf('HEAD', '/p/c1secret')).toBe('GET /p/{token}')
  expect(routeKeyOf('POST', '/p/c1secret/move')).toBe('POST /p/{token}/move')
  expect(routeKeyOf('POST', '/v1/games/AAAAAAAAAAAA/moves')).toBe('POST /v1/games/{id}/moves')
  expect(routeKeyOf('PUT', '/p/c1secret')).toBe('$default')
  expect(routeKeyOf('GET', '/c1secret')).toBe('$default')
})

test.each([
  ['application/json; charset=utf-8', false],
  ['text/plain', false],
  ['application/x-www-form-urlencoded', true],
  ['application/octet-stream', true],
])('a body of %s comes in base64: %s; the function reads the same bytes', (type, isBase64Encoded) => {
  const text = '{"name":"Ørsted & søn=♔"}'
  const event = toHttpEvent(
    incoming({ method: 'POST', headers: { 'content-type': type }, body: Buffer.from(text) }),
    42,
  )
  expect(event.isBase64Encoded).toBe(isBase64Encoded)
  expect(toRequest(event)).toMatchObject({ method: 'POST', path: '/', body: text, receivedAt: 42 })
})

test('repeated query names are joined by a comma, as by the gateway', () => {
  const event = toHttpEvent(incoming({ search: new URLSearchParams('a=1&b=x%20y&a=2') }), 0)
  expect(event.queryStringParameters).toEqual({ a: '1,2', b: 'x y' })
  // A value may have a comma itself, so the service reads them apart.
  expect(toRequest(event).query).toEqual({ a: '1\n2', b: 'x y' })
  expect(toRequest(toHttpEvent(incoming({ search: new URLSearchParams('a=1,2') }), 0)).query).toEqual({ a: '1,2' })
  expect(toHttpEvent(incoming({}), 0)).not.toHaveProperty('queryStringParameters')
})

test('a response keeps its status, headers and bytes', () => {
  const bytes = Buffer.from([0, 255, 1])
  expect(
    toHttpReply({ statusCode: 200, headers: { age: 1 }, body: bytes.toString('base64'), isBase64Encoded: true }),
  ).toEqual({ status: 200, headers: { age: '1' }, body: bytes })
  expect(toHttpReply({ statusCode: 304 }).body).toHaveLength(0)
})

test('only a response over TLS tells browsers to come by TLS alone', () => {
  const headersFor = (origin: string) => toResult({ status: 200, headers: {}, body: '' }, { origin }).headers
  expect(headersFor('https://draughts.test')).toEqual({ 'strict-transport-security': 'max-age=31536000' })
  expect(headersFor('http://127.0.0.1:8080')).toEqual({})
})
