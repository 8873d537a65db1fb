import { type Game, personOf } from '../game/game.ts'
import type { ContactId } from '../game/people.ts'
import { ROLES, type Role } from '../game/words.ts'
import type { Contacts, GameId, Games, Known } from './ports.ts'
import { type Loaded, read } from './record.ts'

export type SeatAt = {
  readonly id: GameId
  readonly role: Role
  readonly loaded: Loaded
  readonly contact: ContactId
  readonly known: Known & { readonly email: string }
}

const MOST = 200

export const isOn = ({ status }: Game): boolean => status === 'open' || status === 'active'

/** A damaged game hides no others. */
const readable = async (games: Games, id: GameId): Promise<Loaded | undefined> => {
  const stored = await games.load(id)
  try {
    return stored && read(id, stored)
  } catch {
    return undefined
  }
}

/** Newest first; an index may lag. `but`: without that person's. */
export async function* seatsAt(
  { contacts, games }: { readonly contacts: Contacts; readonly games: Games },
  filed: string,
  but?: ContactId,
): AsyncGenerator<SeatAt> {
  for (const { game: id, id: contact } of await contacts.at(filed, MOST)) {
    const loaded = contact === but ? undefined : await readable(games, id)
    const role = loaded && ROLES.find((each) => personOf(loaded.game, each)?.contact === contact)
    const known = role && isOn(loaded.game) ? await contacts.load(id, contact) : undefined
    if (loaded && role && known?.email !== undefined && known.filed === filed)
      yield { id, role, loaded, contact, known: { ...known, email: known.email } }
  }
}
