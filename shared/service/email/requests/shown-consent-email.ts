import type { InvitationEmailView, SeatView } from '../../../api/answers/games/seat-shape.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import { isInvited, personOf } from '../../../game/model/game.ts'
import type { Role } from '../../../game/model/words.ts'
import type { Contact, Contacts } from '../../ports/contacts.ts'
import { needsFirstConsentEmail } from './quiet-until.ts'
import type { GameId } from '../../ports/games.ts'
import { shownUntil } from './postponed.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import type { SeatWithAddress } from '../mailbox/seats-of-mailbox.ts'

/**
 * Returns whether the consent email is still on its way through the queue: it is not known yet whether it is sent,
 * postponed or withheld.
 */
export const isConsentEmailQueued = ({ email, confirmed, held, returned, postponed, quietUntil }: Contact): boolean =>
  email !== undefined && !confirmed && !held && !returned && !postponed && needsFirstConsentEmail(quietUntil)

/** Returns what whoever named an address is shown of its consent email. Undefined: it is sent as usual, or needless. */
export const shownConsentEmail = ({
  email,
  confirmed,
  returned,
  held,
  postponed,
}: Contact): InvitationEmailView | undefined => {
  if (email === undefined || confirmed) return undefined
  if (returned) return { mail: 'returned' }
  if (held) return { mail: 'held' }
  const until = shownUntil(postponed)
  return until === undefined ? undefined : { mail: 'later', mailAt: isoInstant(until) }
}

type Ports = { readonly contacts: Pick<Contacts, 'load'> }

const emailTo = async (
  { contacts }: Ports,
  id: GameId,
  { game }: LoadedGame,
  role: Role,
): Promise<InvitationEmailView | undefined> => {
  const person = isInvited(game, role) ? personOf(game, role) : undefined
  return person && shownConsentEmail((await contacts.load(id, person.contact)) ?? {})
}

/** Returns what the creator is shown of the consent emails to those who are invited and have not accepted yet. */
export const shownInvitations = async (
  ports: Ports,
  { id, role, loaded }: Pick<SeatWithAddress, 'id' | 'role' | 'loaded'>,
): Promise<Pick<SeatView, 'invited'>> => {
  if (role !== 'creator') return {}
  const [opponent, arbiter] = [
    await emailTo(ports, id, loaded, 'opponent'),
    await emailTo(ports, id, loaded, 'arbiter'),
  ]
  return opponent || arbiter ? { invited: { ...(opponent && { opponent }), ...(arbiter && { arbiter }) } } : {}
}
