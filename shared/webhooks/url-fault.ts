import { LONGEST } from '../game/limits/bounds.ts'

/** Why a URL cannot be a receiver of webhooks or push messages. */
export type UrlFault = 'no-url' | 'not-https' | 'port' | 'userinfo' | 'literal' | 'local-name' | 'long'

/**
 * The ends of host names that are never public. They are reserved (RFC 6761, 6762, 7686, 8375, ICANN's `internal`), or
 * usual in private networks (RFC 6762, appendix G).
 */
const LOCAL = /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|onion|alt|invalid)$/

/**
 * Matches an IP address instead of a name. The URL parser has turned every spelling of IPv4 (decimal, octal or hex)
 * into four numbers.
 */
const LITERAL = /^\[|^\d+(\.\d+){3}$/

const hostFault = (host: string): UrlFault | undefined => {
  if (LITERAL.test(host)) return 'literal'
  return !host.includes('.') || host.endsWith('.') || LOCAL.test(host) ? 'local-name' : undefined
}

/**
 * Returns what is wrong with a URL as a receiver; undefined if nothing is. The IP addresses of its host are checked
 * when something is sent (against SSRF). A fragment is allowed, because it is never sent.
 */
export const urlFault = (text: string): UrlFault | undefined => {
  if (text.length > LONGEST.webhookUrl) return 'long'
  const url = URL.parse(text)
  if (!url) return 'no-url'
  if (url.protocol !== 'https:') return 'not-https'
  if (url.port !== '') return 'port'
  if (url.username !== '' || url.password !== '') return 'userinfo'
  return hostFault(url.hostname)
}

/** Returns whether a URL leads to this machine. Only the service of `npm start` posts there. */
export const isLocalReceiver = (text: string): boolean => {
  const url = URL.parse(text)
  if (url?.protocol !== 'http:' || url.username !== '' || url.password !== '') return false
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname) && text.length <= LONGEST.webhookUrl
}
