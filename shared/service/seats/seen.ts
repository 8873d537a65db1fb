import { personOf, seatToMove } from '../../game/game.ts'
import { contactAt, emailsOf } from '../email/consent/consent.ts'
import { wasSeen } from '../ports/contact.ts'
import type { Held } from '../access/authorize.ts'
import type { Loaded } from '../games/game-store.ts'
import type { Service } from '../service.ts'
import { versionOf } from '../games/version.ts'

const waitsFor = ({ game }: Loaded, role: Held['role']): boolean =>
  game.status === 'active' && seatToMove(game.play) === role

/**
 * The reader's turn at the version that they see, as everyone counts it. Noted only for a seat that gets emails or
 * notices, so that others cost a read.
 */
export const noteSeen = async (service: Service, held: Held, version: number): Promise<void> => {
  const { id, role, loaded } = held
  const person = personOf(loaded.game, role)
  if (!person || !waitsFor(loaded, role) || version !== versionOf(loaded)) return
  const known = await contactAt(service, held)
  const { version: seen } = loaded.stored
  const isTold = emailsOf(known) === 'on' || known.devices !== undefined
  if (!isTold || wasSeen(known, seen)) return
  // An earlier address may take the seat back right now: then this link is worthless.
  await service.contacts.amend(id, person.contact, { seen }, { under: loaded.game.epochs[role] })
}
