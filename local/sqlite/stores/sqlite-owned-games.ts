import type { DatabaseSync } from 'node:sqlite'
import {
  type OwnedEntry,
  type OwnedGame,
  type OwnedLists,
  cursorAt,
} from '../../../shared/service/ports/owned-games.ts'

/** Returns the lists of each owner's games, or of their tournaments, which have other names. */
export const sqliteOwnedGames = <Entry extends OwnedEntry = OwnedGame>(database: DatabaseSync): OwnedLists<Entry> => {
  const put = `INSERT INTO owned (owner, game, version, place, line, expires) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (owner, game) DO UPDATE SET version = excluded.version, place = excluded.place, line = excluded.line,
      expires = excluded.expires WHERE`
  const note = database.prepare(`${put} version < excluded.version`)
  const noteOver = database.prepare(`${put} version = ?`)
  const find = database.prepare('SELECT version FROM owned WHERE owner = ? AND game = ?')
  const one = database.prepare('SELECT line FROM owned WHERE owner = ? AND game = ?')
  const after = database.prepare('SELECT place, line FROM owned WHERE owner = ? AND place > ? ORDER BY place LIMIT ?')
  return {
    note: async (owner, game, { at, over }) => {
      const { id, version, until } = game
      const columns = [owner, id, version, cursorAt(at, id), JSON.stringify(game), until ?? null]
      if (over === undefined) note.run(...columns)
      else noteOver.run(...columns, over)
    },
    noted: async (owner, id) => find.get(owner, id)?.['version'] as number | undefined,
    find: async (owner, id) => {
      const line = one.get(owner, id)?.['line']
      return typeof line === 'string' ? (JSON.parse(line) as Entry) : undefined
    },
    after: async (owner, cursor, most) =>
      after
        .all(owner, cursor, most)
        .map((row) => ({ cursor: String(row['place']), game: JSON.parse(String(row['line'])) as Entry })),
  }
}
