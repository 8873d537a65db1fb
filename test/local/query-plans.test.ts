import type { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { openResources } from '../../local/resources/resources.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { tempFolder } from '../harness/temp.ts'

/**
 * Statements that may read a whole table: of the API keys, for the operator's tool; of the emails, for the mailbox
 * page; and of a table that has one row for each reader of changes.
 */
const WHOLE = ['SELECT * FROM api_key', 'SELECT mail FROM mail', 'SELECT min(seq) FROM cursor']

const planOf = (database: DatabaseSync, sql: string): readonly string[] =>
  database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all()
    .map(({ detail }) => String(detail))

/**
 * Returns whether a step of a plan reads a whole table. SQLite says `SEARCH` without an index when it reads every row
 * for a minimum.
 */
const readsAll = (step: string): boolean =>
  /^(SCAN|SEARCH) (game|contact|paper|ledger|schedule|message|change|mail|value|api_key)\b(?!.* USING )/.test(step)

test('no statement of the store reads a whole table, however many games there are', async () => {
  await using folder = await tempFolder('plans')
  const database = openDatabase(folder.path)
  const prepared = vi.spyOn(Object.getPrototypeOf(database) as DatabaseSync, 'prepare')
  const resources = await openResources({ folder: folder.path, store: { kind: 'sqlite' } })
  const statements = prepared.mock.calls.map(([sql]) => sql).filter((sql) => !sql.startsWith('PRAGMA'))
  prepared.mockRestore()
  resources.close()
  expect(statements.length).toBeGreaterThan(40)
  const slow = statements.filter((sql) => planOf(database, sql).some(readsAll))
  expect(slow.filter((sql) => !WHOLE.some((known) => sql.includes(known)))).toEqual([])
  expect(planOf(database, 'SELECT min(expires) FROM contact').some(readsAll)).toBe(true)
  database.close()
})
