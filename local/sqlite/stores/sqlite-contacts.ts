import type { DatabaseSync } from 'node:sqlite'
import {
  type ContactChanges,
  type Contact,
  type Contacts,
  type StoredContact,
  meetsCondition,
} from '../../../shared/service/ports/contacts.ts'
import { MOST_NOTED_EMAILS } from '../../../shared/game/limits/bounds.ts'
import { NOTE_LENGTH } from '../../../shared/service/evidence/delivery-notes.ts'
import { parsePostponed, formatPostponed } from '../../../shared/service/email/requests/postponed.ts'

type Cell = string | number | null
type Field = keyof Contact

/** The column of each field. SQLite has no booleans, so flags are 0 or 1. */
const COLUMNS: { readonly [F in Field]-?: { readonly column: string; readonly flag?: true } } = {
  email: { column: 'email' },
  filed: { column: 'filed' },
  locale: { column: 'locale' },
  timeZone: { column: 'time_zone' },
  silent: { column: 'silent', flag: true },
  digest: { column: 'digest', flag: true },
  digestAt: { column: 'digest_at' },
  follow: { column: 'follow' },
  confirmed: { column: 'confirmed', flag: true },
  quietUntil: { column: 'quiet_until' },
  postponed: { column: 'postponed' },
  returned: { column: 'returned', flag: true },
  held: { column: 'held', flag: true },
  namedBy: { column: 'named_by' },
  epoch: { column: 'epoch' },
  seen: { column: 'seen' },
  look: { column: 'look' },
  devices: { column: 'devices' },
  muted: { column: 'muted', flag: true },
}

const FIELDS = Object.keys(COLUMNS) as readonly Field[]
const NAMES = FIELDS.map((field) => COLUMNS[field].column)

type ContactRow = Readonly<Record<string, Cell>> & {
  readonly told: number
  readonly counts: string | null
  readonly deliveries: string | null
}

const valueOf = (field: Field, cell: string | number): Contact[Field] => {
  if (field === 'postponed') return parsePostponed(String(cell))
  return COLUMNS[field].flag ? cell === 1 : cell
}

export const contactFromRow = (row: ContactRow): StoredContact => {
  const fields = FIELDS.flatMap((field) => {
    const cell = row[COLUMNS[field].column] ?? null
    return cell === null ? [] : [[field, valueOf(field, cell)]]
  })
  const { told, counts, deliveries } = row
  return {
    ...(Object.fromEntries(fields) as Contact),
    told,
    ...(counts !== null && { counts }),
    ...(deliveries !== null && { deliveries }),
  }
}

const cellOf = (value: Contact[Field] | null): Cell => {
  if (typeof value === 'object' && value !== null) return formatPostponed(value)
  return typeof value === 'boolean' ? Number(value) : (value ?? null)
}

/** Returns all columns of a contact, except its key. */
export const contactColumns = (contact: Contact): Readonly<Record<string, Cell>> =>
  Object.fromEntries(FIELDS.map((field) => [COLUMNS[field].column, cellOf(contact[field])]))

const valuesOf = (amends: ContactChanges): readonly Cell[] => FIELDS.map((field) => cellOf(amends[field]))

const namedIn = (amends: ContactChanges): readonly number[] =>
  FIELDS.map((field) => Number(amends[field] !== undefined))

const INSERT = `INSERT INTO contact (game, id, ${NAMES.join(', ')}) VALUES (?, ?${', ?'.repeat(NAMES.length)})
  ON CONFLICT (game, id) DO`

const UPDATE = `UPDATE SET ${NAMES.map((column) => `${column} = iif(?, excluded.${column}, ${column})`).join(', ')}`

const statementsOf = (database: DatabaseSync) => ({
  find: database.prepare(`SELECT ${NAMES.join(', ')}, told, counts, deliveries FROM contact WHERE game = ? AND id = ?`),
  enter: database.prepare(`${INSERT} NOTHING`),
  amend: database.prepare(`${INSERT} ${UPDATE}`),
  claim: database.prepare(
    `UPDATE contact SET until = ?, counts = ifnull(?, counts)
      WHERE game = ? AND id = ? AND told < ? AND until <= ? AND (? IS NULL OR counts IS ?)`,
  ),
  count: database.prepare('UPDATE contact SET counts = ? WHERE game = ? AND id = ? AND counts IS ?'),
  told: database.prepare(
    `UPDATE contact SET until = 0, told = max(told, ?1),
      deliveries = iif(told < ?1 AND ?2 IS NOT NULL, substr(ifnull(deliveries, '') || ?2, -${NOTE_LENGTH * MOST_NOTED_EMAILS}), deliveries)
      WHERE game = ?3 AND id = ?4`,
  ),
  release: database.prepare('UPDATE contact SET until = 0 WHERE game = ? AND id = ?'),
  list: database.prepare('UPDATE contact SET since = ? WHERE game = ? AND id = ?'),
  keep: database.prepare('UPDATE contact SET expires = ? WHERE game = ?'),
  at: database.prepare(
    'SELECT game, id FROM contact WHERE filed = ? AND since IS NOT NULL ORDER BY since DESC LIMIT ?',
  ),
})

export const sqliteContacts = (database: DatabaseSync): Contacts => {
  const { find, enter, amend, claim, count, told, release, list, keep, at } = statementsOf(database)
  return {
    load: async (game, id) => {
      const row = find.get(game, id) as ContactRow | undefined
      return row && contactFromRow(row)
    },
    add: async (game, id, contact) => void enter.run(game, id, ...valuesOf(contact)),
    update: async (game, id, amends, where) => {
      const row = find.get(game, id) as ContactRow | undefined
      const isMet = where === undefined || meetsCondition(row && contactFromRow(row), where)
      if (isMet) amend.run(game, id, ...valuesOf(amends), ...namedIn(amends))
      return isMet
    },
    claim: async (game, id, { version, now, until, counting }) => {
      const { was = null, is = null } = counting ?? {}
      return claim.run(until, is, game, id, version, now, is, was).changes === 1
    },
    count: async (game, id, { was, is }) => count.run(is, game, id, was ?? null).changes === 1,
    markNotified: async (game, id, version, note) => void told.run(version, note ?? null, game, id),
    release: async (game, id) => void release.run(game, id),
    setListed: async (game, id, since) => void list.run(since ?? null, game, id),
    setExpiry: async (game, until) => void keep.run(until ?? null, game),
    findByAddress: async (filed, limit) =>
      at.all(filed, limit).map((row) => ({ game: String(row['game']), id: String(row['id']) })),
  }
}
