import { type Game, personOf, playOf, seatToMove } from '../../game/model/game.ts'
import type { Role } from '../../game/model/words.ts'
import type { ContactId } from '../../game/model/people.ts'
import { type GameSeat, loadContact } from './game-seat.ts'
import {
  noteEntry,
  nextMessageEntry,
  conditionalMovesEntry,
  analysisEntry,
  notAskedEntry,
} from '../notebook/entry-names.ts'
import type { NotebookReader, SeatRecord } from '../ports/notebook.ts'
import type { Contact } from '../ports/contacts.ts'
import type { Service } from '../runtime/service.ts'

export type SeatPageData = { readonly contact: Contact; readonly notebook: NotebookReader }

type More = 'tried'

/** Returns whether a player waits for the other one's move. */
export const isWaitingSeat = (game: Game, role: Role): boolean =>
  game.status === 'active' && role !== 'arbiter' && seatToMove(game.play) !== role

const namesOf = (
  { loaded: { game }, role }: GameSeat,
  contact: ContactId,
  more: readonly More[],
): readonly string[] => {
  const plan = role === 'arbiter' ? undefined : playOf(game)?.conditionalMoves[role]
  return [
    noteEntry(contact),
    nextMessageEntry(contact),
    ...(isWaitingSeat(game, role) ? [notAskedEntry(contact)] : []),
    ...(plan === undefined ? [] : [conditionalMovesEntry(plan)]),
    ...(more.includes('tried') ? [analysisEntry(contact)] : []),
  ]
}

/**
 * Returns a reader that takes the named notebook pages from the record that is already loaded, and all others from the
 * table.
 */
const readerOf = (names: readonly string[], { notebook }: SeatRecord, table: NotebookReader): NotebookReader => ({
  load: async (game, name) => (names.includes(name) ? notebook.get(name) : table.load(game, name)),
})

/**
 * Returns what a seat's page shows besides the game: its contact and its notebook, in one read where the store can do
 * that. An arbiter has no notebook. `more`: notebook pages that are read with the note and the conditional moves.
 */
export const loadSeatPageData = async (
  service: Service,
  chair: GameSeat,
  ...more: readonly More[]
): Promise<SeatPageData> => {
  const person = personOf(chair.loaded.game, chair.role)
  const { seatRecords, notebook } = service
  if (!seatRecords || !person || chair.role === 'arbiter')
    return { contact: await loadContact(service, chair), notebook }
  const names = namesOf(chair, person.contact, more)
  const record = await seatRecords.load(chair.id, person.contact, names)
  return { contact: record.contact ?? {}, notebook: readerOf(names, record, notebook) }
}
