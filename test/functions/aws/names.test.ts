import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { addressResolver } from '../../../functions/aws/network/address-resolver.ts'

const [A, AAAA] = [1, 28]

/** Writes an answer by RFC 1035: the question as it came, and a record for each address. */
const answerTo = (question: Buffer, records: readonly (readonly number[])[], kind: number): Buffer => {
  const end = question.indexOf(0, 12) + 5
  const head = Buffer.from(question.subarray(0, end))
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(records.length, 6)
  head.writeUInt16BE(0, 10)
  const each = (address: readonly number[]) =>
    Buffer.from([0xc0, 12, 0, kind, 0, 1, 0, 0, 0, 60, 0, address.length, ...address])
  return Buffer.concat([head, ...records.map(each)])
}

/** Starts a name server. `of` gives the records of a name, or undefined if the server never answers. */
const nameServer = async (of: (name: string, kind: number) => readonly (readonly number[])[] | undefined) => {
  const socket = createSocket('udp4')
  const questions: string[] = []
  socket.on('message', (question, { port, address }) => {
    const labels = question.subarray(13, question.indexOf(0, 12))
    const name = labels.map((byte) => (byte < 0x20 ? 0x2e : byte)).toString()
    const kind = question.readUInt16BE(question.indexOf(0, 12) + 1)
    questions.push(`${name} ${kind}`)
    const records = of(name, kind)
    if (records) socket.send(answerTo(question, records, kind), port, address)
  })
  await once(socket.bind(0, '127.0.0.1'), 'listening')
  return { questions, servers: [`127.0.0.1:${socket.address().port}`], [Symbol.dispose]: () => void socket.close() }
}

const SIX = [0x26, 6, 0x47, 0, ...Array<number>(10).fill(0), 0x11, 0x11]

test('a name has all addresses of both kinds, IPv4 first', async () => {
  using server = await nameServer((_, kind) =>
    kind === A
      ? [
          [1, 1, 1, 1],
          [10, 0, 0, 1],
        ]
      : [SIX],
  )
  expect(await addressResolver(server.servers)('receiver.test')).toEqual(['1.1.1.1', '10.0.0.1', '2606:4700::1111'])
  expect(server.questions.toSorted()).toEqual([`receiver.test ${A}`, `receiver.test ${AAAA}`])
})

test('one kind of address is enough, and a name without any has no address', async () => {
  using server = await nameServer((name, kind) => (name === 'six.test' && kind === AAAA ? [SIX] : []))
  expect(await addressResolver(server.servers)('six.test')).toEqual(['2606:4700::1111'])
  expect(await addressResolver(server.servers)('none.test')).toEqual([])
})

test('names whose servers never answer delay no other name', async () => {
  using server = await nameServer((name) => (name === 'quick.test' ? [] : undefined))
  const resolve = addressResolver(server.servers)
  const slow = Array.from({ length: 20 }, (_, at) => resolve(`slow${at}.test`))
  const first = await Promise.race([...slow, resolve('quick.test').then(() => 'quick')])
  expect(first).toBe('quick')
})

test('the hosts file is not read', async () => {
  using server = await nameServer(() => [])
  expect(await addressResolver(server.servers)('localhost.localdomain')).toEqual([])
})
