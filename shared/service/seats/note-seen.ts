import { personOf, seatToMove } from '../../game/model/game.ts'
import type { Instant } from '../../game/model/words.ts'
import { loadContact } from '../games/game-seat.ts'
import { seatEmailStatus } from '../email/consent/seat-email-status.ts'
import { type Contact, hasSeen } from '../ports/contacts.ts'
import { type Authorized, isPlayerSeat } from '../access/authorize.ts'
import type { LoadedGame } from '../games/game-store.ts'
import type { Service } from '../runtime/service.ts'
import { publicVersion } from '../games/public-version.ts'
import { formatLook, hasNews } from '../notebook/last-look.ts'

/** The public version that a person has seen. `left`: they have left the page that showed it. */
type Seen = { readonly version: number; readonly left?: boolean | undefined }

const isToMove = ({ game }: LoadedGame, role: Authorized['role']): boolean =>
  game.status === 'active' && seatToMove(game.play) === role

/** Returns the version that an email need not tell of. Undefined if the seat is not to move, or is told of nothing. */
const seenTurn = ({ role, loaded }: Authorized, known: Contact): Pick<Contact, 'seen'> | undefined => {
  const { version: seen } = loaded.stored
  const isNotified = seatEmailStatus(known) === 'on' || known.devices !== undefined
  return isToMove(loaded, role) && isNotified && !hasSeen(known, seen) ? { seen } : undefined
}

/**
 * Returns the look of a player who leaves their page. A look at nothing new, and one that ends with an act, are not
 * noted: so a version costs a seat at most one write, and a game without pauses for thought none.
 */
const endedLook = (authorized: Authorized, known: Contact, now: Instant): Pick<Contact, 'look'> | undefined => {
  const { loaded } = authorized
  if (!isPlayerSeat(authorized) || !hasNews(loaded, authorized.role, known)) return undefined
  return { look: formatLook({ version: loaded.stored.version, at: now }) }
}

/**
 * Notes that a person has seen their turn, or has left a page with news. The turn is noted only for a seat that gets
 * emails or push messages, so that for other seats a report costs no more than a read.
 */
export const noteSeen = async (service: Service, authorized: Authorized, seen: Seen, now: Instant): Promise<void> => {
  const { id, role, loaded } = authorized
  const person = personOf(loaded.game, role)
  if (!person || seen.version !== publicVersion(loaded) || !(seen.left || isToMove(loaded, role))) return
  const known = await loadContact(service, authorized)
  const changes = { ...seenTurn(authorized, known), ...(seen.left && endedLook(authorized, known, now)) }
  if (Object.keys(changes).length === 0) return
  // This is noted only while this link holds the seat: a previous address may take the seat back at this moment.
  await service.contacts.update(id, person.contact, changes, { under: loaded.game.epochs[role] })
}
