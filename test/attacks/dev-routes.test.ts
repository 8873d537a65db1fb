import { expect, test } from 'vitest'
import { type DevContext, handleDevRequest } from '../../local/dev/dev-pages.ts'
import type { IncomingRequest } from '../../local/http/http-server.ts'

const ask = async (
  changes: Partial<IncomingRequest>,
): Promise<{ readonly status: number; readonly moved: boolean }> => {
  let moved = false
  const resources: DevContext = {
    clock: { now: () => 0 },
    driver: {
      advance: async (by) => {
        moved = true
        return by
      },
    },
    mailbox: { list: () => [] },
    receiveReply: () => {},
    port: 8080,
  }
  const { status } = await handleDevRequest(resources, {
    method: 'GET',
    path: '/dev/mail',
    search: new URLSearchParams(),
    body: Buffer.from('advance=P1D'),
    from: '127.0.0.1',
    headers: { host: '127.0.0.1:8080' },
    ...changes,
  })
  return { status, moved }
}

const HOST = { host: '127.0.0.1:8080' }

test.each(['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1'])(
  'the mailbox page answers the peer %s',
  async (from) => {
    expect(await ask({ from })).toEqual({ status: 200, moved: false })
  },
)

test.each<[string, Partial<IncomingRequest>]>([
  ['another machine', { from: '192.168.1.7' }],
  ['another machine, in IPv6', { from: '::ffff:10.0.0.1' }],
  ['a peer that is not known', { from: '' }],
  ['another name for this machine', { headers: { host: 'rebound.example:8080' } }],
  ['no name at all', { headers: {} }],
  ['a page of another site', { headers: { ...HOST, origin: 'https://elsewhere.example' } }],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'].map(
    (name): [string, Partial<IncomingRequest>] => [
      `a proxy that sends ${name}`,
      { headers: { ...HOST, [name]: '127.0.0.1' } },
    ],
  ),
])('the mailbox page does not answer %s', async (_who, changes) => {
  expect(await ask(changes)).toEqual({ status: 403, moved: false })
})

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test.each<[string, Readonly<Record<string, string>>, number]>([
  ['its own page', { ...FORM, origin: 'http://127.0.0.1:8080' }, 303],
  ['a program that says so', { ...FORM, 'crownhead-dev': '1' }, 303],
  ['a caller without an origin', FORM, 403],
  ['a program that says otherwise', { ...FORM, 'crownhead-dev': '0' }, 403],
  ['another site', { ...FORM, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['another port', { ...FORM, origin: 'http://127.0.0.1:9090' }, 403],
  ['a sandbox', { ...FORM, origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ['another site, with a proxy', { ...FORM, 'crownhead-dev': '1', via: '1.1 proxy' }, 403],
])('the clock can be moved, or not, by %s', async (_who, headers, status) => {
  const response = await ask({ method: 'POST', path: '/dev/clock', headers: { ...HOST, ...headers } })
  expect(response).toEqual({ status, moved: status === 303 })
})

test('the header that programs send is allowed to no other site', async () => {
  const headers = { ...HOST, origin: 'https://elsewhere.example', 'access-control-request-headers': 'crownhead-dev' }
  expect((await ask({ method: 'OPTIONS', path: '/dev/clock', headers })).status).toBe(403)
})
