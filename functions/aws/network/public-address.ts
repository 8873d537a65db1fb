import { BlockList, isIP } from 'node:net'

/**
 * Networks of IANA's special-purpose registry, and the address of Azure's internal service. No receiver has such an
 * address.
 */
const NOT_IPV4: readonly (readonly [net: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Networks within 2000::/3 that are not public: protocols such as Teredo, documentation, 6to4. */
const NOT_IPV6: readonly (readonly [net: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const blockList = (nets: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const [net, bits] of nets) list.addSubnet(net, bits, family)
  return list
}

const BLOCKED = { 4: blockList(NOT_IPV4, 'ipv4'), 6: blockList(NOT_IPV6, 'ipv6') }

/**
 * All of IPv6 that is allocated for global use. Mapped and translated IPv4 (NAT64), loopback, link-local, private and
 * multicast addresses lie outside.
 */
const GLOBAL = blockList([['2000::', 3]], 'ipv6')

/**
 * Returns whether an address is public, so that a receiver on the Internet may have it. No address with a zone is
 * public.
 */
export const isPublicAddress = (address: string): boolean => {
  if (address.includes('%')) return false
  const family = isIP(address)
  if (family === 4) return !BLOCKED[4].check(address, 'ipv4')
  return family === 6 && GLOBAL.check(address, 'ipv6') && !BLOCKED[6].check(address, 'ipv6')
}
