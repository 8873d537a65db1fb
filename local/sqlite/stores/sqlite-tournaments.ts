import type { DatabaseSync } from 'node:sqlite'
import { TOURNAMENT_PACKING } from '../../../functions/codec/packing.ts'
import { type Tournaments, tournamentKey } from '../../../shared/service/ports/tournaments.ts'
import { sqliteItems } from './sqlite-items.ts'

/** Returns the store of tournaments, in the table of games. */
export const sqliteTournaments = (database: DatabaseSync): Tournaments => {
  const items = sqliteItems(database, TOURNAMENT_PACKING)
  return {
    load: async (id) => items.load(tournamentKey(id)),
    save: async (id, before, after) => items.save({ key: tournamentKey(id), before, after }),
  }
}
