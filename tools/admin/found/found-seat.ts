import { personOf } from '../../../shared/game/model/game.ts'
import { ROLES, type Role } from '../../../shared/game/model/words.ts'
import { type LoadedGame, foldStored } from '../../../shared/service/games/game-store.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import type { StoredContact } from '../../../shared/service/ports/contacts.ts'
import type { AdminRecords, FiledContact } from '../records/admin-records.ts'
import { type FoundPlace, placeOfContact } from './found-place.ts'

/**
 * A seat with what is stored of its person. Without `role`: the game does not name this contact any more. Without
 * `loaded`: the game is missing or damaged. Without `known`: nothing is stored of the person.
 */
export type FoundSeat = {
  readonly game: GameId
  readonly contact: string
  readonly known: StoredContact | undefined
  readonly role: Role | undefined
  readonly loaded: LoadedGame | undefined
  /** The contact is that of a person of a tournament, and `game` its id. */
  readonly place?: FoundPlace
}

/** How many games are read in one request (`Games.loadAll`). */
const BATCH = 100

/** A damaged game is shown as one that cannot be read, so that it hides no others. */
const foldOrNothing = (id: GameId, stored: LoadedGame['stored'] | undefined): LoadedGame | undefined => {
  try {
    return stored && foldStored(id, stored)
  } catch {
    return undefined
  }
}

/** Returns the games that exist and can be read. */
export const loadSeatGames = async (
  { games }: Pick<AdminRecords, 'games'>,
  ids: readonly GameId[],
): Promise<ReadonlyMap<GameId, LoadedGame>> => {
  const unique = [...new Set(ids)]
  const loaded = new Map<GameId, LoadedGame>()
  for (let at = 0; at < unique.length; at += BATCH)
    for (const [id, stored] of await games.loadAll(unique.slice(at, at + BATCH))) {
      const game = foldOrNothing(id, stored)
      if (game) loaded.set(id, game)
    }
  return loaded
}

/** Returns the seats of these contacts, and the places in tournaments. */
export const seatsOfContacts = async (
  records: Pick<AdminRecords, 'games' | 'tournaments'>,
  filed: readonly FiledContact[],
): Promise<readonly FoundSeat[]> => {
  const games = await loadSeatGames(
    records,
    filed.map(({ game }) => game),
  )
  const found: FoundSeat[] = []
  for (const { game, id: contact, known } of filed) {
    const loaded = games.get(game)
    const role = loaded && ROLES.find((each) => personOf(loaded.game, each)?.contact === contact)
    const place = loaded ? undefined : await placeOfContact(records, game, contact)
    found.push({ game, contact, known, role, loaded, ...(place && { place }) })
  }
  return found
}

/** Returns the seats of a game that somebody has or is invited to. */
export const seatsOfGame = async (
  { contacts }: Pick<AdminRecords, 'contacts'>,
  game: GameId,
  loaded: LoadedGame,
): Promise<readonly FoundSeat[]> => {
  const seats: FoundSeat[] = []
  for (const role of ROLES) {
    const person = personOf(loaded.game, role)
    if (person)
      seats.push({
        game,
        contact: person.contact,
        known: await contacts.load(game, person.contact),
        role,
        loaded,
      })
  }
  return seats
}
