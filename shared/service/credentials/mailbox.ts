import { canonicalAddress, mailableAddress } from '../../api/values/email-address.ts'
import type { ContactId } from '../../game/model/people.ts'
import type { GameId } from '../ports/games.ts'
import type { Signer } from '../ports/signer.ts'
import { equalInConstantTime } from './tokens.ts'
import { signedText } from './signed-text.ts'

/** Returns a pseudonym that is the same for all spellings of a mailbox, for places where no address may be stored. */
export const addressPseudonym = (signer: Signer, email: string): string =>
  signer.pseudonym(signedText('address', canonicalAddress(email)))

/** Returns the address as it was written, without differences of case and encoding. */
export const spellingOf = (email: string): string => mailableAddress(email).toLowerCase()

/**
 * Returns a pseudonym of one spelling: not every mail service supports tags (`name+tag@`), so another spelling may be
 * another person's address.
 */
export const spellingPseudonym = (signer: Signer, email: string): string =>
  signer.pseudonym(signedText('spelling', spellingOf(email)))

export const hasSameSpelling = (a: string, b: string): boolean => spellingOf(a) === spellingOf(b)

const isOfGmail = (canonical: string): boolean => canonical.endsWith('@gmail.com')

/**
 * Returns the owner of a mailbox's own API keys. Games name their owner, so this pseudonym differs from the mailbox's.
 */
export const ownerPseudonym = (signer: Signer, mark: string): string => signer.pseudonym(signedText('owner', mark))

/**
 * Returns whether two addresses certainly belong to one person. Except at Gmail, only equal spellings do: what one
 * spelling has consented to does not hold for another.
 */
export const isSameMailbox = (a: string, b: string): boolean => {
  const canonical = canonicalAddress(a)
  return hasSameSpelling(a, b) || (isOfGmail(canonical) && canonical === canonicalAddress(b))
}

/**
 * Returns whether what holds for this address holds for all spellings of its mailbox. It does at Gmail, and for an
 * address without a tag: otherwise a new tag would evade the owner's stop of all emails.
 */
export const coversAllSpellings = (email: string): boolean => {
  const canonical = canonicalAddress(email)
  return spellingOf(email) === canonical || isOfGmail(canonical)
}

/** Returns the pseudonym of the mailbox, or of one spelling if that may be another person's. */
export const mailboxPseudonym = (signer: Signer, email: string): string =>
  coversAllSpellings(email) ? addressPseudonym(signer, email) : spellingPseudonym(signer, email)

/**
 * Returns the key under which a contact is found by its address. Contacts that have consented are filed apart, so that
 * others cannot crowd them out.
 */
export const contactIndexKey = (mark: string, isConfirmed: boolean): string => (isConfirmed ? `${mark}+` : mark)

/** Returns the ledger account of a mailbox by its pseudonym. */
export const mailboxAccountOf = (mark: string): string => `mail:${mark}`

/** Returns the pseudonym in the name of a `readerAccount` or `postponedAccount`. */
export const pseudonymInAccount = (account: string): string => account.slice(account.indexOf(':') + 1)

/** Returns the mailbox's account in the ledger. All spellings of the mailbox share it. */
export const mailboxAccount = (signer: Signer, email: string): string =>
  mailboxAccountOf(addressPseudonym(signer, email))

/** Returns the ledger account of one spelling of an address by its pseudonym. */
export const spellingAccountOf = (mark: string): string => `failing:${mark}`

/**
 * Returns the account that notes that one spelling accepts no emails, or wants none. The limits of an address that has
 * not consented are counted in `mailboxAccount`.
 */
export const spellingAccount = (signer: Signer, email: string): string =>
  spellingAccountOf(spellingPseudonym(signer, email))

/**
 * Returns the account in which the emails of an address that has consented are counted, and in which its digest is
 * planned. The address of another person that differs only by a tag uses up none of them.
 */
export const readerAccount = (signer: Signer, email: string): string =>
  coversAllSpellings(email) ? mailboxAccount(signer, email) : spellingAccount(signer, email)

const POSTPONED = 'postponed:'

/**
 * Returns the account in which the mailbox's postponed consent emails are planned. It differs from `readerAccount`,
 * whose daily digest has an hour of its own.
 */
export const postponedAccount = (signer: Signer, email: string): string => POSTPONED + mailboxPseudonym(signer, email)

export const isPostponedAccount = (account: string): boolean => account.startsWith(POSTPONED)

/**
 * Returns the seat's account in the ledger, whatever its address is. Most of its emails are counted in its contact
 * instead (daily-counts.ts).
 */
export const seatAccount = (game: GameId, contact: ContactId): string => `seat:${game}/${contact}`

/** Characters of a proof, which have 96 bits. */
const LENGTH = 16

/** Returns a proof that stands only in links that were emailed: a request that has it comes from that mailbox. */
export const mailboxProof = (signer: Signer, game: GameId, contact: ContactId, email: string): string =>
  signer.pseudonym(signedText('mailbox', game, contact, mailboxPseudonym(signer, email))).slice(0, LENGTH)

export const provesMailbox = (signer: Signer, mark: string, game: GameId, contact: ContactId, email: string): boolean =>
  equalInConstantTime(mailboxProof(signer, game, contact, email), mark)
