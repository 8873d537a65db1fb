import type { GameEvent } from '../../game/events.ts'
import { fold } from '../../game/evolve.ts'
import { type Game, personOf } from '../../game/game.ts'
import { revives, seats } from '../../game/room.ts'
import { type Instant, ROLES } from '../../game/words.ts'
import type { Contacts } from '../ports/contact.ts'
import type { GameId, Stored } from '../ports/games.ts'
import type { Loaded } from '../games/game-store.ts'
import { isOn } from '../games/game-seat.ts'

const startsListing = (event: GameEvent): boolean => seats(event) || revives(event)

const openSince = ({ game, stored }: Loaded): Instant | undefined => {
  const opening = isOn(game) ? stored.log.findLast(startsListing) : undefined
  return opening && 'at' in opening ? opening.at : undefined
}

/** Lists the seats of a game that is open or active, so that their addresses find them; ends that for other games. */
export const listSeats = async (contacts: Contacts, id: GameId, loaded: Loaded): Promise<void> => {
  const since = openSince(loaded)
  for (const role of ROLES) {
    const player = personOf(loaded.game, role)
    if (player) await contacts.list(id, player.contact, since)
  }
}

/** The contacts that lost their seat to another person in the last step. */
const unseated = ({ log, last }: Stored, game: Game): readonly string[] => {
  const before = log.slice(-last).some(seats) ? fold(log.slice(0, -last)) : undefined
  if (!before) return []
  const contacts = ROLES.flatMap((role) => personOf(before, role)?.contact ?? [])
  return contacts.filter((contact) => !ROLES.some((role) => personOf(game, role)?.contact === contact))
}

/** Updates the listing after a step. */
export const relistSeats = async (contacts: Contacts, id: GameId, loaded: Loaded): Promise<void> => {
  const { game, stored } = loaded
  if (isOn(game) && !stored.log.slice(-stored.last).some(startsListing)) return
  await listSeats(contacts, id, loaded)
  for (const contact of unseated(stored, game)) await contacts.list(id, contact, undefined)
}
