import type { ClaimBody } from '../../api/input/shapes.ts'
import { type Game, isInvited, personOf } from '../../game/model/game.ts'
import type { ContactId, Player } from '../../game/model/people.ts'
import type { Instant } from '../../game/model/words.ts'
import { type Contact, contactOnly } from '../ports/contacts.ts'
import { ASKED_BY_ORDER, needsFirstConsentEmail, unaskedAddressSince } from '../email/requests/quiet-until.ts'
import { noteDeliverable } from '../email/delivery/undeliverable.ts'
import { planPostponed } from '../email/consent/plan-postponed.ts'
import { namedByHolder } from '../limits/named-by.ts'
import { type RequestSource, checkNamedAddresses } from '../limits/stranger-quota.ts'
import { hasSameSpelling, mailboxPseudonym } from '../credentials/mailbox.ts'
import { addressFields } from '../credentials/address-fields.ts'
import { isOpenOrActive } from '../games/game-seat.ts'
import { provesSeatMailbox, verifyEmailProof } from '../credentials/email-proof.ts'
import { contactOfPerson } from './create-game.ts'
import type { UnverifiedLink } from '../access/authorize.ts'
import type { Service } from '../runtime/service.ts'
import { needsMark, parseToken, roleTakenBy } from '../credentials/tokens.ts'

/**
 * Someone who takes a seat by a link that has not been verified yet. `key`: the idempotency key. `mark`: the proof of
 * the mailbox, if they came by an email.
 */
export type Claimant = UnverifiedLink & {
  readonly person: ClaimBody
  readonly key: string | undefined
  readonly mark?: string
  /** They fill in the form on our own page. */
  readonly isOwnPage?: true
}

/** Returns the person whom the creator invited by this link. Undefined once somebody has accepted. */
export const invitedPlayer = (game: Game, token: string): Player | undefined => {
  const purpose = parseToken(token)?.purpose
  const role = purpose && roleTakenBy(purpose)
  return role && isInvited(game, role) ? personOf(game, role) : undefined
}

/** A link as it was opened or sent: the token, and the mark after its dot if there is one. */
export type MarkedLink = UnverifiedLink & { readonly mark?: string }

/**
 * Why a link may not answer its invitation. `corrected`: it was emailed to another address than the invitation has now.
 * `incomplete`: no email had this link: its mark is missing or cut off.
 */
export type InvitationLinkFault = 'corrected' | 'incomplete'

/**
 * Returns why the link may not answer its invitation, if it may not. An emailed link may if its mark is of the address
 * that the invitation has now. Whoever reads an address that was corrected since is probably not the person who is
 * invited. Emails of earlier releases have the plain link before the mark. Once somebody has accepted or declined, no
 * address is stored.
 */
export const invitationLinkFault = async (
  { signer, contacts }: Service,
  { id, loaded, token, mark }: MarkedLink,
): Promise<InvitationLinkFault | undefined> => {
  const purpose = parseToken(token)?.purpose
  const isEmailed = purpose !== undefined && needsMark(purpose)
  const mailbox = verifyEmailProof(signer, token, mark)
  const invited = invitedPlayer(loaded.game, token)
  if (!mailbox) return isEmailed ? 'incomplete' : undefined
  const email = invited && (await contacts.load(id, invited.contact))?.email
  const mayAnswer =
    email === undefined
      ? !isEmailed || !invited || !isOpenOrActive(loaded.game)
      : mailbox.own === mailboxPseudonym(signer, email)
  return mayAnswer ? undefined : 'corrected'
}

/**
 * Returns whether the claimant came by the link in the email to the invited mailbox. If so, they have proved that they
 * read the mailbox, and have consented to its emails.
 */
const isFromMailbox = async (
  service: Service,
  { id: game, token, mark }: Claimant,
  contact: ContactId,
  email: string,
  now: Instant,
) => {
  const isProven = provesSeatMailbox(service.signer, { token, mark }, { game, contact, email })
  if (isProven) {
    await noteDeliverable(service, email, { proven: true }, now)
    await planPostponed(service, { game, contact, email }, now)
  }
  return isProven
}

/**
 * Returns the `quietUntil` that decides who is charged for the next consent email. Until the invited address has got
 * its first one, the inviter is charged: once, however many attempts it takes. Afterwards, and while an order's email
 * is still to come, whoever gives the seat an address now is charged, even if it is the same address.
 */
const consentState = ({ quietUntil, postponed }: Contact, now: Instant): Pick<Contact, 'quietUntil'> => {
  const isCharged = needsFirstConsentEmail(quietUntil) && quietUntil !== ASKED_BY_ORDER && !postponed?.isSent
  if (!isCharged) return { quietUntil: unaskedAddressSince(now) }
  return quietUntil === undefined ? {} : { quietUntil }
}

const addressKept = (known: Contact, { email, filed }: Contact): Pick<Contact, 'email' | 'filed'> =>
  email === undefined ? { email: known.email, filed: known.filed } : { email, filed }

/**
 * Returns the contact of a claimant. They keep the invited address, with its settings, if they came by the email to it,
 * or typed it themselves. A link that somebody passed on shows nobody the address of another person.
 */
export const contactOfClaimant = async (
  service: Service,
  claimant: Claimant,
  caller: RequestSource,
): Promise<Contact> => {
  const { contacts, signer } = service
  const { id, person, loaded, token } = claimant
  const invited = invitedPlayer(loaded.game, token)
  const known = invited && (await contacts.load(id, invited.contact))
  const email = known?.email
  const consents =
    invited && email ? await isFromMailbox(service, claimant, invited.contact, email, caller.receivedAt) : false
  const naming = await checkNamedAddresses(service, caller, [person.email])
  const namer = claimant.isOwnPage ? { ...naming, namedBy: namedByHolder(naming.namedBy) } : naming
  const own = contactOfPerson(signer, person, namer)
  const isTheirs = email !== undefined && (person.email === undefined ? consents : hasSameSpelling(person.email, email))
  if (!known || !isTheirs)
    return { ...own, ...(own.email !== undefined && { quietUntil: unaskedAddressSince(caller.receivedAt) }) }
  const {
    quietUntil: _asked,
    postponed: _later,
    held,
    namedBy,
    returned,
    confirmed,
    ...rest
  } = { ...contactOnly(known), ...own }
  const isConfirmed = confirmed || consents
  // A claimant who enters the address themselves has named it: limits count it for their network, not for the
  // inviter's.
  const charged = person.email === undefined ? { held, namedBy } : own
  return {
    ...rest,
    ...consentState(known, caller.receivedAt),
    ...(isConfirmed && { confirmed: true }),
    ...(!consents && charged.held && { held: true }),
    ...(!consents && charged.namedBy !== undefined && { namedBy: charged.namedBy }),
    ...(!consents && returned && { returned }),
    ...(isConfirmed ? addressFields(signer, person.email ?? email, true) : addressKept(known, own)),
  }
}
