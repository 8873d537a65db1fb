import { canonicalAddress, mailableAddress } from '../api/address.ts'
import type { ContactId } from '../game/people.ts'
import type { Contact, GameId, Seal } from './ports.ts'
import { sameText } from './tokens.ts'

/** Where no address may be stored: one for all spellings of a mailbox. */
export const addressMark = (seal: Seal, email: string): string =>
  seal.mark(['crownhead', 'address', canonicalAddress(email)].join('|'))

/** Equal for one spelling. */
export const spellingOf = (email: string): string => mailableAddress(email).toLowerCase()

/** Of one spelling: not every mail service knows tags, so another may be another person's. */
export const spellingMark = (seal: Seal, email: string): string =>
  seal.mark(['crownhead', 'spelling', spellingOf(email)].join('|'))

export const isSpeltAlike = (a: string, b: string): boolean => spellingOf(a) === spellingOf(b)

/** Confirmed entries are filed apart, so that no others hide them. */
export const placeOf = (mark: string, isConfirmed: boolean): string => (isConfirmed ? `${mark}+` : mark)

export const addressed = (seal: Seal, email: string, isConfirmed = false): Pick<Contact, 'email' | 'filed'> => ({
  email,
  filed: placeOf(addressMark(seal, email), isConfirmed),
})

export const consenting = (seal: Seal, email: string) =>
  ({ ...addressed(seal, email, true), confirmed: true, quietUntil: null, returned: null, held: null }) as const

export const UNADDRESSED = { email: null, filed: null } as const

/** All that an entry says of a person. Its epoch stays: it bars older links. */
export const ERASED: { readonly [F in Exclude<keyof Contact, 'epoch'>]-?: null } = {
  ...UNADDRESSED,
  locale: null,
  timeZone: null,
  silent: null,
  digest: null,
  digestAt: null,
  follow: null,
  confirmed: null,
  quietUntil: null,
  returned: null,
  held: null,
  seen: null,
  devices: null,
}

const named = (mark: string): string => `mail:${mark}`

/** Of an account of `accountOf`. */
export const markIn = (account: string): string => account.slice(named('').length)

export const accountOf = (seal: Seal, email: string): string => named(addressMark(seal, email))

/** In the ledger, for whatever address the seat has; most of its emails are counted in its entry (counted.ts). */
export const seatAccount = (game: GameId, contact: ContactId): string => `seat:${game}/${contact}`

/** 96 bits. */
const LENGTH = 16

/** Only in emails' links: a request with it comes from that mailbox. */
export const mailboxMark = (seal: Seal, game: GameId, contact: ContactId, email: string): string =>
  seal.mark(['crownhead', 'mailbox', game, contact, addressMark(seal, email)].join('|')).slice(0, LENGTH)

export const provesMailbox = (seal: Seal, mark: string, game: GameId, contact: ContactId, email: string): boolean =>
  sameText(mailboxMark(seal, game, contact, email), mark)

const proofOf = (seal: Seal, mark: string): string => seal.mark(['crownhead', 'stop', mark].join('|'))

/** The address's mark (32) and a proof (32). Never expires. */
export const stopAllToken = (seal: Seal, email: string): string => {
  const mark = addressMark(seal, email)
  return mark + proofOf(seal, mark)
}

const TOKEN = /^([\w-]{32})([\w-]{32})$/

/** The address's mark. */
export const provenMark = (seal: Seal, token: string): string | undefined => {
  const [, mark = '', proof = ''] = TOKEN.exec(token) ?? []
  return mark !== '' && sameText(proofOf(seal, mark), proof) ? mark : undefined
}

export const accountNamed = (seal: Seal, token: string): string | undefined => {
  const mark = provenMark(seal, token)
  return mark === undefined ? undefined : named(mark)
}
