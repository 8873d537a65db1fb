import { deletedAt } from '../../game/keeping.ts'
import { revives } from '../../game/room.ts'
import type { Contacts } from '../ports/contact.ts'
import type { GameId } from '../ports/games.ts'
import type { Papers } from '../ports/notebook.ts'
import type { Loaded } from './game-store.ts'

type RetentionPorts = { readonly contacts: Contacts; readonly notebook: Papers }

/**
 * Sets when the game's contacts and notebook are deleted: when its links expire. A game that goes on has no such time.
 */
export const keepBeside = async (
  { contacts, notebook }: RetentionPorts,
  id: GameId,
  { game }: Loaded,
): Promise<void> => {
  const until = deletedAt(game)
  await contacts.keep(id, until)
  await notebook.keep(id, until)
}

/** Updates it after a step of a game that is over, which may have got a new contact, and of one that was revived. */
export const rekeep = async (ports: RetentionPorts, id: GameId, loaded: Loaded): Promise<void> => {
  const step = loaded.stored.log.slice(-loaded.stored.last)
  if (deletedAt(loaded.game) !== undefined || step.some(revives)) await keepBeside(ports, id, loaded)
}
