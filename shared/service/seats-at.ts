import { playerOf } from '../game/game.ts'
import { ROLES, type Role } from '../game/words.ts'
import type { Contacts, GameId, Games } from './ports.ts'
import { type Loaded, load } from './record.ts'

export type SeatAt = { readonly id: GameId; readonly role: Role; readonly loaded: Loaded }

/** Entries of one address that are looked at. Most are of games that are over, of seats given anew, or of offers that failed. */
const MOST = 200

/** The seats that somebody with this address holds in games that go on, one after the other. */
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
