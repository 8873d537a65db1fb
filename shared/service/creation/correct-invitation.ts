import type { SeatBody } from '../../api/input/shapes.ts'
import { isInvited, personOf } from '../../game/model/game.ts'
import type { ContactId } from '../../game/model/people.ts'
import type { Refusal } from '../../game/model/refusals.ts'
import type { Role, Seat } from '../../game/model/words.ts'
import { expiryOf } from '../../game/time/timer.ts'
import type { Authorized } from '../access/authorize.ts'
import { contactOfPerson } from './create-game.ts'
import { ERASED_CONTACT } from '../credentials/address-fields.ts'
import { correctionsAccount } from '../credentials/mailbox.ts'
import { queueFirstConsentRequest } from '../email/consent/queue-consent-request.ts'
import { isConsentEmailQueued } from '../email/requests/shown-consent-email.ts'
import { loadGame } from '../games/game-store.ts'
import { isOpenOrActive } from '../games/game-seat.ts'
import { CORRECTION_LIMITS } from '../limits/email-quotas.ts'
import { type RequestSource, checkNamedAddresses } from '../limits/stranger-quota.ts'
import { ifSameAddress } from '../ports/contacts.ts'
import type { Service } from '../runtime/service.ts'
import { contactChanges, isOtherMailbox } from './contact-changes.ts'

type Invited = Exclude<Role, 'creator'>

/** An address that the creator gives to an open invitation. */
type Correction = { readonly to: Invited; readonly email: string }

/**
 * Returns why the creator may not give this invitation an address. In a game of a program the program named the
 * address, so the creator neither sees nor changes it.
 */
const refusalOf = ({ loaded: { game }, role }: Authorized, to: Invited, now: number): Refusal | undefined => {
  if (role !== 'creator' || game.owner !== undefined) return { code: 'not-yours-to-do' }
  if (game.status === 'expired' || (game.status === 'open' && now >= expiryOf(game)))
    return { code: 'invitation-expired' }
  if (!isOpenOrActive(game)) return { code: 'game-over' }
  if (personOf(game, to) === undefined) return { code: 'not-yours-to-do' }
  return isInvited(game, to) ? undefined : { code: 'invitation-taken' }
}

/** Erases the address again if somebody has accepted the invitation meanwhile, with a contact of their own. */
const eraseIfTaken = async (
  { games, contacts }: Service,
  { id }: Authorized,
  { to }: Correction,
  contact: ContactId,
): Promise<Refusal | undefined> => {
  const now = await loadGame(games, id)
  if (now && isInvited(now.game, to)) return undefined
  await contacts.update(id, contact, ERASED_CONTACT)
  return { code: 'invitation-taken' }
}

/**
 * Gives an open invitation another address. The address before gets nothing more: an email on its way is sent to the
 * address that the contact has by then. The new one is counted like any address that a network names.
 */
const correct = async (
  service: Service,
  authorized: Authorized,
  { to, email }: Correction,
  caller: RequestSource,
): Promise<Refusal | undefined> => {
  const { contacts, ledger, signer } = service
  const { id, loaded } = authorized
  const now = caller.receivedAt
  const contact = personOf(loaded.game, to)?.contact ?? ''
  const known = (await contacts.load(id, contact)) ?? {}
  if (!isOtherMailbox(known, { email })) {
    // The same correction is repeated: its email is queued again, because the queue may have failed the first time.
    if (isConsentEmailQueued(known)) await queueFirstConsentRequest(service, { id, role: to, loaded })
    return undefined
  }
  const { kind } = await ledger.take(correctionsAccount(id), undefined, now, CORRECTION_LIMITS)
  if (kind !== 'taken') return { code: 'allowance-used' }
  const naming = await checkNamedAddresses(service, caller, [email])
  const changes = {
    ...contactChanges(signer, { email }, known, true, now),
    ...contactOfPerson(signer, { email }, naming),
  }
  if (!(await contacts.update(id, contact, changes, ifSameAddress(known)))) return { code: 'invitation-taken' }
  const taken = await eraseIfTaken(service, authorized, { to, email }, contact)
  if (!taken) await queueFirstConsentRequest(service, { id, role: to, loaded })
  return taken
}

/** Corrects the addresses of open invitations. Returns why one was refused; those before it are corrected. */
export const correctInvitations = async (
  service: Service,
  authorized: Authorized<Seat>,
  { opponent, arbiter }: NonNullable<SeatBody['invitedEmails']>,
  caller: RequestSource,
): Promise<Refusal | undefined> => {
  const corrections: readonly Correction[] = [
    ...(opponent === undefined ? [] : [{ to: 'opponent', email: opponent } as const]),
    ...(arbiter === undefined ? [] : [{ to: 'arbiter', email: arbiter } as const]),
  ]
  for (const correction of corrections) {
    const refusal =
      refusalOf(authorized, correction.to, caller.receivedAt) ??
      (await correct(service, authorized, correction, caller))
    if (refusal) return refusal
  }
  return undefined
}
