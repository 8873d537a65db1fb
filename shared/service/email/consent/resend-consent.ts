import type { Emails } from '../../../api/views/game-view.ts'
import { personOf } from '../../../game/game.ts'
import type { Instant } from '../../../game/words.ts'
import { OF_SEAT, REVIVAL } from '../../limits/email-quotas.ts'
import type { Chair } from '../../games/game-seat.ts'
import { askAddress, emailsOf } from './consent.ts'
import { type Contact, stillAt } from '../../ports/contact.ts'
import { noteTaking, restsUntil } from '../delivery/undeliverable.ts'
import { type Caller, heldBack } from '../../limits/stranger-quota.ts'
import { accountOf, addressed, seatAccount } from '../../credentials/mailbox.ts'
import type { Service } from '../../service.ts'

/** Allows another attempt at an address at which emails bounced. Returns false while it must not be tried. */
const revive = async (service: Service, chair: Chair, email: string, now: Instant): Promise<boolean> => {
  if ((await restsUntil(service, email)) > now) return false
  const account = `revival:${accountOf(service.signer, email)}`
  const { kind } = await service.ledger.take(account, undefined, now, REVIVAL)
  const player = personOf(chair.loaded.game, chair.role)
  if (kind !== 'taken' || !player) return false
  await noteTaking(service, email, {}, now)
  await service.contacts.amend(chair.id, player.contact, { returned: null })
  return true
}

/** The states in which the consent email may be sent again. */
const RESENDABLE: ReadonlySet<Emails> = new Set(['unconfirmed', 'later', 'returned', 'held'])

/**
 * Queues the consent email again; the limits of its address are checked when it is sent. Returns false if the caller's
 * network may name no more strangers today.
 */
export const askAgain = async (service: Service, chair: Chair, contact: Contact, caller: Caller): Promise<boolean> => {
  const now = caller.receivedAt
  const player = personOf(chair.loaded.game, chair.role)
  const emails = emailsOf(contact)
  if (!player || contact.email === undefined || !RESENDABLE.has(emails)) return true
  const { kind } = await service.ledger.take(seatAccount(chair.id, player.contact), undefined, now, OF_SEAT.resends)
  if (kind !== 'taken') return true
  const { held, namedBy } = await heldBack(service, caller, [contact.email], emails !== 'held')
  const isHeld = held.size > 0
  if (isHeld && !(await service.ledger.look(accountOf(service.signer, contact.email))).proven) return false
  // Whoever asks for it again is charged for the email from then on.
  const amends = {
    ...(emails === 'held' && { ...addressed(service.signer, contact.email), held: null }),
    ...(namedBy !== contact.namedBy && { namedBy: namedBy ?? null }),
  }
  if (!isHeld && Object.keys(amends).length > 0)
    await service.contacts.amend(chair.id, player.contact, amends, stillAt(contact))
  if (emails !== 'returned' || (await revive(service, chair, contact.email, now))) await askAddress(service, chair)
  return !isHeld
}
