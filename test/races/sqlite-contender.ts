import { sqliteContacts } from '../../local/sqlite/stores/sqlite-contacts.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteGames } from '../../local/sqlite/stores/sqlite-games.ts'
import { sqliteLedger } from '../../local/sqlite/stores/sqlite-ledger.ts'
import { sqliteNotebook } from '../../local/sqlite/stores/sqlite-notebook.ts'
import { storedSigner, sqliteKeyValues } from '../../local/sqlite/database/sqlite-key-values.ts'
import { type Contender, contend } from './contender.ts'

/**
 * The task of a process with its own connection to the file. The process waits for a signal, so that all begin at once.
 */
export type Task = Pick<Contender, 'number' | 'commands' | 'seed'> & { readonly folder: string }

const { folder, ...task } = JSON.parse(process.argv[2] ?? '') as Task
const database = openDatabase(folder)
const store = {
  games: sqliteGames(database),
  contacts: sqliteContacts(database),
  ledger: sqliteLedger(database),
  notebook: sqliteNotebook(database),
}
const signer = storedSigner(sqliteKeyValues(database))
process.once('message', () => {
  void contend({ ...task, store, signer }).then((calls) => {
    database.close()
    process.send?.(calls, () => process.disconnect())
  })
})
process.send?.('ready')
