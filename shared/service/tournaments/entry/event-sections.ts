import { areOfOneEvent, sectionsUnder } from '../../../tournament/model/heading.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Tournaments } from '../../ports/tournaments/tournaments.ts'
import { type LoadedTournament, loadTournament } from '../record/tournament-store.ts'

/** A section of an event, with its id. */
export type EventSection = { readonly id: TournamentId; readonly loaded: LoadedTournament }

/** Loads the sections of the event to which a tournament belongs, in order. Empty if it has none. */
export const loadSections = async (
  tournaments: Tournaments,
  { tournament: { heading } }: LoadedTournament,
): Promise<readonly EventSection[]> => {
  const sections = await Promise.all(
    sectionsUnder(heading).map(async (id) => ({ id, loaded: await loadTournament(tournaments, id) })),
  )
  return sections.flatMap(({ id, loaded }) =>
    loaded && areOfOneEvent(loaded.tournament.heading, heading) ? [{ id, loaded }] : [],
  )
}
