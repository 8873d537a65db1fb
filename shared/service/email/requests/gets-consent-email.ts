import { type Game, personOf } from '../../../game/model/game.ts'
import type { Role } from '../../../game/model/words.ts'
import { shownConsentEmail } from './shown-consent-email.ts'
import type { Contact, Contacts } from '../../ports/contacts.ts'
import type { GameId } from '../../ports/games.ts'

/** Returns whether, as far as is shown, the person named for this seat gets a consent email, so needs no link. */
export const getsConsentEmail = async (
  { contacts }: { readonly contacts: Pick<Contacts, 'load'> },
  id: GameId,
  game: Game,
  role: Role,
): Promise<boolean> => {
  const person = personOf(game, role)
  const contact: Contact = (person && (await contacts.load(id, person.contact))) ?? {}
  if (contact.email === undefined) return false
  const outcome = shownConsentEmail(contact)?.mail
  // In a game of a program, the creator must not give the seat to somebody else while the email is postponed.
  return outcome === undefined || (outcome === 'later' && game.owner !== undefined)
}
