import { secureRandomBytes } from '../../functions/aws/keys/secure-random-bytes.ts'
import { ERASED_CONTACT } from '../../shared/service/credentials/address-fields.ts'
import { CONTACT_ID_LENGTH, randomId } from '../../shared/service/credentials/ids.ts'
import { handleTournament } from '../../shared/service/tournaments/record/handle-tournament.ts'
import type { AdminRecords } from './records/admin-records.ts'
import type { FoundPlace } from './found/found-place.ts'

/**
 * Forgets a person of a tournament: name, details and address. A running service then forgets them in its games, too.
 * Results and places in the table stay.
 */
export const forgetPlace = async (
  { tournaments, contacts, now }: Pick<AdminRecords, 'tournaments' | 'contacts' | 'now'>,
  { id, holder }: FoundPlace,
  contact: string,
): Promise<string> => {
  const by = typeof holder === 'number' ? ({ role: 'player', number: holder } as const) : ({ role: holder } as const)
  const command = { type: 'forget', by, contact: randomId(secureRandomBytes, CONTACT_ID_LENGTH) } as const
  const handled = await handleTournament(tournaments, id, () => command, now())
  await contacts.update(id, contact, ERASED_CONTACT)
  return handled.kind === 'done'
    ? `${id}: forgotten`
    : `${id}: the address is deleted, but FAILED: the name is not; try again`
}
