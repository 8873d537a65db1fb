import type { PersonBody } from '../../api/input/shapes.ts'
import { type Game, isInvited, personOf } from '../../game/game.ts'
import type { ContactId, Player } from '../../game/people.ts'
import type { Instant } from '../../game/words.ts'
import { BY_ORDER, type Contact, isUnasked, personIn, unaskedSince } from '../ports/contact.ts'
import { noteTaking } from '../email/delivery/undeliverable.ts'
import { type Caller, heldBack } from '../limits/stranger-quota.ts'
import { addressed, isSpeltAlike } from '../credentials/mailbox.ts'
import { provesSeat } from '../credentials/mailed-link.ts'
import { contactOf } from './create-game.ts'
import type { Presented } from '../access/authorize.ts'
import type { Service } from '../service.ts'
import { readToken, takenBy } from '../credentials/tokens.ts'

/**
 * Someone who takes a seat by an unverified link. `key`: the idempotency key. `mark`: the proof of the mailbox, if they
 * came by an email.
 */
export type Guest = Presented & {
  readonly person: PersonBody
  readonly key: string | undefined
  readonly mark?: string
}

/** The person whom the creator invited by this link. Undefined once somebody has accepted. */
export const namedFor = (game: Game, token: string): Player | undefined => {
  const purpose = readToken(token)?.purpose
  const role = purpose && takenBy(purpose)
  return role && isInvited(game, role) ? personOf(game, role) : undefined
}

/**
 * Whether the claimant came by the button in the email to the invited mailbox. This proves the mailbox, and is its
 * consent.
 */
const isFromMailbox = async (
  service: Service,
  { id: game, token, mark }: Guest,
  contact: ContactId,
  email: string,
  now: Instant,
) => {
  const isProven = provesSeat(service.signer, { token, mark }, { game, contact, email })
  if (isProven) await noteTaking(service, email, { proven: true }, now)
  return isProven
}

/**
 * The consent email of an invited address is charged to the inviter once, even if it failed and the claimant's is sent
 * instead. Anyone else who gives a seat an address is charged, even if the seat had the same address before.
 */
const consentState = ({ quietUntil, postponed }: Contact, now: Instant): Pick<Contact, 'quietUntil'> => {
  const isCharged = isUnasked(quietUntil) && quietUntil !== BY_ORDER && !postponed?.isSent
  if (!isCharged) return { quietUntil: unaskedSince(now) }
  return quietUntil === undefined ? {} : { quietUntil }
}

const addressKept = (known: Contact, { email, filed }: Contact): Pick<Contact, 'email' | 'filed'> =>
  email === undefined ? { email: known.email, filed: known.filed } : { email, filed }

/** The contact of a claimant. An invited person who gives no other address keeps the invited one, with its settings. */
export const entryFor = async (service: Service, claimant: Guest, caller: Caller): Promise<Contact> => {
  const { contacts, signer } = service
  const { id, person, loaded, token } = claimant
  const invited = namedFor(loaded.game, token)
  const known = invited && (await contacts.load(id, invited.contact))
  const email = known?.email
  const consents =
    invited && email ? await isFromMailbox(service, claimant, invited.contact, email, caller.receivedAt) : false
  const own = contactOf(signer, person, await heldBack(service, caller, [person.email]))
  if (!known || email === undefined || !isSpeltAlike(person.email ?? email, email))
    return { ...own, ...(own.email !== undefined && { quietUntil: unaskedSince(caller.receivedAt) }) }
  const {
    quietUntil: _asked,
    postponed: _later,
    held,
    namedBy,
    returned,
    confirmed,
    ...rest
  } = { ...personIn(known), ...own }
  const isConfirmed = confirmed || consents
  // A claimant who enters the address themselves has named it: limits count it for their network, not for the
  // inviter's.
  const namer = person.email === undefined ? { held, namedBy } : own
  return {
    ...rest,
    ...consentState(known, caller.receivedAt),
    ...(isConfirmed && { confirmed: true }),
    ...(!consents && namer.held && { held: true }),
    ...(!consents && namer.namedBy !== undefined && { namedBy: namer.namedBy }),
    ...(!consents && returned && { returned }),
    ...(isConfirmed ? addressed(signer, person.email ?? email, true) : addressKept(known, own)),
  }
}
