import { isIP } from 'node:net'
import { type IpAddress, parseIpAddress } from '../../../shared/service/limits/client-network.ts'

/** A network: the first `bits` of the 128 bits of an address. An IPv4 address is the last 32 bits. */
export type ClubNetwork = { readonly address: IpAddress; readonly bits: number }

type ParsedNetworks =
  | { readonly networks: readonly ClubNetwork[]; readonly wrong?: undefined }
  | { readonly networks?: undefined; readonly wrong: string }

const SHORTEST_PREFIX = { 4: 8, 6: 16 } as const

const EXPECTED = 'must be networks with commas between, such as 203.0.113.0/24, 2001:db8:7::/48'

/** Returns the address with all but its first `bits` set to 0. */
const masked = (address: IpAddress, bits: number): IpAddress =>
  address.map((group, at) => {
    const rest = Math.min(16, Math.max(0, (at + 1) * 16 - bits))
    return (group >> rest) << rest
  })

const shown = (address: IpAddress): string => {
  const [, , , , , , g = 0, h = 0] = address
  const isV4 = address[5] === 0xffff
  if (isV4) return [g >> 8, g & 255, h >> 8, h & 255].join('.')
  return new URL(`http://[${address.map((group) => group.toString(16)).join(':')}]`).hostname.slice(1, -1)
}

const networkIn = (text: string): ClubNetwork | string => {
  const [, host = '', written] = /^([\da-f.:]+)(?:\/(0|[1-9]\d{0,2}))?$/i.exec(text) ?? []
  const family = isIP(host)
  const address = parseIpAddress(host)
  if (!address || (family !== 4 && family !== 6)) return EXPECTED
  const most = family === 4 ? 32 : 128
  const bits = Number(written ?? most)
  if (bits > most) return EXPECTED
  if (bits < SHORTEST_PREFIX[family])
    return `must be no wider than /${SHORTEST_PREFIX[4]} (IPv4) and /${SHORTEST_PREFIX[6]} (IPv6), but has ${text}`
  // All IPv4-mapped addresses begin with 0 (RFC 4291, 2.5.5.2).
  if (family === 6 && address[0] === 0) return `must have IPv4 networks written as such, not ${text}`
  const network = { address: masked(address, bits + 128 - most), bits: bits + 128 - most }
  return shown(network.address) === shown(address)
    ? network
    : `must have ${text} written ${shown(network.address)}/${bits}`
}

/** Reads a list of networks in CIDR notation (RFC 4632). */
export const parseNetworks = (text: string): ParsedNetworks => {
  const read = text.split(',').map((part) => networkIn(part.trim()))
  const wrong = read.find((network) => typeof network === 'string')
  if (wrong !== undefined) return { wrong }
  return { networks: read.filter((network) => typeof network !== 'string') }
}

export const isInNetworks = (networks: readonly ClubNetwork[], from: string): boolean => {
  const address = parseIpAddress(from)
  return (
    address !== undefined &&
    networks.some((network) => masked(address, network.bits).every((group, at) => group === network.address[at]))
  )
}
