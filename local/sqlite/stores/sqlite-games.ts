import type { DatabaseSync } from 'node:sqlite'
import { GAME_PACKING } from '../../../functions/codec/packing.ts'
import type { Games } from '../../../shared/service/ports/games.ts'
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
