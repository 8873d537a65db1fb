import { personOf, playOf } from '../../game/game.ts'
import type { ContactId } from '../../game/people.ts'
import { type Chair, contactAt } from '../games/game-seat.ts'
import { noteName, planPaper, triedName } from './page-names.ts'
import type { PaperReader, SeatRecord } from '../ports/notebook.ts'
import type { Contact } from '../ports/contact.ts'
import type { Service } from '../service.ts'

export type AtSeat = { readonly contact: Contact; readonly notebook: PaperReader }

type More = 'tried'

const namesOf = ({ loaded: { game }, role }: Chair, contact: ContactId, more: readonly More[]): readonly string[] => {
  const plan = role === 'director' ? undefined : playOf(game)?.plans[role]
  return [
    noteName(contact),
    ...(plan === undefined ? [] : [planPaper(plan)]),
    ...(more.includes('tried') ? [triedName(contact)] : []),
  ]
}

/** Reads the given pages from the record that is already loaded, and all others from the table. */
const readerOf = (names: readonly string[], { notebook }: SeatRecord, table: PaperReader): PaperReader => ({
  load: async (game, name) => (names.includes(name) ? notebook.get(name) : table.load(game, name)),
})

/**
 * What a seat's page shows besides the game: its contact and its notebook, which one read gets where the store can do
 * that. An arbiter has no notebook. `more`: pages that are read with the note and the conditional moves.
 */
export const atSeat = async (service: Service, chair: Chair, ...more: readonly More[]): Promise<AtSeat> => {
  const person = personOf(chair.loaded.game, chair.role)
  const { seatRecords, notebook } = service
  if (!seatRecords || !person || chair.role === 'director')
    return { contact: await contactAt(service, chair), notebook }
  const names = namesOf(chair, person.contact, more)
  const record = await seatRecords.load(chair.id, person.contact, names)
  return { contact: record.contact ?? {}, notebook: readerOf(names, record, notebook) }
}
