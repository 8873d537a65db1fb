import { type Game, personOf } from '../../../game/game.ts'
import type { Role } from '../../../game/words.ts'
import { namedMailOf } from '../consent/named-mail.ts'
import type { Contact, Contacts, GameId } from '../../ports/ports.ts'

/** Whether the first email goes to who was named now, as far as is known. */
export const isMailed = async (
  { contacts }: { readonly contacts: Pick<Contacts, 'load'> },
  id: GameId,
  game: Game,
  role: Role,
): Promise<boolean> => {
  const person = personOf(game, role)
  const contact: Contact = (person && (await contacts.load(id, person.contact))) ?? {}
  if (contact.email === undefined) return false
  const fate = namedMailOf(contact)?.mail
  // In a cup it is not for the creator to decide who has the seat.
  return fate === undefined || (fate === 'later' && game.owner !== undefined)
}
