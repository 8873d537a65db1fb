import type { DatabaseSync } from 'node:sqlite'
import type { Papers } from '../../shared/service/ports.ts'

export const sqlitePapers = (database: DatabaseSync): Papers => {
  const find = database.prepare('SELECT text FROM paper WHERE game = ? AND name = ?')
  const put = database.prepare('INSERT OR REPLACE INTO paper (game, name, text) VALUES (?, ?, ?)')
  return {
    load: async (game, name) => find.get(game, name)?.['text'] as string | undefined,
    save: async (game, name, text) => void put.run(game, name, text),
  }
}
