import type { NamedMail, SeatView } from '../../../api/answers/games/seat-shape.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import { isInvited, personOf } from '../../../game/game.ts'
import type { Role } from '../../../game/words.ts'
import type { Contact, Contacts, GameId } from '../../ports/ports.ts'
import { isUnasked } from '../../ports/contact.ts'
import { toldUntil } from './postponed.ts'
import type { Loaded } from '../../games/game-store.ts'
import type { SeatAt } from '../../seats/seats-at.ts'

/** Whether its first email is still being sent: nobody knows yet if it leaves, waits or is held back. */
export const isBeingAsked = ({ email, confirmed, held, returned, postponed, quietUntil }: Contact): boolean =>
  email !== undefined && !confirmed && !held && !returned && !postponed && isUnasked(quietUntil)

/** What whoever named an address is told of the first email to it. Nothing, where it is sent as usual. */
export const namedMailOf = ({ email, confirmed, returned, held, postponed }: Contact): NamedMail | undefined => {
  if (email === undefined || confirmed) return undefined
  if (returned) return { mail: 'returned' }
  if (held) return { mail: 'held' }
  const until = toldUntil(postponed)
  return until === undefined ? undefined : { mail: 'later', mailAt: isoInstant(until) }
}

type Ports = { readonly contacts: Pick<Contacts, 'load'> }

const mailTo = async (
  { contacts }: Ports,
  id: GameId,
  { game }: Loaded,
  role: Role,
): Promise<NamedMail | undefined> => {
  const person = isInvited(game, role) ? personOf(game, role) : undefined
  return person && namedMailOf((await contacts.load(id, person.contact)) ?? {})
}

/** For the creator: of those who are invited and have yet to accept. */
export const invitedMail = async (
  ports: Ports,
  { id, role, loaded }: Pick<SeatAt, 'id' | 'role' | 'loaded'>,
): Promise<Pick<SeatView, 'invited'>> => {
  if (role !== 'creator') return {}
  const [opponent, director] = [
    await mailTo(ports, id, loaded, 'opponent'),
    await mailTo(ports, id, loaded, 'director'),
  ]
  return opponent || director ? { invited: { ...(opponent && { opponent }), ...(director && { director }) } } : {}
}
