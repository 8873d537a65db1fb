import { canonicalAddress } from '../../../api/values/email-address.ts'
import type { Holder } from '../../../tournament/model/facts.ts'
import { tournamentBoard } from '../../../tournament/model/tournament.ts'
import type { Contact } from '../../ports/contacts.ts'
import type { Service } from '../../runtime/service.ts'
import type { AuthorizedTournament } from '../links/authorize-tournament.ts'
import { contactOfHolder } from '../links/tournament-holders.ts'
import type { TournamentActRequest } from './act-request.ts'

type Ruling = Pick<AuthorizedTournament, 'id' | 'loaded' | 'actor'>

/** Returns the entry of a person of the event. Undefined without one. */
const entryOf = async (
  { contacts }: Pick<Service, 'contacts'>,
  { id, loaded }: Ruling,
  holder: Holder,
): Promise<Contact | undefined> => {
  const contact = contactOfHolder(loaded.tournament, holder)
  return contact === undefined ? undefined : contacts.load(id, contact)
}

/**
 * Returns whether an official would rule on a game that their own mailbox plays: as somebody who entered by the open link,
 * or as a deputy whom the secretary has appointed under the own address. An address that a player has typed, and whose
 * mailbox has not consented, is nobody's.
 */
export const rulesOnOwnBoard = async (
  service: Pick<Service, 'contacts'>,
  ruling: Ruling,
  act: TournamentActRequest,
): Promise<boolean> => {
  const { role } = ruling.actor
  const board = act.type === 'rule' ? tournamentBoard(ruling.loaded.tournament, act.board) : undefined
  if (!board || (role !== 'secretary' && role !== 'deputy')) return false
  const [own, ...players] = await Promise.all(
    [role, board.black, board.white].map((holder) => entryOf(service, ruling, holder)),
  )
  if (own?.email === undefined) return false
  const mailbox = canonicalAddress(own.email)
  return players.some(
    (known) => known?.email !== undefined && known.confirmed === true && canonicalAddress(known.email) === mailbox,
  )
}
