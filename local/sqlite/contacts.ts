import type { DatabaseSync } from 'node:sqlite'
import type { Contact, Contacts } from '../../shared/service/ports.ts'

type Row = {
  readonly email: string | null
  readonly locale: string | null
  readonly time_zone: string | null
  readonly told: number
}

const contactIn = ({ email, locale, time_zone: timeZone, told }: Row): Contact & { readonly told: number } => ({
  ...(email !== null && { email }),
  ...(locale !== null && { locale }),
  ...(timeZone !== null && { timeZone }),
  told,
})

const SAVE = `INSERT INTO contact (game, id, email, locale, time_zone) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (game, id) DO UPDATE SET email = excluded.email, locale = excluded.locale, time_zone = excluded.time_zone`

/** The address book in SQLite. */
export const sqliteContacts = (database: DatabaseSync): Contacts => {
  const find = database.prepare('SELECT email, locale, time_zone, told FROM contact WHERE game = ? AND id = ?')
  const save = database.prepare(SAVE)
  const told = database.prepare('UPDATE contact SET told = max(told, ?) WHERE game = ? AND id = ?')
  return {
    load: async (game, id) => {
      const row = find.get(game, id) as Row | undefined
      return row && contactIn(row)
    },
    save: async (game, id, { email, locale, timeZone }) =>
      void save.run(game, id, email ?? null, locale ?? null, timeZone ?? null),
    told: async (game, id, version) => void told.run(version, game, id),
  }
}
