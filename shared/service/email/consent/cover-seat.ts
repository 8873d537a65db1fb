import type { ContactId } from '../../../game/people.ts'
import type { Instant } from '../../../game/words.ts'
import type { Letter } from '../../../mail/letters.ts'
import { BY_ORDER, type Contacts, type Known, stillAt } from '../../ports/contact.ts'
import { consenting, ownMark } from '../../credentials/mailbox.ts'
import type { Ledger } from '../../ports/ledger.ts'
import type { Outbox } from '../../ports/email.ts'
import type { Seal } from '../../ports/signer.ts'
import type { Loaded } from '../../games/game-store.ts'
import { isCovered, rememberParties } from './standing-consent.ts'
import { owedOnConsent } from '../sending/turn-at.ts'

type Ports = { readonly contacts: Contacts; readonly ledger: Ledger; readonly outbox: Outbox; readonly signer: Seal }

type Reader = {
  readonly loaded: Loaded
  readonly contact: ContactId
  readonly to: Known & { readonly email: string }
}

/**
 * Notes the consent of a seat that the standing consent "all my games" covers. `uncovered`: it does not cover the seat.
 * `told-by-others`: this email is not sent; the seat's turn, if it has one, was queued, and one email tells it together
 * with those of the order's other games. `open`: this email may be sent.
 */
export const coverSeat = async (
  ports: Ports,
  gameEmail: Letter,
  { loaded, contact, to }: Reader,
  now: Instant,
): Promise<'uncovered' | 'told-by-others' | 'open'> => {
  const seat = { id: gameEmail.game, role: gameEmail.seat, loaded, contact, known: to }
  if (!(await isCovered(ports, seat, to, now))) return 'uncovered'
  const isTogether = gameEmail.kind === 'door' || to.quietUntil === BY_ORDER
  if (isTogether) await ports.outbox.put(owedOnConsent(seat, now))
  // The seat has got another address meanwhile, which needs its own consent email.
  if (!(await ports.contacts.amend(gameEmail.game, contact, consenting(ports.signer, to.email), stillAt(to))))
    return 'told-by-others'
  await rememberParties(ports, ownMark(ports.signer, to.email), [seat], now)
  return isTogether ? 'told-by-others' : 'open'
}
