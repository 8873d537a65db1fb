import type { DatabaseSync } from 'node:sqlite'
import { readEmailBody } from '../../../functions/aws/email/email-body.ts'
import { movableClock } from '../../../local/machine/clock.ts'
import { openDatabase } from '../../../local/sqlite/database/open-database.ts'
import { truncateLog } from '../../../local/sqlite/database/truncate-log.ts'
import { sqliteKeyValues, storedSigner } from '../../../local/sqlite/database/sqlite-key-values.ts'
import { sqliteApiKeys } from '../../../local/sqlite/stores/sqlite-api-keys.ts'
import { contactFromRow, sqliteContacts } from '../../../local/sqlite/stores/sqlite-contacts.ts'
import { sqliteGames, sqliteTournaments } from '../../../local/sqlite/stores/sqlite-games.ts'
import { sqliteNotebook } from '../../../local/sqlite/stores/sqlite-notebook.ts'
import { sqliteOutbox } from '../../../local/sqlite/queues/sqlite-outbox.ts'
import { sqliteQueue } from '../../../local/sqlite/queues/sqlite-queue.ts'
import { sqliteLedger } from '../../../local/sqlite/stores/sqlite-ledger.ts'
import { SELECT_GAME, requireGameFolder } from '../../command/open-game-folder.ts'
import { gameFromRow } from '../../replay/game-copy.ts'
import type { AdminRecords, FiledContact, WaitingEmail } from './admin-records.ts'

/** Rows that are read at once. Between two pages the service may write. */
const PAGE = 500

const WITH_ADDRESS = `SELECT rowid AS row, * FROM contact WHERE email IS NOT NULL AND rowid > ? ORDER BY rowid LIMIT ${PAGE}`
const GAMES = `${SELECT_GAME} WHERE p > ? ORDER BY p LIMIT ${PAGE}`
const WAITING = `SELECT body, attempts, visible_at AS next, dead FROM message WHERE queue = 'outbox' ORDER BY visible_at, id`

async function* filedIn(database: DatabaseSync): AsyncGenerator<FiledContact> {
  const select = database.prepare(WITH_ADDRESS)
  for (let after = 0; ;) {
    const rows = select.all(after)
    for (const row of rows) {
      const known = contactFromRow(row as Parameters<typeof contactFromRow>[0])
      yield { game: String(row['game']), id: String(row['id']), known: { ...known, email: String(row['email']) } }
    }
    if (rows.length < PAGE) return
    after = Number(rows.at(-1)?.['row'])
  }
}

async function* gamesIn(database: DatabaseSync) {
  const select = database.prepare(GAMES)
  for (let after = ''; ;) {
    const games = select.all(after).map(gameFromRow)
    yield* games
    if (games.length < PAGE) return
    after = games.at(-1)?.id ?? ''
  }
}

const waitingIn = (database: DatabaseSync): readonly WaitingEmail[] =>
  database
    .prepare(WAITING)
    .all()
    .map((row) => ({
      email: readEmailBody(String(row['body'])),
      attempts: Number(row['attempts']),
      next: Number(row['next']),
      isDead: row['dead'] === 1,
    }))

/** Returns the records of a folder. Its service may run meanwhile. */
export const folderRecords = (folder: string): AdminRecords => {
  requireGameFolder(folder)
  const database = openDatabase(folder)
  const values = sqliteKeyValues(database)
  const { now } = movableClock(values)
  return {
    filed: () => filedIn(database),
    everyGame: () => gamesIn(database),
    games: sqliteGames(database),
    tournaments: sqliteTournaments(database),
    contacts: sqliteContacts(database),
    notebook: sqliteNotebook(database),
    keys: sqliteApiKeys(database),
    signer: storedSigner(values, false),
    ledger: sqliteLedger(database),
    outbox: () => waitingIn(database),
    emails: sqliteOutbox(database, sqliteQueue(database, 'outbox'), now),
    now,
    close: () => {
      // What was forgotten would else stay in the log of a running service for another minute.
      truncateLog(database)
      database.close()
    },
  }
}
