import { canonicalAddress, mailableAddress } from '../../api/values/email-address.ts'
import type { ContactId } from '../../game/people.ts'
import type { Contact } from '../ports/contact.ts'
import type { GameId } from '../ports/games.ts'
import type { Seal } from '../ports/signer.ts'
import { sameText } from './tokens.ts'

/** A pseudonym that is the same for all spellings of a mailbox, for places where no address may be stored. */
export const addressMark = (signer: Seal, email: string): string =>
  signer.mark(['crownhead', 'address', canonicalAddress(email)].join('|'))

/** The address as it was written, without differences of case and encoding. */
export const spellingOf = (email: string): string => mailableAddress(email).toLowerCase()

/**
 * A pseudonym of one spelling: not every mail service supports tags (`name+tag@`), so another spelling may be another
 * person's address.
 */
export const spellingMark = (signer: Seal, email: string): string =>
  signer.mark(['crownhead', 'spelling', spellingOf(email)].join('|'))

export const isSpeltAlike = (a: string, b: string): boolean => spellingOf(a) === spellingOf(b)

const isOfGmail = (canonical: string): boolean => canonical.endsWith('@gmail.com')

/** The owner of a mailbox's own API keys. Games name their owner, so this pseudonym differs from the mailbox's. */
export const ownerMarked = (signer: Seal, mark: string): string => signer.mark(['crownhead', 'owner', mark].join('|'))

/**
 * Whether two addresses certainly belong to one person. What was said at one spelling does not hold for another, except
 * at Gmail.
 */
export const isSameMailbox = (a: string, b: string): boolean => {
  const canonical = canonicalAddress(a)
  return isSpeltAlike(a, b) || (isOfGmail(canonical) && canonical === canonicalAddress(b))
}

/**
 * Whether all spellings of this mailbox are its owner's, too: at Gmail, and for an address without a tag, as a new tag
 * would otherwise evade the owner's stop of all emails.
 */
const coversAllSpellings = (email: string): boolean => {
  const canonical = canonicalAddress(email)
  return spellingOf(email) === canonical || isOfGmail(canonical)
}

/** The pseudonym of the mailbox, or of one spelling if that may be another person's. */
export const ownMark = (signer: Seal, email: string): string =>
  coversAllSpellings(email) ? addressMark(signer, email) : spellingMark(signer, email)

/**
 * The key under which a contact is found by its address. Contacts that have consented are filed apart, so that others
 * cannot crowd them out.
 */
export const placeOf = (mark: string, isConfirmed: boolean): string => (isConfirmed ? `${mark}+` : mark)

/** What a contact stores of its address. */
export const addressed = (signer: Seal, email: string, isConfirmed = false): Pick<Contact, 'email' | 'filed'> => ({
  email,
  filed: placeOf(ownMark(signer, email), isConfirmed),
})

/** What changes in a contact when its address consents. */
export const consenting = (signer: Seal, email: string) =>
  ({
    ...addressed(signer, email, true),
    confirmed: true,
    quietUntil: null,
    postponed: null,
    returned: null,
    held: null,
    namedBy: null,
  }) as const

/**
 * An address whose seat is not listed with the mailbox's other seats, so that it cannot crowd them out of emails about
 * several seats.
 */
export const addressedApart = (signer: Seal, email: string): Pick<Contact, 'email' | 'filed'> => ({
  email,
  filed: `apart:${ownMark(signer, email)}`,
})

export const UNADDRESSED = { email: null, filed: null } as const

/** Deletes everything that a contact says about a person. Its epoch stays, as it shuts out older links. */
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
  postponed: null,
  returned: null,
  held: null,
  namedBy: null,
  seen: null,
  devices: null,
}

const named = (mark: string): string => `mail:${mark}`

/** The pseudonym in the name of a `readerAccount` or `postponedAccount`. */
export const markIn = (account: string): string => account.slice(account.indexOf(':') + 1)

/** The mailbox's account in the ledger. All spellings of the mailbox share it. */
export const accountOf = (signer: Seal, email: string): string => named(addressMark(signer, email))

const spelt = (mark: string): string => `failing:${mark}`

/**
 * The account that notes that one spelling accepts no emails, or wants none. The limits of an address that has not
 * consented are counted in `mailboxAccount`.
 */
export const spellingAccount = (signer: Seal, email: string): string => spelt(spellingMark(signer, email))

/**
 * The account in which the emails of an address that has consented are counted, and in which its digest is planned. The
 * address of another person that differs only by a tag uses up none of them.
 */
export const readerAccount = (signer: Seal, email: string): string =>
  coversAllSpellings(email) ? accountOf(signer, email) : spellingAccount(signer, email)

const POSTPONED = 'postponed:'

/**
 * The account in which the mailbox's postponed consent emails are planned. It differs from `readerAccount`, whose daily
 * digest has an hour of its own.
 */
export const postponedAccount = (signer: Seal, email: string): string => POSTPONED + ownMark(signer, email)

export const isOfPostponed = (account: string): boolean => account.startsWith(POSTPONED)

/**
 * The seat's account in the ledger, whatever its address is. Most of its emails are counted in its contact instead
 * (daily-counts.ts).
 */
export const seatAccount = (game: GameId, contact: ContactId): string => `seat:${game}/${contact}`

/** Characters of a proof, which have 96 bits. */
const LENGTH = 16

/** A proof that stands only in links that were emailed: a request that has it comes from that mailbox. */
export const mailboxMark = (signer: Seal, game: GameId, contact: ContactId, email: string): string =>
  signer.mark(['crownhead', 'mailbox', game, contact, ownMark(signer, email)].join('|')).slice(0, LENGTH)

export const provesMailbox = (signer: Seal, mark: string, game: GameId, contact: ContactId, email: string): boolean =>
  sameText(mailboxMark(signer, game, contact, email), mark)

const ACCOUNTS = { mailbox: named, spelling: spelt } as const satisfies Readonly<
  Record<string, (mark: string) => string>
>
type Stop = keyof typeof ACCOUNTS

/** The account of a mailbox, or of one spelling, by its pseudonym. */
export const accountMarked = (stop: Stop, mark: string): string => ACCOUNTS[stop](mark)

const PROVES = { mailbox: 'stop', spelling: 'stop-spelling' } as const satisfies Readonly<Record<Stop, string>>

const proofOf = (signer: Seal, stop: Stop, mark: string): string =>
  signer.mark(['crownhead', PROVES[stop], mark].join('|'))

/**
 * The token of the link that stops all emails: the pseudonym of the mailbox or spelling (32 characters) and a proof
 * (32). It never expires.
 */
export const stopAllToken = (signer: Seal, email: string): string => {
  const mark = ownMark(signer, email)
  return mark + proofOf(signer, coversAllSpellings(email) ? 'mailbox' : 'spelling', mark)
}

const TOKEN = /^([\w-]{32})([\w-]{32})$/

const proven = (signer: Seal, token: string): { readonly mark: string; readonly account: string } | undefined => {
  const [, mark = '', proof = ''] = TOKEN.exec(token) ?? []
  const stop = (['mailbox', 'spelling'] as const).find(
    (each) => mark !== '' && sameText(proofOf(signer, each, mark), proof),
  )
  return stop && { mark, account: ACCOUNTS[stop](mark) }
}

/** The pseudonym of the mailbox or spelling that a token of `unsubscribeAllToken` proves. */
export const provenMark = (signer: Seal, token: string): string | undefined => proven(signer, token)?.mark

/** The account of the mailbox or spelling that a token of `unsubscribeAllToken` proves. */
export const accountNamed = (signer: Seal, token: string): string | undefined => proven(signer, token)?.account
