import { canonicalAddress, mailableAddress } from '../../api/values/email-address.ts'
import type { ContactId } from '../../game/people.ts'
import type { Contact, GameId, Seal } from '../ports/ports.ts'
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

const isOfGmail = (canonical: string): boolean => canonical.endsWith('@gmail.com')

/** Under whom a mailbox's own API keys are filed: it stands in games, so another mark than the mailbox's. */
export const ownerMarked = (seal: Seal, mark: string): string => seal.mark(['crownhead', 'owner', mark].join('|'))

/** Surely one person's: what one spelling has said does not hold for another, but at Gmail. */
export const isSameMailbox = (a: string, b: string): boolean => {
  const canonical = canonicalAddress(a)
  return isSpeltAlike(a, b) || (isOfGmail(canonical) && canonical === canonicalAddress(b))
}

/** Other spellings are its owner's too: all of Gmail's, and those of a plain address, or a new tag would get round its stop. */
const isWhole = (email: string): boolean => {
  const canonical = canonicalAddress(email)
  return spellingOf(email) === canonical || isOfGmail(canonical)
}

/** Of the mailbox, or of a spelling that may be another person's. */
export const ownMark = (seal: Seal, email: string): string =>
  isWhole(email) ? addressMark(seal, email) : spellingMark(seal, email)

/** Confirmed entries are filed apart, so that no others hide them. */
export const placeOf = (mark: string, isConfirmed: boolean): string => (isConfirmed ? `${mark}+` : mark)

export const addressed = (seal: Seal, email: string, isConfirmed = false): Pick<Contact, 'email' | 'filed'> => ({
  email,
  filed: placeOf(ownMark(seal, email), isConfirmed),
})

export const consenting = (seal: Seal, email: string) =>
  ({
    ...addressed(seal, email, true),
    confirmed: true,
    quietUntil: null,
    postponed: null,
    returned: null,
    held: null,
    namedBy: null,
  }) as const

/** Not listed with the mailbox's other seats, which it could hide from emails about several of them. */
export const addressedApart = (seal: Seal, email: string): Pick<Contact, 'email' | 'filed'> => ({
  email,
  filed: `apart:${ownMark(seal, email)}`,
})

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
  postponed: null,
  returned: null,
  held: null,
  namedBy: null,
  seen: null,
  devices: null,
}

const named = (mark: string): string => `mail:${mark}`

/** Of an account of `readerAccount` or `postponedAccount`. */
export const markIn = (account: string): string => account.slice(account.indexOf(':') + 1)

export const accountOf = (seal: Seal, email: string): string => named(addressMark(seal, email))

const spelt = (mark: string): string => `failing:${mark}`

/** Of one spelling: that it takes no emails, or wants none. A stranger's limits are the mailbox's. */
export const spellingAccount = (seal: Seal, email: string): string => spelt(spellingMark(seal, email))

/** From which the emails of who has asked for them are taken: a neighbour with a tag uses none of them up, nor plans when they come. */
export const readerAccount = (seal: Seal, email: string): string =>
  isWhole(email) ? accountOf(seal, email) : spellingAccount(seal, email)

const POSTPONED = 'postponed:'

/** When its first emails that are put off come. Apart from `readerAccount`, whose daily digest has an hour of its own. */
export const postponedAccount = (seal: Seal, email: string): string => POSTPONED + ownMark(seal, email)

export const isOfPostponed = (account: string): boolean => account.startsWith(POSTPONED)

/** In the ledger, for whatever address the seat has; most of its emails are counted in its entry (counted.ts). */
export const seatAccount = (game: GameId, contact: ContactId): string => `seat:${game}/${contact}`

/** 96 bits. */
const LENGTH = 16

/** Only in emails' links: a request with it comes from that mailbox. */
export const mailboxMark = (seal: Seal, game: GameId, contact: ContactId, email: string): string =>
  seal.mark(['crownhead', 'mailbox', game, contact, ownMark(seal, email)].join('|')).slice(0, LENGTH)

export const provesMailbox = (seal: Seal, mark: string, game: GameId, contact: ContactId, email: string): boolean =>
  sameText(mailboxMark(seal, game, contact, email), mark)

const NAMED_BY = { mailbox: named, spelling: spelt } as const satisfies Readonly<
  Record<string, (mark: string) => string>
>
type Stop = keyof typeof NAMED_BY

/** In the ledger. */
export const accountMarked = (stop: Stop, mark: string): string => NAMED_BY[stop](mark)

const PROVES = { mailbox: 'stop', spelling: 'stop-spelling' } as const satisfies Readonly<Record<Stop, string>>

const proofOf = (seal: Seal, stop: Stop, mark: string): string => seal.mark(['crownhead', PROVES[stop], mark].join('|'))

/** The mark of the mailbox or of the spelling (32) and a proof (32). Never expires. */
export const stopAllToken = (seal: Seal, email: string): string => {
  const mark = ownMark(seal, email)
  return mark + proofOf(seal, isWhole(email) ? 'mailbox' : 'spelling', mark)
}

const TOKEN = /^([\w-]{32})([\w-]{32})$/

const proven = (seal: Seal, token: string): { readonly mark: string; readonly account: string } | undefined => {
  const [, mark = '', proof = ''] = TOKEN.exec(token) ?? []
  const stop = (['mailbox', 'spelling'] as const).find(
    (each) => mark !== '' && sameText(proofOf(seal, each, mark), proof),
  )
  return stop && { mark, account: NAMED_BY[stop](mark) }
}

/** Of the mailbox or of the spelling. */
export const provenMark = (seal: Seal, token: string): string | undefined => proven(seal, token)?.mark

export const accountNamed = (seal: Seal, token: string): string | undefined => proven(seal, token)?.account
