import { type Game, personOf } from '../game/game.ts'
import type { Role } from '../game/words.ts'
import type { Contacts, GameId } from './ports.ts'

/** Whether the first email goes to who was named. That the address refused it is for its own seat to read. */
export const isMailed = async (
  { contacts }: { readonly contacts: Pick<Contacts, 'load'> },
  id: GameId,
  game: Game,
  role: Role,
): Promise<boolean> => {
  const person = personOf(game, role)
  const { email, held } = (person && (await contacts.load(id, person.contact))) ?? {}
  return email !== undefined && !held
}
