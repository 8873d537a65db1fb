import type { DatabaseSync } from 'node:sqlite'
import type { Amends, Contact, Contacts } from '../../shared/service/ports.ts'

type Row = {
  readonly email: string | null
  readonly locale: string | null
  readonly time_zone: string | null
  readonly silent: number | null
  readonly told: number
}

const contactIn = ({ email, locale, time_zone: timeZone, silent, told }: Row): Contact & { readonly told: number } => ({
  ...(email !== null && { email }),
  ...(locale !== null && { locale }),
  ...(timeZone !== null && { timeZone }),
  ...(silent !== null && { silent: silent === 1 }),
  told,
})

/** SQLite's lower() knows only ASCII, so `address` is lower-cased here. */
const valuesOf = ({ email, locale, timeZone, silent }: Amends) => [
  email ?? null,
  email?.toLowerCase() ?? null,
  locale ?? null,
  timeZone ?? null,
  silent === undefined || silent === null ? null : Number(silent),
]

/** 1 for each field that is given. */
const namedIn = ({ email, locale, timeZone, silent }: Amends) =>
  [email, email, locale, timeZone, silent].map((value) => Number(value !== undefined))

const INSERT = `INSERT INTO contact (game, id, email, address, locale, time_zone, silent) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (game, id) DO`

const UPDATE = `UPDATE SET email = iif(?, excluded.email, email), address = iif(?, excluded.address, address),
  locale = iif(?, excluded.locale, locale), time_zone = iif(?, excluded.time_zone, time_zone),
  silent = iif(?, excluded.silent, silent)`

const statementsOf = (database: DatabaseSync) => ({
  find: database.prepare('SELECT email, locale, time_zone, silent, told FROM contact WHERE game = ? AND id = ?'),
  enter: database.prepare(`${INSERT} NOTHING`),
  amend: database.prepare(`${INSERT} ${UPDATE}`),
  claim: database.prepare('UPDATE contact SET until = ? WHERE game = ? AND id = ? AND told < ? AND until <= ?'),
  told: database.prepare('UPDATE contact SET told = max(told, ?), until = 0 WHERE game = ? AND id = ?'),
  at: database.prepare('SELECT game, id FROM contact WHERE address = ? LIMIT ?'),
})

export const sqliteContacts = (database: DatabaseSync): Contacts => {
  const { find, enter, amend, claim, told, at } = statementsOf(database)
  return {
    load: async (game, id) => {
      const row = find.get(game, id) as Row | undefined
      return row && contactIn(row)
    },
    enter: async (game, id, contact) => void enter.run(game, id, ...valuesOf(contact)),
    amend: async (game, id, amends) => void amend.run(game, id, ...valuesOf(amends), ...namedIn(amends)),
    claim: async (game, id, { version, now, until }) => claim.run(until, game, id, version, now).changes === 1,
    told: async (game, id, version) => void told.run(version, game, id),
    at: async (email, limit) =>
      at.all(email.toLowerCase(), limit).map((row) => ({ game: String(row['game']), id: String(row['id']) })),
  }
}
