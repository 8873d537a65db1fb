import { personOf } from '../../game/game.ts'
import type { ContactId } from '../../game/people.ts'
import { ROLES, type Role } from '../../game/words.ts'
import type { Contacts, GameId, Games, Known } from '../ports/ports.ts'
import { isOn } from '../games/game-seat.ts'
import { type Loaded, read } from '../games/game-store.ts'

export { isOn } from '../games/game-seat.ts'

export type SeatAt = {
  readonly id: GameId
  readonly role: Role
  readonly loaded: Loaded
  readonly contact: ContactId
  readonly known: Known & { readonly email: string }
}

const MOST = 200

/** A damaged game hides no others. */
const readable = async (games: Games, id: GameId): Promise<Loaded | undefined> => {
  const stored = await games.load(id)
  try {
    return stored && read(id, stored)
  } catch {
    return undefined
  }
}

/** Newest first; an index may lag. `but`: without that seat. Who plays both games of a match has one entry's name in both. */
export async function* seatsAt(
  { contacts, games }: { readonly contacts: Contacts; readonly games: Games },
  filed: string,
  but?: { readonly game: GameId; readonly contact: ContactId },
): AsyncGenerator<SeatAt> {
  for (const { game: id, id: contact } of await contacts.at(filed, MOST)) {
    const isLeftOut = id === but?.game && contact === but.contact
    const loaded = isLeftOut ? undefined : await readable(games, id)
    const role = loaded && ROLES.find((each) => personOf(loaded.game, each)?.contact === contact)
    const known = role && isOn(loaded.game) ? await contacts.load(id, contact) : undefined
    if (loaded && role && known?.email !== undefined && known.filed === filed)
      yield { id, role, loaded, contact, known: { ...known, email: known.email } }
  }
}
