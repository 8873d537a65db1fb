import type { DatabaseSync } from 'node:sqlite'
import { GAME_PACKING } from '../../../functions/codec/game-item.ts'
import { TOURNAMENT_PACKING } from '../../../functions/codec/tournament-item.ts'
import type { Games } from '../../../shared/service/ports/games.ts'
import { tournamentKey } from '../../../shared/service/ports/tournaments/tournament-key.ts'
import type { Tournaments } from '../../../shared/service/ports/tournaments/tournaments.ts'
import { sqliteItems } from './sqlite-items.ts'

export const sqliteGames = (database: DatabaseSync): Games => {
  const items = sqliteItems(database, GAME_PACKING)
  const overdue = database.prepare('SELECT p FROM game WHERE d <= ? ORDER BY d LIMIT ?')
  return {
    load: async (id) => items.load(id),
    loadAll: async (ids) =>
      new Map(
        [...new Set(ids)].flatMap((id) => {
          const stored = items.load(id)
          return stored ? [[id, stored] as const] : []
        }),
      ),
    save: async (key, before, after) => items.save({ key, before, after }),
    overdue: async (until, limit) => overdue.all(Math.floor(until / 1000), limit).map((row) => String(row['p'])),
  }
}

/** Returns the store of tournaments, in the table of games. */
export const sqliteTournaments = (database: DatabaseSync): Tournaments => {
  const items = sqliteItems(database, TOURNAMENT_PACKING)
  return {
    load: async (id) => items.load(tournamentKey(id)),
    save: async (id, before, after) => items.save({ key: tournamentKey(id), before, after }),
  }
}
