import { LONGEST } from '../../game/limits/bounds.ts'
import { lazyPattern } from '../../game/limits/lazy-pattern.ts'

/** The most characters of a label of a domain (RFC 1035). */
const LONGEST_LABEL = 63

/**
 * One part of the dot-atom of RFC 5322, in any script (RFC 6531). Quoted names, comments and invisible characters are
 * not allowed.
 */
const SIGNS = "(?:[\\w!#$%&'*+/=?^`{|}~-]|(?![ -~])[\\p{L}\\p{M}\\p{N}])+"
const LOCAL = lazyPattern(`^${SIGNS}(?:\\.${SIGNS})*$`)

/** A domain before IDNA. It must have no character that the URL parser would decode or cut off. */
const DOMAIN = lazyPattern('^[\\p{L}\\p{M}\\p{N}.-]+$')

const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

const UNSEEN = lazyPattern('\\p{Default_Ignorable_Code_Point}')

/** Finds more combining marks on a letter than any language has. */
export const PILED_MARKS = lazyPattern('\\p{M}{5}')

const octets = (text: string): number => new TextEncoder().encode(text).length

/**
 * Returns the domain in IDNA's ASCII form and lower case. Undefined if it has none, or if it cannot be a mail domain.
 */
const asciiOf = (domain: string): string | undefined => {
  if (!DOMAIN().test(domain) || !URL.canParse(`http://${domain}`)) return undefined
  const labels = new URL(`http://${domain}`).hostname.split('.')
  const last = labels.at(-1) ?? ''
  const isName = labels.length > 1 && last.length > 1 && !/^\d+$/.test(last)
  return isName && labels.every((label) => LABEL.test(label) && label.length <= LONGEST_LABEL)
    ? labels.join('.')
    : undefined
}

type Parts = { readonly local: string; readonly domain: string }

/**
 * Returns the two parts of an address. Undefined if no email can be sent there, or if it could be mistaken for another.
 */
const partsOf = (email: string): Parts | undefined => {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, Math.max(0, at)).normalize('NFC')
  const domain = asciiOf(email.slice(at + 1))
  const isClear =
    LOCAL().test(local) && !UNSEEN().test(email) && !PILED_MARKS().test(email) && octets(local) <= LONGEST.local
  return isClear && domain !== undefined && octets(`${local}@${domain}`) <= LONGEST.email
    ? { local, domain }
    : undefined
}

export const isEmailAddress = (email: string): boolean => partsOf(email) !== undefined

/** Returns the address that email is sent to: an international domain is written in ASCII. */
export const mailableAddress = (email: string): string => {
  const parts = partsOf(email)
  return parts ? `${parts.local}@${parts.domain}` : email
}

const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * Returns one spelling for all addresses of a mailbox: without upper case and full-width letters, without a +tag, and
 * without the dots that Gmail ignores.
 */
export const canonicalAddress = (email: string): string => {
  const parts = partsOf(email)
  if (!parts) return email.normalize('NFC').toLowerCase()
  const whole = parts.local.normalize('NFKC').toLowerCase()
  const [own = ''] = whole.split('+')
  const local = own === '' ? whole : own
  return GMAIL.has(parts.domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${parts.domain}`
}
