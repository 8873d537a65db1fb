import type { DatabaseSync } from 'node:sqlite'
import { hasOwnRetention } from '../../../shared/service/notebook/entry-names.ts'
import type { NotebookStore } from '../../../shared/service/ports/notebook.ts'

export const sqliteNotebook = (database: DatabaseSync): NotebookStore => {
  const find = database.prepare('SELECT text FROM paper WHERE game = ? AND name = ?')
  const put = database.prepare('INSERT OR REPLACE INTO paper (game, name, text, expires) VALUES (?, ?, ?, ?)')
  const remove = database.prepare('DELETE FROM paper WHERE game = ? AND name = ?')
  const names = database.prepare('SELECT name FROM paper WHERE game = ?')
  const setExpiry = database.prepare('UPDATE paper SET expires = ? WHERE game = ? AND name = ?')
  return {
    load: async (game, name) => find.get(game, name)?.['text'] as string | undefined,
    save: async (game, name, text, until) => void put.run(game, name, text, until ?? null),
    remove: async (game, name) => void remove.run(game, name),
    setExpiry: async (game, until) => {
      for (const name of names.all(game).map((row) => String(row['name'])))
        if (!hasOwnRetention(name)) setExpiry.run(until ?? null, game, name)
    },
  }
}
