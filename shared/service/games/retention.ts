import { deletedAt } from '../../game/keeping.ts'
import { revives } from '../../game/room.ts'
import type { Contacts, GameId, Papers } from '../ports/ports.ts'
import type { Loaded } from './game-store.ts'

type Books = { readonly contacts: Contacts; readonly papers: Papers }

export const keepBeside = async ({ contacts, papers }: Books, id: GameId, { game }: Loaded): Promise<void> => {
  const until = deletedAt(game)
  await contacts.keep(id, until)
  await papers.keep(id, until)
}

/** After each step. A game that is over may have got a new entry. */
export const rekeep = async (books: Books, id: GameId, loaded: Loaded): Promise<void> => {
  const step = loaded.stored.log.slice(-loaded.stored.last)
  if (deletedAt(loaded.game) !== undefined || step.some(revives)) await keepBeside(books, id, loaded)
}
