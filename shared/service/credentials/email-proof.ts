import type { ContactId } from '../../game/model/people.ts'
import { DAY, type Duration, type Instant } from '../../game/model/words.ts'
import { addressPseudonym, mailboxPseudonym, provesMailbox } from './mailbox.ts'
import { accountOfPseudonym } from './unsubscribe-all-token.ts'
import type { GameId } from '../ports/games.ts'
import type { Ledger } from '../ports/ledger.ts'
import type { Signer } from '../ports/signer.ts'
import { equalInConstantTime } from './tokens.ts'
import { signedText } from './signed-text.ts'

/**
 * The pseudonyms of a mailbox. `own`: the one under which its seats are found. `whole`: the one of its account in the
 * ledger. They differ only if the spelling may be another person's, as with a tag (`mailboxPseudonym`).
 */
export type MailboxPseudonyms = { readonly own: string; readonly whole: string }

export const mailboxPseudonyms = (signer: Signer, email: string): MailboxPseudonyms => ({
  own: mailboxPseudonym(signer, email),
  whole: addressPseudonym(signer, email),
})

/** Characters of a proof, which have 96 bits. */
const PROOF = 16

const proofOf = (signer: Signer, token: string, { own, whole }: MailboxPseudonyms): string =>
  signer.pseudonym(signedText('mailed', token, own, whole)).slice(0, PROOF)

/**
 * Returns the end of a link in an email: the proof that the link was sent to this mailbox. It can be verified without
 * the seat's contact, which may be deleted or have another address by then.
 */
export const makeEmailProof = (signer: Signer, token: string, email: string): string =>
  markedFor(signer, token, mailboxPseudonyms(signer, email))

const markedFor = (signer: Signer, token: string, mailbox: MailboxPseudonyms): string => {
  const { own, whole } = mailbox
  return `${own}${whole === own ? '' : whole}${proofOf(signer, token, mailbox)}`
}

const MARK = /^([\w-]{32})([\w-]{32})?([\w-]{16})$/

/**
 * Returns the mailbox that this link was sent to. Undefined for a proof that is made up, that belongs to another link,
 * or that an earlier release made.
 */
export const verifyEmailProof = (
  signer: Signer,
  token: string,
  mark: string | undefined,
): MailboxPseudonyms | undefined => {
  const [, own = '', whole = own, proof = ''] = MARK.exec(mark ?? '') ?? []
  const mailbox = { own, whole }
  return equalInConstantTime(proofOf(signer, token, mailbox), proof) ? mailbox : undefined
}

/** Returns whether the mailbox has consented to emails of any game. */
export const hasConsented = async (ledger: Ledger, { whole }: MailboxPseudonyms): Promise<boolean> =>
  (await ledger.readStatus(accountOfPseudonym('mailbox', whole))).proven

/** The seat that a link belongs to, and its address. */
export type EmailedSeat = { readonly game: GameId; readonly contact: ContactId; readonly email: string }

/**
 * Returns whether the link was sent to the address that its seat has now. Proofs of earlier releases are shorter, and
 * still valid.
 */
export const provesSeatMailbox = (
  signer: Signer,
  { token, mark }: { readonly token: string; readonly mark?: string | undefined },
  { game, contact, email }: EmailedSeat,
): boolean =>
  mark !== undefined &&
  (mark.length === PROOF
    ? provesMailbox(signer, mark, game, contact, email)
    : verifyEmailProof(signer, token, mark)?.own === mailboxPseudonym(signer, email))

/** How long the form of a new game may be sent from a page that an email led to: people may fill it in the next day. */
const FORM_LIFE: Duration = DAY

/**
 * Returns the text from which the proof of `makeNewGameProof` is computed; the proof in a link is computed from a
 * token. This text contains a space, and no token does: so neither proof passes for the other.
 */
const beginning = (until: string): string => `new game|${until}`

/**
 * Returns the value of a hidden field in the HTML form that creates a game, on a page that an email led to. It proves
 * that whoever sends the form reads this mailbox. It is never part of a URL.
 */
export const makeNewGameProof = (signer: Signer, mailbox: MailboxPseudonyms, now: Instant): string => {
  const until = String(now + FORM_LIFE)
  return `${until}.${markedFor(signer, beginning(until), mailbox)}`
}

/** Returns whether the proof was made for this address's mailbox, and has not expired. */
export const verifyNewGameProof = (signer: Signer, proof: string, email: string, now: Instant): boolean => {
  const [until = '', mark] = proof.split('.')
  return (
    Number(until) > now && verifyEmailProof(signer, beginning(until), mark)?.own === mailboxPseudonym(signer, email)
  )
}
