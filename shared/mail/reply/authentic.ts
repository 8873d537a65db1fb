import type { Received } from './message.ts'

/** RFC 8601: methods with their results and properties. */
type Result = { readonly method: string; readonly result: string; readonly properties: ReadonlyMap<string, string> }

/**
 * Without comments and quoted words: in both, a sender may have put something that looks like a result. Undefined if a
 * comment has a quote: a server that names the sender there lets `"x) dkim=pass ("@evil.example` end it.
 */
const plainOf = (text: string): string | undefined => {
  let depth = 0
  let isQuoted = false
  let kept = ''
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '\\') at += 1
    else if (sign === '"' && depth > 0) return undefined
    else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '(') depth += 1
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) kept += sign
  }
  return kept
}

const resultIn = (part: string): Result | undefined => {
  const [first = '', ...rest] = part.trim().split(/\s+/)
  const [, method = '', result = ''] = /^([a-z-]+)=([a-z]+)$/i.exec(first) ?? []
  if (method === '') return undefined
  const properties = rest
    .map((word) => /^([a-z]+\.[a-z_-]+)=(\S+)$/i.exec(word))
    .map((found): readonly [string, string] => [(found?.[1] ?? '').toLowerCase(), (found?.[2] ?? '').toLowerCase()])
  return { method: method.toLowerCase(), result: result.toLowerCase(), properties: new Map(properties) }
}

/**
 * Whose findings are believed. `isBelow`: it writes them below its own `Received`, as filters of Postfix do, and removes
 * by itself what a sender wrote there in its name, even while the filter that writes them is down.
 */
export type Believed = { readonly server: string; readonly isBelow?: boolean }

/**
 * What the trusted server itself wrote: the topmost header of its name. A sender may write any header, also one with that
 * name, but none above the `Received` that our server puts on top of the whole email (RFC 8601, sections 4.1 and 5).
 */
const resultsOf = ({ headers }: Received, { server, isBelow = false }: Believed): readonly Result[] => {
  let hops = isBelow ? -1 : 0
  for (const { name, value } of headers) {
    if (name === 'received') hops += 1
    if (hops > 0) return []
    if (name !== 'authentication-results') continue
    const [id = '', ...parts] = (plainOf(value) ?? '').split(';')
    if (id.trim().split(/\s+/)[0]?.toLowerCase() !== server.toLowerCase()) continue
    return parts.map(resultIn).filter((result) => result !== undefined)
  }
  return []
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** The domain itself or one above it: who signs for `example.org` may write for `mail.example.org`, not the reverse. */
const isAligned = (signer: string, domain: string): boolean =>
  signer.includes('.') && (domain === signer || domain.endsWith(`.${signer}`))

const signersOf = ({ properties }: Result): readonly string[] =>
  [properties.get('header.d'), properties.get('header.i')].flatMap((each) => (each ? [domainOf(each)] : []))

/**
 * Whether the only From is genuine: DMARC passed for its domain; or the domain has no policy, and a valid DKIM signature
 * is of it.
 */
export const isAuthentic = (message: Received, believed: Believed): boolean => {
  const [from, ...more] = message.from
  if (from === undefined || more.length > 0) return false
  const domain = domainOf(from)
  const results = resultsOf(message, believed)
  const dmarc = results.filter(({ method }) => method === 'dmarc')
  const named = ({ properties }: Result): string => domainOf(properties.get('header.from') ?? domain)
  const [verdict, second] = dmarc
  // The server writes one: another came from the sender, in a value that was not quoted.
  if (second) return false
  if (verdict && verdict.result !== 'none') return verdict.result === 'pass' && named(verdict) === domain
  return results
    .filter(({ method, result }) => method === 'dkim' && result === 'pass')
    .some((each) => signersOf(each).some((signer) => isAligned(signer, domain)))
}

/**
 * Of the envelope. Mail servers write it among their findings, not all of them in quotes: with one of these signs it may
 * add a finding of its own. Nobody's honest address has them.
 */
export const isPlainSender = (sender: string): boolean => !/["();\\]/.test(sender)
