import { EMAIL_LIMITS } from '../../../game/limits/bounds.ts'
import type { Instant } from '../../../game/model/words.ts'
import type { EmailedSeat } from '../../credentials/email-proof.ts'
import { contactIndexKey, mailboxPseudonym, postponedAccount } from '../../credentials/mailbox.ts'
import type { Contacts } from '../../ports/contacts.ts'
import type { Ledger } from '../../ports/ledger.ts'
import type { Signer } from '../../ports/signer.ts'
import { isWaiting } from '../requests/postponed.ts'

type Ports = {
  readonly contacts: Pick<Contacts, 'findByAddress' | 'load'>
  readonly ledger: Pick<Ledger, 'planDigest'>
  readonly signer: Signer
}

/**
 * Plans another attempt at the mailbox's postponed consent emails now that it has consented to the emails of one seat:
 * they waited for limits that protect strangers, and those of a reader are wider.
 */
export const planPostponed = async (
  { contacts, ledger, signer }: Ports,
  { game, contact, email }: EmailedSeat,
  now: Instant,
): Promise<void> => {
  const key = contactIndexKey(mailboxPseudonym(signer, email), false)
  for (const seat of await contacts.findByAddress(key, EMAIL_LIMITS.seatsAtOnce)) {
    const isPressed = seat.game === game && seat.id === contact
    const known = isPressed ? undefined : await contacts.load(seat.game, seat.id)
    if (isWaiting(known?.postponed)) return ledger.planDigest(postponedAccount(signer, email), now)
  }
}
