import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { httpsSender } from '../../functions/aws/network/http-sender.ts'
import { isPublicAddress } from '../../functions/aws/network/public-address.ts'
import { WEBHOOK_LIMITS } from '../../shared/webhooks/delivery-limits.ts'
import { urlFault } from '../../shared/webhooks/url-fault.ts'
import { CERTIFICATE, NAME, receiverThat } from '../harness/receiver.ts'

const INSIDE = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.255',
  '168.63.129.16',
  '169.254.169.254',
  '169.254.100.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.250',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::7f00:1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  '2606:4700::1%eth0',
  'fec0::1',
  'ff02::1',
  'no address',
  '',
]

const OUTSIDE = [
  '1.1.1.1',
  '8.8.8.8',
  '99.255.255.255',
  '172.32.0.1',
  '192.0.1.1',
  '223.255.255.255',
  '2606:4700::1111',
]

test.each(INSIDE)('%s is no address of a receiver', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(OUTSIDE)('%s may be an address of a receiver', (address) => expect(isPublicAddress(address)).toBe(true))

const REFUSED = [
  'http://receiver.test/',
  'ftp://receiver.test/',
  'file:///etc/passwd',
  'https://receiver.test:8443/',
  'https://receiver.test:22/',
  'https://user@receiver.test/',
  'https://user:secret@receiver.test/',
  'https://:secret@receiver.test/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://１２７.０.０.１/',
  'https://127。0。0。1/',
  'https://8.8.8.8/',
  'https://0/',
  'https://①②⑦.⓪.⓪.①/',
  'https://0x7f.0x0.0x0.0x1/',
  'https://017700000001/',
  'https://[::]/',
  'https://[0:0:0:0:0:ffff:7f00:1]/',
  'https://%6c%6fcalhost/',
  'https://local\u00adhost/',
  'https://localhost%2e/',
  'https://169.254.169.254\\@receiver.test/',
  'https:\\\\127.0.0.1/',
  'https://127.0.0.1./',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://[2606:4700::1111]/',
  'https://[fe80::1%25eth0]/',
  'https://localhost/',
  'https://LOCALHOST/',
  'https://localhost./',
  'https://a.localhost/',
  'https://metadata.google.internal/',
  'https://printer.local/',
  'https://router.lan/',
  'https://ROUTER.LAN/',
  'https://nas.home.arpa/',
  'https://1.0.0.127.in-addr.arpa/',
  'https://vault.home/',
  'https://git.corp/',
  'https://wiki.intranet/',
  'https://db.private/',
  'https://host.localdomain/',
  'https://hidden.onion/',
  'https://nowhere.invalid/',
  'https://lan/',
  'https://intranet/',
  'https://receiver.test./',
  'https://',
  'receiver.test',
  '',
  `https://receiver.test/${'a'.repeat(1000)}`,
]

/** Returns a sender whose resolver notes each name that it is asked for. */
const unasked = () => {
  const resolve = vi.fn<(name: string) => Promise<readonly string[]>>(async () => ['127.0.0.1'])
  return { resolve, sender: httpsSender({ resolve, mayReach: () => true }) }
}

test.each(REFUSED)('nothing is sent to %s, and its name is not looked up', async (url) => {
  const { resolve, sender } = unasked()
  expect(urlFault(url)).toBeDefined()
  expect(await sender.post(url, {}, '{}')).toEqual({ failure: 'address' })
  expect(resolve).not.toHaveBeenCalled()
})

test.each([
  'https://receiver.test/',
  'https://receiver.test:443/a?b=c#d',
  'https://RECEIVER.test/x',
  'https://xn--bcher-kva.example/',
  'https://lan.example.org/',
  'https://home.example/',
  'https://atlan.example/',
])('%s may be a receiver', (url) => expect(urlFault(url)).toBeUndefined())

test.each([...INSIDE.slice(0, -1).map((address) => [address]), ['1.1.1.1', '10.0.0.1'], ['10.0.0.1', '1.1.1.1']])(
  'a name that leads to %s (%s) is refused before a connection',
  async (...addresses) => {
    await using inside = await receiverThat((_, response) => response.end('ok'))
    const way = {
      resolve: async () => addresses.filter((each) => each !== undefined),
      port: inside.port,
      ca: CERTIFICATE,
    }
    expect(await httpsSender(way).post(`https://${NAME}/`, {}, '{}')).toEqual({ failure: 'address' })
    expect(inside.received).toEqual([])
  },
)

test('a name is looked up once for each delivery, and the connection goes to the address that was checked', async () => {
  await using checked = await receiverThat((_, response) => response.end('ok'))
  const answers = [['127.0.0.1'], ['127.0.0.2']]
  const resolve = vi.fn<(name: string) => Promise<readonly string[]>>(async () => answers.shift() ?? [])
  const sender = httpsSender({
    resolve,
    mayReach: (address) => address === '127.0.0.1',
    port: checked.port,
    ca: CERTIFICATE,
  })
  expect(await sender.post(`https://${NAME}/`, {}, '{}')).toEqual({ status: 200 })
  expect(resolve).toHaveBeenCalledTimes(1)
  expect(await sender.post(`https://${NAME}/`, {}, '{}')).toEqual({ failure: 'address' })
  expect(checked.received).toHaveLength(1)
})

test('one IPv4 and one IPv6 address of a name are tried, whichever can be reached', async () => {
  await using receiver = await receiverThat((_, response) => response.end('ok'))
  const way = { mayReach: () => true, port: receiver.port, ca: CERTIFICATE }
  const many = ['127.0.0.1', '127.0.0.2', '127.0.0.3', '::1']
  const ask = (addresses: readonly string[]) =>
    httpsSender({ ...way, resolve: async () => addresses }).post(`https://${NAME}/`, {}, '{}')
  expect(await ask(many)).toEqual({ status: 200 })
  expect(await ask(['127.0.0.2', '127.0.0.1'])).toEqual({ failure: 'connection' })
  expect(receiver.received).toHaveLength(1)
})

const near = (port: number) =>
  httpsSender({ resolve: async () => ['127.0.0.1'], mayReach: () => true, port, ca: CERTIFICATE })

test.each([200, 204, 400, 410, 500])('an answer with status %i is reported', async (status) => {
  await using receiver = await receiverThat((_, response) => response.writeHead(status).end())
  expect(await near(receiver.port).post(`https://${NAME}/a?b=c`, { 'x-y': 'z' }, '{"a":"é"}')).toEqual({ status })
  expect(receiver.received).toMatchObject([{ path: '/a?b=c', body: '{"a":"é"}', headers: { 'x-y': 'z' } }])
})

test('a redirect is not followed', async () => {
  await using other = await receiverThat((_, response) => response.end('secret'))
  await using receiver = await receiverThat((_, response) =>
    response.writeHead(307, { location: `https://${NAME}:${other.port}/` }).end(),
  )
  expect(await near(receiver.port).post(`https://${NAME}/`, {}, '{}')).toEqual({ status: 307 })
  expect(other.received).toEqual([])
})

test('of an endless answer at most four kilobytes are read', async () => {
  let sent = 0
  await using receiver = await receiverThat((_, response) => {
    const more = (): void => {
      if (response.destroyed) return
      sent += 1024
      response.write(Buffer.alloc(1024))
      setImmediate(more)
    }
    more()
  })
  expect(await near(receiver.port).post(`https://${NAME}/`, {}, '{}')).toEqual({ status: 200 })
  // Bytes that the system has buffered on their way count as sent, too.
  expect(sent).toBeLessThan(16_000_000)
})

test('a switch to another protocol is no answer, and is not waited for', async () => {
  await using receiver = await receiverThat((request) =>
    request.socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: echo\r\n\r\nmore'),
  )
  expect(await near(receiver.port).post(`https://${NAME}/`, {}, '{}')).toEqual({ failure: 'connection' })
})

test('a thousand informational answers are not taken for the answer', async () => {
  await using receiver = await receiverThat((request, response) => {
    request.socket.write('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(1000))
    response.writeHead(204).end()
  })
  expect(await near(receiver.port).post(`https://${NAME}/`, {}, '{}')).toEqual({ status: 204 })
})

test('an answer with endless headers is refused', async () => {
  await using receiver = await receiverThat((_, response) => response.writeHead(200, { long: 'a'.repeat(9000) }).end())
  expect(await near(receiver.port).post(`https://${NAME}/`, {}, '{}')).toEqual({ failure: 'connection' })
})

test('a certificate for another name, or by an unknown authority, is refused', async () => {
  await using receiver = await receiverThat((_, response) => response.end())
  expect(await near(receiver.port).post('https://other.test/', {}, '{}')).toEqual({ failure: 'tls' })
  const unknown = httpsSender({ resolve: async () => ['127.0.0.1'], mayReach: () => true, port: receiver.port })
  expect(await unknown.post(`https://${NAME}/`, {}, '{}')).toEqual({ failure: 'tls' })
  expect(receiver.received).toEqual([])
})

test('a receiver that does not exist, a name that does not, and a receiver that hangs up are failures', async () => {
  const gone = await receiverThat(() => {})
  await gone[Symbol.asyncDispose]()
  expect(await near(gone.port).post(`https://${NAME}/`, {}, '{}')).toEqual({ failure: 'connection' })
  const nameless = httpsSender({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })
  // A name that does not exist is reported like one that leads to an internal address.
  expect(await nameless.post(`https://${NAME}/`, {}, '{}')).toEqual({ failure: 'address' })
  await using rude = await receiverThat((request) => request.socket.destroy())
  expect(await near(rude.port).post(`https://${NAME}/`, {}, '{}')).toEqual({ failure: 'connection' })
})

test('ten seconds are for all of it: the name, the connection, and an answer that hangs or drips', async () => {
  const silent = createServer()
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await using mute = await receiverThat(() => {})
  await using dripping = await receiverThat((_, response) => void response.writeHead(200).write('.'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const never = httpsSender({ resolve: () => new Promise(() => {}) })
    const posted = [never, near(port), near(mute.port), near(dripping.port)].map((sender) =>
      sender.post(`https://${NAME}/`, {}, '{}'),
    )
    await vi.waitFor(() => expect([mute, dripping].map(({ received }) => received.length)).toEqual([1, 1]))
    vi.advanceTimersByTime(WEBHOOK_LIMITS.timeout)
    expect(await Promise.all(posted)).toEqual(posted.map(() => ({ failure: 'timeout' })))
  } finally {
    vi.useRealTimers()
    silent.close()
  }
})
