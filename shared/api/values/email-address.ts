import { LONGEST } from '../../game/bounds.ts'
import { unicode } from '../../game/unicode.ts'

/** RFC 1035. */
const LONGEST_LABEL = 63

/** RFC 5322's dot-atom, in any script (RFC 6531). Nothing unseen, quoted or commented. */
const SIGNS = "(?:[\\w!#$%&'*+/=?^`{|}~-]|(?![ -~])[\\p{L}\\p{M}\\p{N}])+"
const LOCAL = unicode(`^${SIGNS}(?:\\.${SIGNS})*$`)

/** Before IDNA: nothing that a URL would decode or cut off. */
const DOMAIN = unicode('^[\\p{L}\\p{M}\\p{N}.-]+$')

const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

const UNSEEN = unicode('\\p{Default_Ignorable_Code_Point}')

/** More marks on a letter than any language has. */
export const PILED = unicode('\\p{M}{5}')

const octets = (text: string): number => new TextEncoder().encode(text).length

/** IDNA's ASCII form in lower case; undefined if there is none. */
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

/** Undefined if no mail can go there, or if it could pass for another. */
const partsOf = (email: string): Parts | undefined => {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, Math.max(0, at)).normalize('NFC')
  const domain = asciiOf(email.slice(at + 1))
  const isHonest =
    LOCAL().test(local) && !UNSEEN().test(email) && !PILED().test(email) && octets(local) <= LONGEST.local
  return isHonest && domain !== undefined && octets(`${local}@${domain}`) <= LONGEST.email
    ? { local, domain }
    : undefined
}

export const isAddress = (email: string): boolean => partsOf(email) !== undefined

/** With an international domain in ASCII. */
export const mailableAddress = (email: string): string => {
  const parts = partsOf(email)
  return parts ? `${parts.local}@${parts.domain}` : email
}

const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** The same for all spellings of a mailbox: no case, no full width, no +tag, no dots of Gmail. */
export const canonicalAddress = (email: string): string => {
  const parts = partsOf(email)
  if (!parts) return email.normalize('NFC').toLowerCase()
  const whole = parts.local.normalize('NFKC').toLowerCase()
  const [own = ''] = whole.split('+')
  const local = own === '' ? whole : own
  return GMAIL.has(parts.domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${parts.domain}`
}
