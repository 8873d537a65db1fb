import { BlockList, isIP } from 'node:net'
import { addressOf, isOwnMachine, networkOf } from '../../shared/service/limits/client-network.ts'
import type { NetworkOf } from '../connections.ts'
import type { Answering, Incoming } from '../server.ts'

/** An IPv4 address written as one of IPv6 is compared as itself. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

export const peersIn = (proxies: readonly string[]): BlockList => {
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

/** Nobody's address: all without one share the limits of one network. */
const UNKNOWN = 'unknown'

/** The nearest that is no proxy of ours; what stands before it, anyone may have written. */
export const callerOf = ({ from, headers }: Pick<Incoming, 'from' | 'headers'>, peers: BlockList): string => {
  const told = (headers['x-forwarded-for'] ?? '').split(',').map((each) => each.trim())
  const way = [plain(from), ...told.toReversed().map(plain)]
  const caller = way.find((address) => !isPeer(peers, address)) ?? UNKNOWN
  // A caller on this machine has no limits where emails stay on it; here they leave.
  return addressOf(caller) && !isOwnMachine(caller) ? caller : UNKNOWN
}

/** Of a connection: a proxy's is that of the caller whose request it passes on, as long as it waits for that one's bytes. */
export const networkBehind =
  (peers: BlockList): NetworkOf =>
  (peer, headers) => {
    const from = plain(peer)
    if (!isPeer(peers, from)) return networkOf(from)
    const caller = headers && callerOf({ from, headers }, peers)
    return caller === undefined || caller === UNKNOWN ? undefined : networkOf(caller)
  }

/** Behind a proxy, the caller is the one that it names. */
export const behindProxies = (peers: BlockList, answering: Answering): Answering => {
  return (incoming) => answering({ ...incoming, from: callerOf(incoming, peers) })
}
