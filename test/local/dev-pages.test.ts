import { expect, test } from 'vitest'
import { type DevContext, handleDevRequest } from '../../local/dev/dev-pages.ts'

/** Presses "+1 day" on the page of a service at this port, and returns the status of the answer. */
const press = async (port: number, headers: Readonly<Record<string, string>>): Promise<number> => {
  const resources: DevContext = {
    clock: { now: () => 0 },
    driver: { advance: async (by) => by },
    mailbox: { list: () => [] },
    receiveReply: () => {},
    port,
  }
  const { status } = await handleDevRequest(resources, {
    method: 'POST',
    path: '/dev/clock',
    search: new URLSearchParams(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: Buffer.from('advance=P1D'),
    from: '127.0.0.1',
  })
  return status
}

test.each([
  [8080, { host: '127.0.0.1:8080', 'crownhead-dev': '1' }],
  [8080, { host: 'localhost:8080', origin: 'http://localhost:8080' }],
  [8080, { host: '127.0.0.1:8080', origin: 'null', 'sec-fetch-site': 'same-origin' }],
  [80, { host: '127.0.0.1', origin: 'http://127.0.0.1' }],
  [80, { host: 'localhost', origin: 'http://localhost' }],
  [80, { host: 'localhost:80', 'crownhead-dev': '1' }],
])('port %d moves its clock for %j', async (port, headers) => {
  expect(await press(port, headers)).toBe(303)
})

test.each([
  [8080, {}],
  [8080, { host: '127.0.0.1:8080' }],
  [8080, { host: 'elsewhere.example:8080' }],
  [8080, { host: '127.0.0.1', origin: 'http://127.0.0.1' }],
  [8080, { host: '127.0.0.1:8080', origin: 'http://127.0.0.1' }],
  [8080, { host: '127.0.0.1:8080', origin: 'https://elsewhere.example' }],
  [8080, { host: '127.0.0.1:8080', origin: 'null' }],
  [8080, { host: '127.0.0.1:8080', origin: 'null', 'sec-fetch-site': 'cross-site' }],
  [8080, { host: '127.0.0.1:8080', origin: 'null', 'sec-fetch-site': 'same-site' }],
  [80, { host: '127.0.0.1', origin: 'http://127.0.0.1:8080' }],
])('port %d does not move its clock for %j', async (port, headers) => {
  expect(await press(port, headers)).toBe(403)
})
