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

export type Guest = Presented & {
  readonly person: PersonBody
  readonly key: string | undefined
  readonly mark?: string
}

/** Whom the creator named for this link, until somebody accepts. */
export const namedFor = (game: Game, token: string): Player | undefined => {
  const purpose = readToken(token)?.purpose
  const role = purpose && takenBy(purpose)
  return role && isInvited(game, role) ? personOf(game, role) : undefined
}

/** The button in the invited mailbox proves it; emails begin. */
const isFromMailbox = async (
  service: Service,
  { id: game, token, mark }: Guest,
  contact: ContactId,
  email: string,
  now: Instant,
) => {
  const isProven = provesSeat(service.seal, { token, mark }, { game, contact, email })
  if (isProven) await noteTaking(service, email, { proven: true }, now)
  return isProven
}

/**
 * The first question of an invited address is charged once, even if its email failed and the guest's now asks instead. Whoever else gives an
 * address to a seat is charged, also where the seat had it before.
 */
const askedAsInvited = ({ quietUntil, postponed }: Contact, now: Instant): Pick<Contact, 'quietUntil'> => {
  const isCharged = isUnasked(quietUntil) && quietUntil !== BY_ORDER && !postponed?.isSent
  if (!isCharged) return { quietUntil: unaskedSince(now) }
  return quietUntil === undefined ? {} : { quietUntil }
}

const filedAs = (known: Contact, { email, filed }: Contact): Pick<Contact, 'email' | 'filed'> =>
  email === undefined ? { email: known.email, filed: known.filed } : { email, filed }

/** A named person who gives no other address keeps the invited one, with its wishes. */
export const entryFor = async (service: Service, guest: Guest, caller: Caller): Promise<Contact> => {
  const { contacts, seal } = service
  const { id, person, loaded, token } = guest
  const named = namedFor(loaded.game, token)
  const known = named && (await contacts.load(id, named.contact))
  const email = known?.email
  const consents = named && email ? await isFromMailbox(service, guest, named.contact, email, caller.receivedAt) : false
  const own = contactOf(seal, person, await heldBack(service, caller, [person.email]))
  if (!known || email === undefined || !isSpeltAlike(person.email ?? email, email))
    return { ...own, ...(own.email !== undefined && { quietUntil: unaskedSince(caller.receivedAt) }) }
  const {
    quietUntil: _asked,
    postponed: _later,
    held,
    namedBy,
    returned,
    confirmed,
    ...kept
  } = { ...personIn(known), ...own }
  const isOn = confirmed || consents
  // Who enters the address themselves is asked because of their own network.
  const naming = person.email === undefined ? { held, namedBy } : own
  return {
    ...kept,
    ...askedAsInvited(known, caller.receivedAt),
    ...(isOn && { confirmed: true }),
    ...(!consents && naming.held && { held: true }),
    ...(!consents && naming.namedBy !== undefined && { namedBy: naming.namedBy }),
    ...(!consents && returned && { returned }),
    ...(isOn ? addressed(seal, person.email ?? email, true) : filedAs(known, own)),
  }
}
