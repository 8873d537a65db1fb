import { playerOf } from '../game/game.ts'
import { ROLES, type Role } from '../game/words.ts'
import type { Contacts, GameId, Games } from './ports.ts'
import { type Loaded, load } from './record.ts'

export type SeatAt = { readonly id: GameId; readonly role: Role; readonly loaded: Loaded }

/** Entries read for one address. Most belong to finished games, to former holders of a seat, or to failed offers. */
const MOST = 200

/** The seats of an address in open and active games. */
export async function* seatsAt(
  { contacts, games }: { readonly contacts: Contacts; readonly games: Games },
  email: string,
): AsyncGenerator<SeatAt> {
  for (const { game: id, id: entry } of await contacts.at(email, MOST)) {
    const loaded = await load(games, id)
    const role = loaded && ROLES.find((each) => playerOf(loaded.game, each)?.contact === entry)
    if (loaded && role && (loaded.game.status === 'open' || loaded.game.status === 'active')) yield { id, role, loaded }
  }
}
