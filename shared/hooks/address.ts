import { LONGEST } from '../game/bounds.ts'

export type AddressFault = 'no-url' | 'not-https' | 'port' | 'userinfo' | 'literal' | 'local-name' | 'long'

/**
 * Ends of names that no public name has: reserved (RFC 6761, 6762, 7686, 8375, ICANN's `internal`), or usual in the nets of
 * houses and firms (RFC 6762, appendix G).
 */
const LOCAL = /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|onion|alt|invalid)$/

/** The parser reads every spelling of IPv4, decimal, octal and hex, as four numbers. */
const LITERAL = /^\[|^\d+(\.\d+){3}$/

const hostFault = (host: string): AddressFault | undefined => {
  if (LITERAL.test(host)) return 'literal'
  return !host.includes('.') || host.endsWith('.') || LOCAL.test(host) ? 'local-name' : undefined
}

/** What a name resolves to is checked when something is sent. A fragment is never sent, so it says nothing. */
export const addressFault = (text: string): AddressFault | undefined => {
  if (text.length > LONGEST.hook) return 'long'
  const url = URL.parse(text)
  if (!url) return 'no-url'
  if (url.protocol !== 'https:') return 'not-https'
  if (url.port !== '') return 'port'
  if (url.username !== '' || url.password !== '') return 'userinfo'
  return hostFault(url.hostname)
}
