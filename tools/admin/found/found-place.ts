import type { Holder } from '../../../shared/tournament/model/facts.ts'
import type { Tournament } from '../../../shared/tournament/model/tournament.ts'
import { unpackTournament } from '../../../functions/codec/tournament-item.ts'
import { type TournamentId, tournamentIdIn } from '../../../shared/service/ports/tournaments/tournament-key.ts'
import { contactOfHolder } from '../../../shared/service/tournaments/links/tournament-holders.ts'
import {
  type LoadedTournament,
  foldStoredTournament,
} from '../../../shared/service/tournaments/record/tournament-store.ts'
import type { CopiedGame } from '../../replay/game-copy.ts'
import type { AdminRecords } from '../records/admin-records.ts'

/** A person's place in a tournament. */
export type FoundPlace = {
  readonly id: TournamentId
  readonly holder: Holder
  readonly loaded: LoadedTournament
}

/** A damaged tournament is shown as one that cannot be read, so that it hides no others. */
export const storedTournament = async (
  { tournaments }: Pick<AdminRecords, 'tournaments'>,
  id: TournamentId,
): Promise<LoadedTournament | 'damaged' | undefined> => {
  try {
    const stored = await tournaments.load(id)
    return stored && foldStoredTournament(id, stored)
  } catch {
    return 'damaged'
  }
}

/** Returns everyone whom a tournament names. */
export const holdersIn = ({ deputy, entrants }: Tournament): readonly Holder[] => [
  'secretary',
  ...(deputy ? (['deputy'] as const) : []),
  ...entrants.map(({ number }) => number),
]

/** Returns whose entry of the address book a contact is. Undefined if there is no such tournament or person. */
export const placeOfContact = async (
  records: Pick<AdminRecords, 'tournaments'>,
  id: TournamentId,
  contact: string,
): Promise<FoundPlace | undefined> => {
  const loaded = await storedTournament(records, id)
  if (loaded === undefined || loaded === 'damaged') return undefined
  const holder = holdersIn(loaded.tournament).find((each) => contactOfHolder(loaded.tournament, each) === contact)
  return holder === undefined ? undefined : { id, holder, loaded }
}

/** Returns the tournament in an item of the table of games. Undefined if it is a game, or damaged. */
export const tournamentIn = (
  found: CopiedGame,
): { readonly id: TournamentId; readonly loaded: LoadedTournament } | undefined => {
  const id = tournamentIdIn(found.id)
  if (id === undefined || 'fault' in found) return undefined
  try {
    return { id, loaded: foldStoredTournament(id, unpackTournament(found.item)) }
  } catch {
    return undefined
  }
}
