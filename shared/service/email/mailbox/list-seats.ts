import type { GameEvent } from '../../../game/model/events.ts'
import { fold } from '../../../game/evolving/evolve.ts'
import { type Game, personOf } from '../../../game/model/game.ts'
import { revivesGame, takesSeat } from '../../../game/evolving/allowance.ts'
import { type Instant, ROLES } from '../../../game/model/words.ts'
import type { Contacts } from '../../ports/contacts.ts'
import type { GameId, GameRecord } from '../../ports/games.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import { isOpenOrActive } from '../../games/game-seat.ts'

const startsListing = (event: GameEvent): boolean => takesSeat(event) || revivesGame(event)

const openSince = ({ game, stored }: LoadedGame): Instant | undefined => {
  const opening = isOpenOrActive(game) ? stored.log.findLast(startsListing) : undefined
  return opening && 'at' in opening ? opening.at : undefined
}

/**
 * Lists the seats of a game that is open or active, so that they are found by their addresses. Seats of any other game
 * are removed from the list.
 */
export const listSeats = async (contacts: Contacts, id: GameId, loaded: LoadedGame): Promise<void> => {
  const since = openSince(loaded)
  for (const role of ROLES) {
    const player = personOf(loaded.game, role)
    if (player) await contacts.setListed(id, player.contact, since)
  }
}

/** Returns the contacts that lost their seat to another person in the last step. */
const unseated = ({ log, last }: GameRecord, game: Game): readonly string[] => {
  const before = log.slice(-last).some(takesSeat) ? fold(log.slice(0, -last)) : undefined
  if (!before) return []
  const contacts = ROLES.flatMap((role) => personOf(before, role)?.contact ?? [])
  return contacts.filter((contact) => !ROLES.some((role) => personOf(game, role)?.contact === contact))
}

/** Updates the listing after a step. */
export const updateSeatListing = async (contacts: Contacts, id: GameId, loaded: LoadedGame): Promise<void> => {
  const { game, stored } = loaded
  if (isOpenOrActive(game) && !stored.log.slice(-stored.last).some(startsListing)) return
  await listSeats(contacts, id, loaded)
  for (const contact of unseated(stored, game)) await contacts.setListed(id, contact, undefined)
}
