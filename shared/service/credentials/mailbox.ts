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
 * Returns the owner of the API keys that a mailbox makes for itself. Games store it, so it differs from the mailbox's
 * pseudonym.
 */
export const ownerPseudonym = (signer: Signer, mark: string): string => signer.pseudonym(signedText('owner', mark))

/**
 * Returns whether two addresses certainly belong to one person. Except at Gmail, they must be spelled the same: the
 * consent of one spelling does not hold for another.
 */
export const isSameMailbox = (a: string, b: string): boolean => {
  const canonical = canonicalAddress(a)
  return hasSameSpelling(a, b) || (isOfGmail(canonical) && canonical === canonicalAddress(b))
}

/**
 * Returns whether a consent or a request for no emails by this address holds for all spellings of its mailbox. It does
 * at Gmail, and for an address without a tag: otherwise a new tag would evade an owner who wants no emails.
 */
export const coversAllSpellings = (email: string): boolean => {
  const canonical = canonicalAddress(email)
  return spellingOf(email) === canonical || isOfGmail(canonical)
}

/** Returns the pseudonym of the mailbox, or of one spelling if that may be another person's. */
export const mailboxPseudonym = (signer: Signer, email: string): string =>
  coversAllSpellings(email) ? addressPseudonym(signer, email) : spellingPseudonym(signer, email)

/**
 * Returns the key under which a contact is found by its address. Contacts that have consented have a key of their own,
 * so that others cannot crowd them out.
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
 * Returns the account that counts the emails of an address that has consented, and in which its digest is planned. An
 * address that may be another person's, because it differs by a tag, has an account of its own.
 */
export const readerAccount = (signer: Signer, email: string): string =>
  coversAllSpellings(email) ? mailboxAccount(signer, email) : spellingAccount(signer, email)

const POSTPONED = 'postponed:'

/**
 * Returns the account in which the mailbox's postponed consent emails are planned. It is not its `readerAccount`,
 * because consent emails and digests are due at different times.
 */
export const postponedAccount = (signer: Signer, email: string): string => POSTPONED + mailboxPseudonym(signer, email)

export const isPostponedAccount = (account: string): boolean => account.startsWith(POSTPONED)

/**
 * Returns the seat's account in the ledger, whatever its address is. Most of its emails are counted in its contact
 * instead (daily-counts.ts).
 */
export const seatAccount = (game: GameId, contact: ContactId): string => `seat:${game}/${contact}`

/** Returns the account in the ledger that counts how often the addresses of a game's invitations were corrected. */
export const correctionsAccount = (game: GameId): string => `corrected:${game}`

/** Returns the account in the ledger that notes that an invitation's email to this address bounced. */
export const returnedAccount = (signer: Signer, game: GameId, email: string): string =>
  `returned:${game}/${mailboxPseudonym(signer, email)}`

/** Characters of a proof, which have 96 bits. */
const LENGTH = 16

/** Returns a proof that only emailed links contain: whoever sends a request with it reads this mailbox. */
export const mailboxProof = (signer: Signer, game: GameId, contact: ContactId, email: string): string =>
  signer.pseudonym(signedText('mailbox', game, contact, mailboxPseudonym(signer, email))).slice(0, LENGTH)

export const provesMailbox = (signer: Signer, mark: string, game: GameId, contact: ContactId, email: string): boolean =>
  equalInConstantTime(mailboxProof(signer, game, contact, email), mark)
