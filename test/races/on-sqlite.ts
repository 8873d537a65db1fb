import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sqliteChanges } from '../../local/sqlite/stores/sqlite-changes.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { tempFolder } from '../harness/temp.ts'
import type { Call } from './call.ts'
import { readAll } from './chain.ts'
import { type Race, type Terms, numbersOf } from './race.ts'
import type { Task } from './sqlite-contender.ts'

const CONTENDER = join(import.meta.dirname, 'sqlite-contender.ts')

const startProcess = async (task: Task): Promise<ChildProcess> => {
  const child = fork(CONTENDER, [JSON.stringify(task)], { serialization: 'advanced' })
  await once(child, 'message')
  return child
}

const callsOf = async (child: ChildProcess): Promise<readonly Call[]> => {
  child.send('go')
  const [calls] = (await once(child, 'message')) as [readonly Call[]]
  return calls
}

/** Runs a race on SQLite. Each contender is a process with its own connection to the database. */
export const raceOnSqlite = async (terms: Terms): Promise<Race> => {
  await using folder = await tempFolder('race')
  const database = openDatabase(folder.path)
  const changes = sqliteChanges(database, 'race')
  const commands = terms.commands / terms.contenders
  const children = await Promise.all(
    numbersOf(terms).map((number) => startProcess({ number, commands, seed: terms.seed, folder: folder.path })),
  )
  const begun = performance.now()
  const calls = (await Promise.all(children.map(callsOf))).flat()
  const seconds = (performance.now() - begun) / 1000
  const records = await readAll(changes, 0)
  database.close()
  return { calls, records, seconds }
}
