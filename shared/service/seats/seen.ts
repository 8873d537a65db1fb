import { personOf, seatToMove } from '../../game/game.ts'
import { contactAt } from '../games/game-seat.ts'
import { emailsOf } from '../email/consent/consent.ts'
import { wasSeen } from '../ports/contact.ts'
import type { Held } from '../access/authorize.ts'
import type { Loaded } from '../games/game-store.ts'
import type { Service } from '../service.ts'
import { versionOf } from '../games/version.ts'

const isToMove = ({ game }: Loaded, role: Held['role']): boolean =>
  game.status === 'active' && seatToMove(game.play) === role

/**
 * Notes that a person has seen their turn. `version`: the version that they see, as spectators count it. It is noted
 * only for a seat that gets emails or push messages, so that the others cost no more than a read.
 */
export const noteSeen = async (service: Service, held: Held, version: number): Promise<void> => {
  const { id, role, loaded } = held
  const person = personOf(loaded.game, role)
  if (!person || !isToMove(loaded, role) || version !== versionOf(loaded)) return
  const known = await contactAt(service, held)
  const { version: seen } = loaded.stored
  const isNotified = emailsOf(known) === 'on' || known.devices !== undefined
  if (!isNotified || wasSeen(known, seen)) return
  // If a previous address takes the seat back at this moment, this link can change nothing any more.
  await service.contacts.amend(id, person.contact, { seen }, { under: loaded.game.epochs[role] })
}
