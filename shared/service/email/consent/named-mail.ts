import type { NamedMail, SeatView } from '../../../api/answers/games/seat-shape.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import { isInvited, personOf } from '../../../game/game.ts'
import type { Role } from '../../../game/words.ts'
import { type Contact, type Contacts, isUnasked } from '../../ports/contact.ts'
import type { GameId } from '../../ports/games.ts'
import { toldUntil } from './postponed.ts'
import type { Loaded } from '../../games/game-store.ts'
import type { SeatAt } from '../../seats/seats-at.ts'

/**
 * Whether the consent email is still on its way through the queue: it is not known yet whether it is sent, postponed or
 * withheld.
 */
export const isBeingAsked = ({ email, confirmed, held, returned, postponed, quietUntil }: Contact): boolean =>
  email !== undefined && !confirmed && !held && !returned && !postponed && isUnasked(quietUntil)

/** What whoever named an address is shown of its consent email. Undefined if it is sent as usual. */
export const namedMailOf = ({ email, confirmed, returned, held, postponed }: Contact): NamedMail | undefined => {
  if (email === undefined || confirmed) return undefined
  if (returned) return { mail: 'returned' }
  if (held) return { mail: 'held' }
  const until = toldUntil(postponed)
  return until === undefined ? undefined : { mail: 'later', mailAt: isoInstant(until) }
}

type Ports = { readonly contacts: Pick<Contacts, 'load'> }

const emailTo = async (
  { contacts }: Ports,
  id: GameId,
  { game }: Loaded,
  role: Role,
): Promise<NamedMail | undefined> => {
  const person = isInvited(game, role) ? personOf(game, role) : undefined
  return person && namedMailOf((await contacts.load(id, person.contact)) ?? {})
}

/** What the creator is shown of the consent emails to those who are invited and have not accepted yet. */
export const invitedMail = async (
  ports: Ports,
  { id, role, loaded }: Pick<SeatAt, 'id' | 'role' | 'loaded'>,
): Promise<Pick<SeatView, 'invited'>> => {
  if (role !== 'creator') return {}
  const [opponent, director] = [
    await emailTo(ports, id, loaded, 'opponent'),
    await emailTo(ports, id, loaded, 'director'),
  ]
  return opponent || director ? { invited: { ...(opponent && { opponent }), ...(director && { director }) } } : {}
}
