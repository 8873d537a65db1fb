import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NoSuchKey } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { s3Client, s3InboundMailStore } from '../../../functions/aws/email/inbound-mail-store.ts'

const KEY = 'o3vrnil0e2ic28trm7dfhrc2v0clambda4nbp0g1'
const EMAIL = Buffer.from('From: ann@example.org\r\n\r\n22-18\r\n')

/**
 * The objects of a stand-in for S3, which serves the calls of the inbound mail store: reading part of an object, and
 * deleting it.
 */
const objects = new Map<string, Buffer>()
const requests: string[] = []
const server = createServer(({ method = '', url = '', headers }, response) => {
  const { pathname } = new URL(url, 'http://s3.test')
  const range = /^bytes=0-(\d+)$/.exec(headers.range ?? '')?.[1]
  requests.push(`${method} ${pathname} ${range ?? ''}`.trim())
  const found = objects.get(pathname)
  if (method === 'DELETE') {
    objects.delete(pathname)
    response.writeHead(204).end()
  } else if (found) {
    const part = range === undefined ? found : found.subarray(0, Number(range) + 1)
    response.writeHead(206, { 'content-type': 'application/octet-stream', 'content-length': part.length }).end(part)
  } else {
    response.writeHead(404, { 'content-type': 'application/xml' })
    response.end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>gone</Message></Error>')
  }
})

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  vi.stubEnv('AWS_REGION', 'eu-central-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local')
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})

test('an email is read by its key up to the longest that is accepted, and removed', async () => {
  objects.set(`/emails/${KEY}`, EMAIL)
  const box = s3InboundMailStore(s3Client(), 'emails')
  expect(Buffer.from((await box.read(KEY, EMAIL.length)) ?? [])).toEqual(EMAIL)
  expect(await box.read(KEY, EMAIL.length - 1)).toBe(undefined)
  await box.remove(KEY)
  await box.remove(KEY)
  expect(await box.read(KEY, EMAIL.length)).toBe(undefined)
  expect(requests).toEqual([
    `GET /emails/${KEY} ${EMAIL.length}`,
    `GET /emails/${KEY} ${EMAIL.length - 1}`,
    `DELETE /emails/${KEY}`,
    `DELETE /emails/${KEY}`,
    `GET /emails/${KEY} ${EMAIL.length}`,
  ])
})

test('after any other error the email is read again', async () => {
  const refused = { send: () => Promise.reject(new Error('AccessDenied')) }
  await expect(s3InboundMailStore(refused, 'emails').read(KEY, 10)).rejects.toThrow('AccessDenied')
  const gone = { send: () => Promise.reject(new NoSuchKey({ message: 'gone', $metadata: {} })) }
  expect(await s3InboundMailStore(gone, 'emails').read(KEY, 10)).toBe(undefined)
})
