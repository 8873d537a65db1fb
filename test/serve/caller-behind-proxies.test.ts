import { expect, test } from 'vitest'
import { callerBehindProxies, trustedProxies } from '../../local/serving/listeners/caller-behind-proxies.ts'

const USUAL = ['127.0.0.0/8', '::1']

test.each([
  ['a caller without a proxy', '198.51.100.7', undefined, USUAL, '198.51.100.7'],
  ['what a stranger claims of themselves', '198.51.100.7', '203.0.113.1', USUAL, '198.51.100.7'],
  ['whom our proxy names', '127.0.0.1', '203.0.113.1', USUAL, '203.0.113.1'],
  ['IPv4 within IPv6', '::ffff:127.0.0.1', '203.0.113.1', USUAL, '203.0.113.1'],
  ['the last, not what stood there before', '127.0.0.1', '192.0.2.9, 203.0.113.1', USUAL, '203.0.113.1'],
  ['two proxies of ours', '127.0.0.1', '203.0.113.1, 10.1.2.3', [...USUAL, '10.0.0.0/8'], '203.0.113.1'],
  ['an IPv6 caller', '::1', '2001:db8::7', USUAL, '2001:db8::7'],
  ['a proxy that names nobody', '127.0.0.1', undefined, USUAL, 'unknown'],
  ['a proxy that names this machine', '127.0.0.1', '127.0.0.1', USUAL, 'unknown'],
  ['this machine, where no proxy is believed', '127.0.0.1', '203.0.113.1', [], 'unknown'],
  ['words', '127.0.0.1', 'secret, <script>', USUAL, 'unknown'],
] as const)('%s', (_what, from, forwardedFor, proxies, caller) => {
  const headers: Record<string, string> = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
  expect(callerBehindProxies({ from, headers }, trustedProxies(proxies))).toBe(caller)
})
