import { expect, test } from 'vitest'
import { TABLES } from '../../functions/aws/dynamodb/tables.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { privacyText } from '../../tools/privacy/privacy-text.ts'
import { CONTACT_COLUMNS, NOTEBOOK_PAGES, SEAT_FACTS } from '../../tools/privacy/seat-fields.ts'
import { OTHER_TABLES, STORED_TABLES } from '../../tools/privacy/stored-tables.ts'
import { tempFolder } from '../harness/temp.ts'

const storedBy = async () => {
  await using folder = await tempFolder('privacy')
  const database = openDatabase(folder.path)
  const names = (sql: string): readonly string[] =>
    database
      .prepare(sql)
      .all()
      .map(({ name }) => String(name))
  const found = {
    tables: names(`SELECT name FROM sqlite_master WHERE type = 'table'`),
    columns: names(`SELECT name FROM pragma_table_info('contact')`),
  }
  database.close()
  return found
}

test('the privacy text has every table of the database, and every column about a person', async () => {
  const { tables, columns } = await storedBy()
  const known = [...STORED_TABLES.map(({ table }) => table), ...OTHER_TABLES.map(([table]) => table)]
  expect(known.toSorted()).toEqual(tables.toSorted())
  expect(Object.keys(CONTACT_COLUMNS).toSorted()).toEqual(columns.toSorted())
  expect(new Set(Object.values(CONTACT_COLUMNS))).toEqual(new Set([...Object.keys(SEAT_FACTS), 'own']))
})

test('it has every table of AWS', () => {
  const named = STORED_TABLES.flatMap(({ aws }) => aws ?? [])
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(TABLES).toSorted())
})

test.each(['machine', 'aws'] as const)('on %s it says what is stored, why, and for how long', (place) => {
  const text = privacyText({}, place)
  for (const { table, title, what, why } of STORED_TABLES)
    expect([table, text.includes(`- **${title}.** ${what}`), text.includes(why)]).toEqual([
      table,
      table !== 'mail',
      table !== 'mail',
    ])
  for (const fact of [...Object.values(SEAT_FACTS), ...Object.values(NOTEBOOK_PAGES)]) expect(text).toContain(fact)
  expect(text).toContain('180 days after its end (30 days if it was called off or never began)')
  expect(text).toContain('[NAME]')
  expect(text).not.toContain('undefined')
})

test('it names the operator as the settings do', () => {
  const imprint = 'https://club.example/imprint'
  const text = privacyText({ club: 'Damclub Utrecht', imprint, contact: 'board@club.example' }, 'machine')
  expect(text).toContain(
    `run by Damclub Utrecht, ${imprint}. Questions, and requests about your data: board@club.example.`,
  )
})
