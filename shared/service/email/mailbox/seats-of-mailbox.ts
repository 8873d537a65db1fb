import { personOf } from '../../../game/model/game.ts'
import type { ContactId } from '../../../game/model/people.ts'
import { ROLES, type Role } from '../../../game/model/words.ts'
import type { Contacts, StoredContact } from '../../ports/contacts.ts'
import type { GameId, Games } from '../../ports/games.ts'
import { isOpenOrActive } from '../../games/game-seat.ts'
import { type LoadedGame, foldStored } from '../../games/game-store.ts'

/** A seat that has an address. */
export type SeatWithAddress = {
  readonly id: GameId
  readonly role: Role
  readonly loaded: LoadedGame
  readonly contact: ContactId
  readonly known: StoredContact & { readonly email: string }
}

/** How many seats of an address are read at most. */
const MOST = 200

/** A game that cannot be read is skipped, so that it hides no others. */
const readable = async (games: Games, id: GameId): Promise<LoadedGame | undefined> => {
  const stored = await games.load(id)
  try {
    return stored && foldStored(id, stored)
  } catch {
    return undefined
  }
}

/**
 * Yields the seats that are filed under a pseudonym, newest first, from an index that may lag. `but`: a seat that is
 * left out. It also names the game, as somebody who plays both games of a match has the same contact id in both.
 */
export async function* seatsOfMailbox(
  { contacts, games }: { readonly contacts: Contacts; readonly games: Games },
  filed: string,
  but?: { readonly game: GameId; readonly contact: ContactId },
): AsyncGenerator<SeatWithAddress> {
  for (const { game: id, id: contact } of await contacts.findByAddress(filed, MOST)) {
    const isLeftOut = id === but?.game && contact === but.contact
    const loaded = isLeftOut ? undefined : await readable(games, id)
    const role = loaded && ROLES.find((each) => personOf(loaded.game, each)?.contact === contact)
    const known = role && isOpenOrActive(loaded.game) ? await contacts.load(id, contact) : undefined
    if (loaded && role && known?.email !== undefined && known.filed === filed)
      yield { id, role, loaded, contact, known: { ...known, email: known.email } }
  }
}
