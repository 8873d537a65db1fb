/** An address as eight groups of 16 bits, as in IPv6. */
export type IpAddress = readonly number[]

/** The beginning of an IPv4 address that is mapped into IPv6 (RFC 4291, 2.5.5.2). */
const MAPPED = [0, 0, 0, 0, 0, 0xffff] as const

const V4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/

/**
 * Returns the two groups of an IPv4 address in four decimal numbers. `0177.0.0.1`, `0x7f.1` and `2130706433` are
 * rejected: no client has such an address.
 */
const groupsOfV4 = (text: string): readonly number[] | undefined => {
  if (!V4.test(text)) return undefined
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number)
  return [(a << 8) | b, (c << 8) | d]
}

/** Returns the groups on one side of `::`. The last may be an IPv4 address. */
const groupsIn = (side: string): readonly number[] | undefined => {
  const parts = side === '' ? [] : side.split(':')
  const groups = parts.map((part, at) => {
    if (/^[0-9a-f]{1,4}$/.test(part)) return [Number.parseInt(part, 16)]
    return at === parts.length - 1 ? groupsOfV4(part) : undefined
  })
  return groups.some((group) => group === undefined) ? undefined : groups.flatMap((group) => group ?? [])
}

const groupsOfV6 = (text: string): IpAddress | undefined => {
  const [left = '', right, ...more] = text.split('::')
  if (more.length > 0) return undefined
  const [head, tail] = [groupsIn(left), groupsIn(right ?? '')]
  if (!head || !tail) return undefined
  const missing = 8 - head.length - tail.length
  if (right === undefined ? missing !== 0 : missing < 1) return undefined
  return [...head, ...Array<number>(missing).fill(0), ...tail]
}

/** Parses an IP address, in whatever notation; undefined for another text. A zone (`%eth0`) is ignored. */
export const parseIpAddress = (text: string): IpAddress | undefined => {
  const plain = text.toLowerCase().replace(/%.*$/, '')
  const v4 = groupsOfV4(plain)
  return v4 ? [...MAPPED, ...v4] : groupsOfV6(plain)
}

const isMapped = (address: IpAddress): boolean => MAPPED.every((group, at) => address[at] === group)

/**
 * Returns the network of one subscriber: a /24 of IPv4 or a /56 of IPv6. All texts that are no address count as one
 * network.
 */
export const networkOf = (from: string): string => {
  const address = parseIpAddress(from)
  if (!address) return 'none'
  const [a = 0, b = 0, c = 0, d = 0, , , g = 0, h = 0] = address
  if (isMapped(address)) return [g >> 8, g & 255, h >> 8, ''].join('.')
  return [a, b, c, d >> 8].map((part) => part.toString(16)).join(':')
}

/**
 * Returns the network of one end site (RFC 6177): a /24 of IPv4 or a /48 of IPv6, which contains 256 networks of
 * subscribers.
 */
export const siteOf = (from: string): string => {
  const address = parseIpAddress(from)
  return address && !isMapped(address)
    ? address
        .slice(0, 3)
        .map((group) => group.toString(16))
        .join(':')
    : networkOf(from)
}

/**
 * Returns whether a request comes from this machine, as with `npm start`, whose emails never leave it. On AWS no
 * request has such an address.
 */
export const isLoopback = (from: string): boolean => {
  const address = parseIpAddress(from)
  if (!address) return false
  const isFirst = address.every((group, at) => group === (at === 7 ? 1 : 0))
  return isFirst || (isMapped(address) && (address[6] ?? 0) >> 8 === 127)
}
