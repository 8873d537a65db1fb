import { BlockList, isIP } from 'node:net'
import { parseIpAddress, isLoopback, networkOf } from '../../../shared/service/limits/client-network.ts'
import type { NetworkOf } from '../../http/capped-connections.ts'
import type { RequestHandler, IncomingRequest } from '../../http/http-server.ts'

/** Turns an IPv4-mapped IPv6 address into the IPv4 address, so that both compare equal. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

export const trustedProxies = (proxies: readonly string[]): BlockList => {
  const peers = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    if (bits === undefined) peers.addAddress(address, familyOf(address))
    else peers.addSubnet(address, Number(bits), familyOf(address))
  }
  return peers
}

const isPeer = (peers: BlockList, address: string): boolean =>
  isIP(address) !== 0 && peers.check(address, familyOf(address))

/** Stands for callers without a usable address, who share the limits of one network. */
const UNKNOWN = 'unknown'

/**
 * Returns the caller: the last address on the way to us that is no proxy of ours. Any address before it may be forged.
 */
export const callerBehindProxies = (
  { from, headers }: Pick<IncomingRequest, 'from' | 'headers'>,
  peers: BlockList,
): string => {
  const forwarded = (headers['x-forwarded-for'] ?? '').split(',').map((each) => each.trim())
  const hops = [plain(from), ...forwarded.toReversed().map(plain)]
  const caller = hops.find((address) => !isPeer(peers, address)) ?? UNKNOWN
  // Under `npm start` no email leaves the machine, so a caller on it has no limits. Here emails do leave, so such a
  // caller counts as unknown and has limits.
  return parseIpAddress(caller) && !isLoopback(caller) ? caller : UNKNOWN
}

/** Returns the network of a connection. A proxy's connection belongs to the caller whose request it is passing on. */
export const networkBehindProxies =
  (peers: BlockList): NetworkOf =>
  (peer, headers) => {
    const from = plain(peer)
    if (!isPeer(peers, from)) return networkOf(from)
    const caller = headers && callerBehindProxies({ from, headers }, peers)
    return caller === undefined || caller === UNKNOWN ? undefined : networkOf(caller)
  }

/** Replaces the peer address of each request by the caller that a trusted proxy names. */
export const behindProxies = (peers: BlockList, answering: RequestHandler): RequestHandler => {
  return (incoming) => answering({ ...incoming, from: callerBehindProxies(incoming, peers) })
}
