import type { InvitationEmailView, SeatView } from '../../../api/answers/games/seat-shape.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import { type Game, isInvited, personOf } from '../../../game/model/game.ts'
import type { Role } from '../../../game/model/words.ts'
import type { Contact, Contacts } from '../../ports/contacts.ts'
import { needsFirstConsentEmail } from './quiet-until.ts'
import type { GameId } from '../../ports/games.ts'
import { shownUntil } from './postponed.ts'
import { isOpenOrActive } from '../../games/game-seat.ts'
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

/**
 * Returns the address that an invitation is written to, if its creator may see it: they typed it, unless a program owns
 * the game, and nobody has accepted yet.
 */
export const shownInvitedAddress = (game: Game, { email }: Contact): string | undefined =>
  game.owner === undefined && isOpenOrActive(game) ? email : undefined

type ShownInvitation = { readonly mail?: InvitationEmailView; readonly email?: string }

const shownInvitation = async (
  { contacts }: Ports,
  id: GameId,
  { game }: LoadedGame,
  role: Role,
): Promise<ShownInvitation> => {
  const person = isInvited(game, role) ? personOf(game, role) : undefined
  if (!person) return {}
  const contact = (await contacts.load(id, person.contact)) ?? {}
  const [mail, email] = [shownConsentEmail(contact), shownInvitedAddress(game, contact)]
  return { ...(mail && { mail }), ...(email !== undefined && { email }) }
}

/**
 * Returns what the creator is shown of the invitations that are not accepted yet: what became of their emails, and the
 * addresses that they are written to.
 */
export const shownInvitations = async (
  ports: Ports,
  { id, role, loaded }: Pick<SeatWithAddress, 'id' | 'role' | 'loaded'>,
): Promise<Pick<SeatView, 'invited' | 'invitedEmails'>> => {
  if (role !== 'creator') return {}
  const opponent = await shownInvitation(ports, id, loaded, 'opponent')
  const arbiter = await shownInvitation(ports, id, loaded, 'arbiter')
  const both = <K extends keyof ShownInvitation>(field: K) => ({
    ...(opponent[field] !== undefined && { opponent: opponent[field] }),
    ...(arbiter[field] !== undefined && { arbiter: arbiter[field] }),
  })
  const [invited, invitedEmails] = [both('mail'), both('email')]
  return {
    ...(Object.keys(invited).length > 0 && { invited }),
    ...(Object.keys(invitedEmails).length > 0 && { invitedEmails }),
  }
}
