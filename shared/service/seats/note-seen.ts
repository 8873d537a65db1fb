import { personOf, seatToMove } from '../../game/model/game.ts'
import { loadContact } from '../games/game-seat.ts'
import { seatEmailStatus } from '../email/consent/seat-email-status.ts'
import { hasSeen } from '../ports/contacts.ts'
import type { Authorized } from '../access/authorize.ts'
import type { LoadedGame } from '../games/game-store.ts'
import type { Service } from '../runtime/service.ts'
import { publicVersion } from '../games/public-version.ts'

const isToMove = ({ game }: LoadedGame, role: Authorized['role']): boolean =>
  game.status === 'active' && seatToMove(game.play) === role

/**
 * Notes that a person has seen their turn. `version`: the public version that they see. It is noted only for a seat
 * that gets emails or push messages, so that all other seats cost no more than a read.
 */
export const noteSeen = async (service: Service, authorized: Authorized, version: number): Promise<void> => {
  const { id, role, loaded } = authorized
  const person = personOf(loaded.game, role)
  if (!person || !isToMove(loaded, role) || version !== publicVersion(loaded)) return
  const known = await loadContact(service, authorized)
  const { version: seen } = loaded.stored
  const isNotified = seatEmailStatus(known) === 'on' || known.devices !== undefined
  if (!isNotified || hasSeen(known, seen)) return
  // This is noted only while this link holds the seat: a previous address may take the seat back at this moment.
  await service.contacts.update(id, person.contact, { seen }, { under: loaded.game.epochs[role] })
}
