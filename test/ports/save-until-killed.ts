import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteGames } from '../../local/sqlite/stores/sqlite-games.ts'
import { offer } from './samples.ts'

/** This process saves games as fast as it can, and prints each id once it is saved, until it is killed. */
const games = sqliteGames(openDatabase(process.argv[2] ?? ''))
for (let n = 0; ; n++) {
  const id = `game${n}`
  await games.save(id, undefined, offer())
  process.stdout.write(`${id}\n`)
}
