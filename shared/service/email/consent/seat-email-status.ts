import type { EmailStatus } from '../../../api/views/game-view.ts'
import type { TurnEmailMode } from '../../../game/model/people.ts'
import type { Contact } from '../../ports/contacts.ts'
import { shownUntil } from '../requests/postponed.ts'

/** Returns what the seat's page and the API show of its emails. */
export const seatEmailStatus = ({ email, silent, confirmed, returned, held, postponed }: Contact): EmailStatus => {
  if (email === undefined) return 'none'
  if (returned) return 'returned'
  if (silent) return 'off'
  if (confirmed) return 'on'
  if (held) return 'held'
  return shownUntil(postponed) === undefined ? 'unconfirmed' : 'later'
}

/** Returns which emails about turns the seat has chosen. */
export const mailModeOf = ({ silent, digest }: Contact): TurnEmailMode => {
  if (silent) return 'off'
  return digest ? 'digest' : 'turns'
}
