import type { ContactId } from '../../../game/model/people.ts'
import type { Instant } from '../../../game/model/words.ts'
import type { GameEmail } from '../../../email/game-emails/emails-for.ts'
import { type Contacts, type StoredContact, ifSameAddress } from '../../ports/contacts.ts'
import { ASKED_BY_ORDER } from '../requests/quiet-until.ts'
import { mailboxPseudonym } from '../../credentials/mailbox.ts'
import { consentFields } from '../../credentials/address-fields.ts'
import type { Ledger } from '../../ports/ledger.ts'
import type { Outbox } from '../../ports/email.ts'
import type { Signer } from '../../ports/signer.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import { isCoveredByStandingConsent, rememberParties } from './standing-consent.ts'
import { unsentOnConsent } from '../mailbox/turn-email.ts'

type Ports = { readonly contacts: Contacts; readonly ledger: Ledger; readonly outbox: Outbox; readonly signer: Signer }

type Reader = {
  readonly loaded: LoadedGame
  readonly contact: ContactId
  readonly to: StoredContact & { readonly email: string }
}

/**
 * Notes the consent of a seat that the standing consent "all my games" covers. `uncovered`: it does not cover the seat.
 * `open`: this email may be sent. `told-by-others`: this email is not sent, because the emails that the seat has missed
 * were queued in its place, or because the seat has another address now.
 */
export const applyStandingConsent = async (
  ports: Ports,
  gameEmail: GameEmail,
  { loaded, contact, to }: Reader,
  now: Instant,
): Promise<'uncovered' | 'told-by-others' | 'open'> => {
  const seat = { id: gameEmail.game, role: gameEmail.seat, loaded, contact, known: to }
  if (!(await isCoveredByStandingConsent(ports, seat, to, now))) return 'uncovered'
  const isTogether = gameEmail.kind === 'door' || to.quietUntil === ASKED_BY_ORDER
  if (isTogether) await ports.outbox.put(unsentOnConsent(seat, now))
  // The seat has got another address meanwhile, which needs its own consent email.
  if (!(await ports.contacts.update(gameEmail.game, contact, consentFields(ports.signer, to.email), ifSameAddress(to))))
    return 'told-by-others'
  await rememberParties(ports, mailboxPseudonym(ports.signer, to.email), [seat], now)
  return isTogether ? 'told-by-others' : 'open'
}
