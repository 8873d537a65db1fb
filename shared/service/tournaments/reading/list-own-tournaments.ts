import type { Listed, ListCursor } from '../../ports/owned-games.ts'
import { type OwnedTournament, ownedTournamentsOf } from '../../ports/tournaments/owned-tournaments.ts'
import type { Service } from '../../runtime/service.ts'

/** Returns at most `most` tournaments of an owner after a cursor, in the order in which they last changed. */
export const listOwnTournaments = (
  { ownedTournaments }: Pick<Service, 'ownedTournaments'>,
  owner: string,
  cursor: ListCursor,
  most: number,
): Promise<readonly Listed<OwnedTournament>[]> => ownedTournaments.after(ownedTournamentsOf(owner), cursor, most)
