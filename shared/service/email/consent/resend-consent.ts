import type { EmailStatus } from '../../../api/views/game-view.ts'
import { personOf } from '../../../game/model/game.ts'
import type { Instant } from '../../../game/model/words.ts'
import { SEAT_LIMITS, REVIVAL_LIMITS } from '../../limits/email-quotas.ts'
import type { GameSeat } from '../../games/game-seat.ts'
import { queueConsentRequest } from './queue-consent-request.ts'
import { seatEmailStatus } from './seat-email-status.ts'
import { type Contact, ifSameAddress } from '../../ports/contacts.ts'
import { noteDeliverable, retryableFrom } from '../delivery/undeliverable.ts'
import { type RequestSource, checkNamedAddresses } from '../../limits/stranger-quota.ts'
import { mailboxAccount, seatAccount } from '../../credentials/mailbox.ts'
import { addressFields } from '../../credentials/address-fields.ts'
import type { Service } from '../../runtime/service.ts'

/** Allows another attempt at an address at which emails bounced. Returns false while it must not be tried. */
const revive = async (service: Service, chair: GameSeat, email: string, now: Instant): Promise<boolean> => {
  if ((await retryableFrom(service, email)) > now) return false
  const account = `revival:${mailboxAccount(service.signer, email)}`
  const { kind } = await service.ledger.take(account, undefined, now, REVIVAL_LIMITS)
  const player = personOf(chair.loaded.game, chair.role)
  if (kind !== 'taken' || !player) return false
  await noteDeliverable(service, email, {}, now)
  await service.contacts.update(chair.id, player.contact, { returned: null })
  return true
}

/** The states in which the consent email may be sent again. */
const RESENDABLE: ReadonlySet<EmailStatus> = new Set(['unconfirmed', 'later', 'returned', 'held'])

/**
 * Queues the consent email again; the limits of its address are checked when it is sent. Returns false if the caller's
 * network may name no more strangers today.
 */
export const resendConsent = async (
  service: Service,
  chair: GameSeat,
  contact: Contact,
  caller: RequestSource,
  queue: (service: Service, chair: GameSeat) => Promise<void> = queueConsentRequest,
): Promise<boolean> => {
  const now = caller.receivedAt
  const player = personOf(chair.loaded.game, chair.role)
  const emails = seatEmailStatus(contact)
  if (!player || contact.email === undefined || !RESENDABLE.has(emails)) return true
  const { kind } = await service.ledger.take(seatAccount(chair.id, player.contact), undefined, now, SEAT_LIMITS.resends)
  if (kind !== 'taken') return true
  const { withheld, namedBy } = await checkNamedAddresses(service, caller, [contact.email], emails !== 'held')
  const isHeld = withheld.size > 0
  if (isHeld && !(await service.ledger.readStatus(mailboxAccount(service.signer, contact.email))).proven) return false
  // Whoever asks for the consent email again is charged for it from then on.
  const amends = {
    ...(emails === 'held' && { ...addressFields(service.signer, contact.email), held: null }),
    ...(namedBy !== contact.namedBy && { namedBy: namedBy ?? null }),
  }
  if (!isHeld && Object.keys(amends).length > 0)
    await service.contacts.update(chair.id, player.contact, amends, ifSameAddress(contact))
  if (emails !== 'returned' || (await revive(service, chair, contact.email, now))) await queue(service, chair)
  return !isHeld
}
