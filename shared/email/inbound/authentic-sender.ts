import type { ReceivedEmail } from './received-email.ts'

/** One result of an Authentication-Results header (RFC 8601): a method, its result, and its properties. */
type AuthResult = { readonly method: string; readonly result: string; readonly properties: ReadonlyMap<string, string> }

/**
 * Returns the value of a header without comments and quoted words: a sender may have put something into them that looks
 * like a result. Undefined if a comment contains a quotation mark: a server that names the sender in a comment would
 * let the address `"x) dkim=pass ("@evil.example` end that comment.
 */
const withoutComments = (text: string): string | undefined => {
  let depth = 0
  let isQuoted = false
  let plain = ''
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '\\') at += 1
    else if (sign === '"' && depth > 0) return undefined
    else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '(') depth += 1
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) plain += sign
  }
  return plain
}

const resultIn = (part: string): AuthResult | undefined => {
  const [first = '', ...rest] = part.trim().split(/\s+/)
  const [, method = '', result = ''] = /^([a-z-]+)=([a-z]+)$/i.exec(first) ?? []
  if (method === '') return undefined
  const properties = rest
    .map((word) => /^([a-z]+\.[a-z_-]+)=(\S+)$/i.exec(word))
    .map((found): readonly [string, string] => [(found?.[1] ?? '').toLowerCase(), (found?.[2] ?? '').toLowerCase()])
  return { method: method.toLowerCase(), result: result.toLowerCase(), properties: new Map(properties) }
}

/**
 * The mail server whose results are trusted, by the name that it writes into them. If `isBelow` is set, it writes them
 * below its own `Received` header, as filters of Postfix do. Such a server must itself remove results that a sender
 * wrote in its name, even while the filter that writes the results is down.
 */
export type TrustedServer = { readonly server: string; readonly isBelow?: boolean }

/**
 * Returns the results that the trusted server itself wrote: those of the topmost header with its name. A sender may
 * write any header, even one with that name, but none above the `Received` header that our server puts on top of the
 * whole email (RFC 8601, sections 4.1 and 5).
 */
const resultsOf = ({ headers }: ReceivedEmail, { server, isBelow = false }: TrustedServer): readonly AuthResult[] => {
  let hops = isBelow ? -1 : 0
  for (const { name, value } of headers) {
    if (name === 'received') hops += 1
    if (hops > 0) return []
    if (name !== 'authentication-results') continue
    const [id = '', ...parts] = (withoutComments(value) ?? '').split(';')
    if (id.trim().split(/\s+/)[0]?.toLowerCase() !== server.toLowerCase()) continue
    return parts.map(resultIn).filter((result) => result !== undefined)
  }
  return []
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/**
 * Returns whether a signer may speak for a domain: `example.org` may speak for itself and for the domains below it, but
 * not for one above it.
 */
const isAligned = (signer: string, domain: string): boolean =>
  signer.includes('.') && (domain === signer || domain.endsWith(`.${signer}`))

const signersOf = ({ properties }: AuthResult): readonly string[] =>
  [properties.get('header.d'), properties.get('header.i')].flatMap((each) => (each ? [domainOf(each)] : []))

/**
 * Returns whether the email has exactly one From address, and that one is genuine. It is if DMARC passed for its domain
 * or, where the domain has no DMARC policy, if a valid DKIM signature is aligned with the domain.
 */
export const isAuthentic = (message: ReceivedEmail, believed: TrustedServer): boolean => {
  const [from, ...more] = message.from
  if (from === undefined || more.length > 0) return false
  const domain = domainOf(from)
  const results = resultsOf(message, believed)
  const dmarc = results.filter(({ method }) => method === 'dmarc')
  const named = ({ properties }: AuthResult): string => domainOf(properties.get('header.from') ?? domain)
  const [verdict, second] = dmarc
  // The server writes one result of DMARC. A second one came from the sender, in a value that the server did not quote.
  if (second) return false
  if (verdict && verdict.result !== 'none') return verdict.result === 'pass' && named(verdict) === domain
  return results
    .filter(({ method, result }) => method === 'dkim' && result === 'pass')
    .some((each) => signersOf(each).some((signer) => isAligned(signer, domain)))
}

/**
 * Returns whether the sender of the envelope has none of the signs with which it could forge a result. Mail servers
 * write that address among their results, and not all of them quote it. No honest address has these signs.
 */
export const isPlainSender = (sender: string): boolean => !/["();\\]/.test(sender)
