import { deletedAt } from '../../game/time/retention.ts'
import { revivesGame } from '../../game/evolving/allowance.ts'
import type { Contacts } from '../ports/contacts.ts'
import type { GameId } from '../ports/games.ts'
import type { NotebookStore } from '../ports/notebook.ts'
import type { LoadedGame } from './game-store.ts'

type RetentionPorts = { readonly contacts: Contacts; readonly notebook: NotebookStore }

/**
 * Sets when the game's contacts and notebook are deleted: when its links expire. A game that goes on has no such time.
 */
export const setRetention = async (
  { contacts, notebook }: RetentionPorts,
  id: GameId,
  { game }: LoadedGame,
): Promise<void> => {
  const until = deletedAt(game)
  await contacts.setExpiry(id, until)
  await notebook.setExpiry(id, until)
}

/**
 * Sets the retention again after a step of a game that is over, which may have a new contact, or after a step that
 * revived the game.
 */
export const updateRetention = async (ports: RetentionPorts, id: GameId, loaded: LoadedGame): Promise<void> => {
  const step = loaded.stored.log.slice(-loaded.stored.last)
  if (deletedAt(loaded.game) !== undefined || step.some(revivesGame)) await setRetention(ports, id, loaded)
}
