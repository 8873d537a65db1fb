import { expect, test } from 'vitest'
import { fillFolder, storedId } from '../../bench/service/fill-folder.ts'
import { openResources } from '../../local/resources/resources.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { foldStored } from '../../shared/service/games/game-store.ts'
import { tempFolder } from '../harness/temp.ts'

const COUNT = 120

test('a folder is filled with games that the service can play on, and with everything stored beside them', async () => {
  await using folder = await tempFolder('fill')
  fillFolder(folder.path, COUNT)
  const database = openDatabase(folder.path)
  const rows = ['game', 'schedule', 'contact'].map(
    (table) => database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count'],
  )
  expect(rows).toEqual([COUNT, COUNT, 2 * COUNT])
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  database.close()

  const ground = await openResources({ folder: folder.path, store: { kind: 'sqlite' } })
  const id = storedId(COUNT - 1)
  const stored = await ground.games.load(id)
  const game = stored && foldStored(id, stored).game
  expect(game).toMatchObject({ status: 'active' })
  expect(stored?.due).toBeGreaterThan(Date.now())
  expect(
    await ground.contacts.load(id, stored?.log[0]?.type === 'offered' ? (stored.log[0].contact ?? '') : ''),
  ).toEqual({
    told: 0,
  })
  expect(await ground.games.overdue(Date.now(), 1)).toEqual([])
  ground.close()
})
