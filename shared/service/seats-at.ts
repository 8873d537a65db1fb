import { type Game, personOf } from '../game/game.ts'
import type { ContactId } from '../game/people.ts'
import { ROLES, type Role } from '../game/words.ts'
import type { Contact, Contacts, GameId, Games } from './ports.ts'
import { type Loaded, load } from './record.ts'

export type SeatAt = {
  readonly id: GameId
  readonly role: Role
  readonly loaded: Loaded
  readonly contact: ContactId
  readonly known: Contact & { readonly email: string }
}

const MOST = 200

export const isOn = ({ status }: Game): boolean => status === 'open' || status === 'active'

/** Newest first; an index may lag. */
export async function* seatsAt(
  { contacts, games }: { readonly contacts: Contacts; readonly games: Games },
  filed: string,
): AsyncGenerator<SeatAt> {
  for (const { game: id, id: contact } of await contacts.at(filed, MOST)) {
    const loaded = await load(games, id)
    const role = loaded && ROLES.find((each) => personOf(loaded.game, each)?.contact === contact)
    const known = role && isOn(loaded.game) ? await contacts.load(id, contact) : undefined
    if (loaded && role && known?.email !== undefined && known.filed === filed)
      yield { id, role, loaded, contact, known: { ...known, email: known.email } }
  }
}
