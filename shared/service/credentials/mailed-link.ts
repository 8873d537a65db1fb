import type { ContactId } from '../../game/people.ts'
import { DAY, type Duration, type Instant } from '../../game/words.ts'
import { accountMarked, addressMark, ownMark, provesMailbox } from './mailbox.ts'
import type { GameId, Ledger, Seal } from '../ports/ports.ts'
import { sameText } from './tokens.ts'

/**
 * Of a mailbox, without its address. `own`: what its seats are filed under; `whole`: its account in the ledger. They differ only for a
 * spelling that may be another person's.
 */
export type Mailbox = { readonly own: string; readonly whole: string }

export const mailboxOf = (seal: Seal, email: string): Mailbox => ({
  own: ownMark(seal, email),
  whole: addressMark(seal, email),
})

/** 96 bits. */
const PROOF = 16

const proofOf = (seal: Seal, token: string, { own, whole }: Mailbox): string =>
  seal.mark(['crownhead', 'mailed', token, own, whole].join('|')).slice(0, PROOF)

/**
 * The end of a link in an email. It says that this link was sent to this mailbox, and needs nothing else to be read: the seat's entry may
 * have another address by then, or be deleted.
 */
export const mailedMark = (seal: Seal, token: string, email: string): string =>
  markedFor(seal, token, mailboxOf(seal, email))

const markedFor = (seal: Seal, token: string, mailbox: Mailbox): string => {
  const { own, whole } = mailbox
  return `${own}${whole === own ? '' : whole}${proofOf(seal, token, mailbox)}`
}

const MARK = /^([\w-]{32})([\w-]{32})?([\w-]{16})$/

/** To whom this link was sent. Undefined for a mark that is made up, or another link's, and for one of earlier releases. */
export const mailboxIn = (seal: Seal, token: string, mark: string | undefined): Mailbox | undefined => {
  const [, own = '', whole = own, proof = ''] = MARK.exec(mark ?? '') ?? []
  const mailbox = { own, whole }
  return sameText(proofOf(seal, token, mailbox), proof) ? mailbox : undefined
}

/** Whether it has asked for emails of any game. */
export const isProven = async (ledger: Ledger, { whole }: Mailbox): Promise<boolean> =>
  (await ledger.look(accountMarked('mailbox', whole))).proven

/** The entry of a seat that a link is of. */
export type MailedSeat = { readonly game: GameId; readonly contact: ContactId; readonly email: string }

/** Whether the link was sent to the address that its seat has now. Marks of earlier releases are shorter. */
export const provesSeat = (
  seal: Seal,
  { token, mark }: { readonly token: string; readonly mark?: string | undefined },
  { game, contact, email }: MailedSeat,
): boolean =>
  mark !== undefined &&
  (mark.length === PROOF
    ? provesMailbox(seal, mark, game, contact, email)
    : mailboxIn(seal, token, mark)?.own === ownMark(seal, email))

/** How long a page that an email led to can begin a game: a form may be filled in the next day. */
const BEGINS_FOR: Duration = DAY

/** No link's token has this letter. */
const beginning = (until: string): string => `new game|${until}`

/** In the form of a new game, on a page that an email led to: who sends it reads this mailbox. It stands in no address. */
export const beginningProof = (seal: Seal, mailbox: Mailbox, now: Instant): string => {
  const until = String(now + BEGINS_FOR)
  return `${until}.${markedFor(seal, beginning(until), mailbox)}`
}

/** Whether a new game's form has come from this address's mailbox, and not long ago. */
export const provesBeginning = (seal: Seal, proof: string, email: string, now: Instant): boolean => {
  const [until = '', mark] = proof.split('.')
  return Number(until) > now && mailboxIn(seal, beginning(until), mark)?.own === ownMark(seal, email)
}
