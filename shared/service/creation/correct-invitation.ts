import type { SeatBody } from '../../api/input/shapes.ts'
import { isInvited, personOf } from '../../game/model/game.ts'
import type { ContactId } from '../../game/model/people.ts'
import type { Refusal } from '../../game/model/refusals.ts'
import type { Instant, Role, Seat } from '../../game/model/words.ts'
import { expiryOf } from '../../game/time/timer.ts'
import type { Authorized } from '../access/authorize.ts'
import { contactOfPerson } from './create-game.ts'
import { ERASED_CONTACT } from '../credentials/address-fields.ts'
import { correctionsAccount, returnedAccount, seatAccount } from '../credentials/mailbox.ts'
import { queueFirstConsentRequest } from '../email/consent/queue-consent-request.ts'
import { isConsentEmailQueued } from '../email/requests/shown-consent-email.ts'
import { loadGame } from '../games/game-store.ts'
import { isOpenOrActive } from '../games/game-seat.ts'
import { CORRECTION_LIMITS, RETURNED_INVITATION, SEAT_LIMITS } from '../limits/email-quotas.ts'
import { type RequestSource, checkNamedAddresses } from '../limits/stranger-quota.ts'
import { type Contact, ifSameAddress } from '../ports/contacts.ts'
import type { GameId } from '../ports/games.ts'
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
 * Returns why this address is not written to again, or undefined once the request is counted. A correction is counted
 * in the game; an email that was withheld may be requested again without one, a few times a day. An address of this
 * game that bounced is refused, uncounted: only this game's bounces are known here, so nobody learns of another's.
 */
const countRequest = async (
  { ledger, signer }: Service,
  id: GameId,
  contact: ContactId,
  { known, email, now }: { readonly known: Contact; readonly email: string; readonly now: Instant },
): Promise<Refusal | 'spent' | undefined> => {
  if (!isOtherMailbox(known, { email }))
    return (await ledger.take(seatAccount(id, contact), undefined, now, SEAT_LIMITS.resends)).kind === 'taken'
      ? undefined
      : 'spent'
  const [bounces = 0] = await ledger.counts(returnedAccount(signer, id, email), now, RETURNED_INVITATION)
  if (bounces > 0) return { code: 'address-returned' }
  if ((await ledger.take(correctionsAccount(id), undefined, now, CORRECTION_LIMITS)).kind !== 'taken')
    return { code: 'allowance-used' }
  if (known.returned && known.email !== undefined)
    await ledger.take(returnedAccount(signer, id, known.email), undefined, now, RETURNED_INVITATION)
  return undefined
}

/**
 * Returns whether this is the address that the invitation was written to, so that nothing new is sent. An email that is
 * still in the queue, or was withheld, is sent by the same request.
 */
export const isInvitedAt = (known: Contact, email: string): boolean =>
  !isOtherMailbox(known, { email }) && known.held !== true && !isConsentEmailQueued(known)

/**
 * Gives an open invitation another address, or requests the email to the same one again if it was withheld. The address before gets nothing more: an email on its way is sent to the
 * address that the contact has by then. The new one is counted like any address that a network names.
 */
const correct = async (
  service: Service,
  authorized: Authorized,
  { to, email }: Correction,
  caller: RequestSource,
): Promise<Refusal | undefined> => {
  const { contacts, signer } = service
  const { id, loaded } = authorized
  const now = caller.receivedAt
  const contact = personOf(loaded.game, to)?.contact ?? ''
  const known: Contact = (await contacts.load(id, contact)) ?? {}
  const isOther = isOtherMailbox(known, { email })
  if (!isOther && known.returned) return { code: 'address-returned' }
  if (!isOther && !known.held) {
    // The same correction is repeated: its email is queued again, because the queue may have failed the first time.
    if (isConsentEmailQueued(known)) await queueFirstConsentRequest(service, { id, role: to, loaded })
    return undefined
  }
  const uncounted = await countRequest(service, id, contact, { known, email, now })
  if (uncounted) return uncounted === 'spent' ? undefined : uncounted
  const naming = await checkNamedAddresses(service, caller, [email])
  if (!isOther && naming.withheld.size > 0) return undefined
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
