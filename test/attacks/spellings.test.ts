import { isIP } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseIpAddress, isLoopback, networkOf } from '../../shared/service/limits/client-network.ts'

/** Spellings of the machine's own address, all of which must be recognized. */
const OWN = [
  '127.0.0.1',
  '127.255.255.254',
  '::1',
  '0:0:0:0:0:0:0:1',
  '0000:0000:0000:0000:0000:0000:0000:0001',
  '::0.0.0.1',
  '::1%lo0',
  '::ffff:127.0.0.1',
  '::FFFF:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:7fff:fffe',
  '0:0:0:0:0:ffff:7f00:0001',
  '0:0:0:0:0:ffff:127.0.0.1',
]

const OTHERS = [
  '192.0.2.1',
  '128.0.0.1',
  '::2',
  '::',
  '0.0.0.0',
  '::ffff:8000:1',
  '::7f00:1',
  '1::1',
  '2001:db8::7f00:1',
]

/** Texts that are no IP addresses. Some programs read the first ones as 127.0.0.1. */
const NONE = [
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.1',
  '127.0.1',
  '127.0.0.01',
  '127.0.0.1.',
  '127.0.0.1:80',
  '127.0.0.256',
  '[::1]',
  '::ffff:0177.0.0.1',
  '::127.1',
  '1::2::3',
  ':::1',
  ':1',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4:5:6:7::8',
  '12345::',
  '127.0.0.1, 192.0.2.1',
  'localhost',
  '',
]

describe('the machine’s own address', () => {
  test.each(OWN)('is %s', (from) => expect(isLoopback(from)).toBe(true))
  test.each([...OTHERS, ...NONE])('is not %s', (from) => expect(isLoopback(from)).toBe(false))
})

test.each(NONE)('%s is no address, and shares one network with everything that is none', (from) => {
  expect(parseIpAddress(from)).toBeUndefined()
  expect(networkOf(from)).toBe(networkOf('unknown'))
})

test.each([
  ['192.0.2.7', '::ffff:192.0.2.200', '::ffff:c000:2c8', '0:0:0:0:0:FFFF:C000:0201'],
  ['2001:db8::1', '2001:0DB8:0000:0000::2', '2001:db8:0:ff::192.0.2.1', '2001:db8::1%eth0'],
])('%s, %s, %s and %s are one network', (...all) => expect(new Set(all.map(networkOf)).size).toBe(1))

test('exactly what Node accepts as an IP address is accepted here', () => {
  const part = fc.oneof(fc.ipV4(), fc.ipV6(), fc.stringMatching(/^[0-9a-f:.]{0,24}$/))
  fc.assert(
    fc.property(part, (text) => {
      expect([text, parseIpAddress(text) !== undefined]).toEqual([text, isIP(text) !== 0])
    }),
    { numRuns: 2000, seed: 12 },
  )
})
