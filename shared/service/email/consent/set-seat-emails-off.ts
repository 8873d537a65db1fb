import { personOf } from '../../../game/model/game.ts'
import type { Instant, Role } from '../../../game/model/words.ts'
import type { VerifiedLink } from '../../access/authorize.ts'
import { lazy } from '../../runtime/lazy.ts'
import type { Service } from '../../runtime/service.ts'

export const queueMissedEmailsLazily = lazy(() => import('./missed-emails.ts'), 'queueMissedEmails')

/** Turns the emails of a seat off (`isOff`), or allows them again and queues those that the seat has missed. */
export const setSeatEmailsOff = async (
  service: Service,
  chair: VerifiedLink,
  role: Role,
  isOff: boolean,
  now: Instant,
): Promise<void> => {
  const { id, loaded } = chair
  const contact = personOf(loaded.game, role)?.contact
  if (contact === undefined) return
  const known = isOff ? undefined : await service.contacts.load(id, contact)
  if (known) await queueMissedEmailsLazily(service, { id, role, loaded, contact }, known, now)
  await service.contacts.update(id, contact, { silent: isOff ? true : null })
}
