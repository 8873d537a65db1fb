import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../local/sqlite/database.ts'
import { sqliteGames } from '../../local/sqlite/games.ts'
import { openToRead } from '../../tools/folder.ts'
import { tempFolder } from '../harness/temp.ts'
import { started } from './started.ts'
import { idOf, randomGame } from './world.ts'

const countIn = (folder: string): number => {
  const database = openToRead(folder)
  const count = Number(database.prepare('SELECT count(*) AS n FROM game').get()?.['n'])
  database.close()
  return count
}

test(
  'a copy of a folder that is written to meanwhile is whole, and for its owner alone',
  { timeout: 120_000 },
  async () => {
    await using folder = await tempFolder('backup')
    const database = openDatabase(folder.path)
    const games = sqliteGames(database)
    for (let n = 0; n < 100; n++) await games.save(idOf(n), undefined, randomGame(idOf(n), n + 1, 40))
    const to = join(folder.path, 'copy')
    const state = { isRunning: true }
    const running = started('backup', ['--data', folder.path, '--to', to]).finally(() => (state.isRunning = false))
    let written = 100
    while (state.isRunning) {
      await games.save(idOf(written), undefined, randomGame(idOf(written), written + 1, 10))
      written += 1
      await new Promise((done) => setTimeout(done, 10))
    }
    const { code, out } = await running
    database.close()
    expect([code, out]).toMatchObject([
      0,
      expect.stringContaining('position, clock, version and alarm are the same in every game'),
    ])
    const copied = countIn(to)
    expect(copied).toBeGreaterThanOrEqual(100)
    expect(copied).toBeLessThanOrEqual(written)
    expect((await stat(join(to, 'crownhead.db'))).mode & 0o777).toBe(0o600)
    const again = await started('backup', ['--data', folder.path, '--to', to])
    expect([again.code, again.error]).toMatchObject([2, expect.stringContaining('name a new folder')])
  },
)

test('one game is not "1 games"', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder('backup')
  const database = openDatabase(folder.path)
  await sqliteGames(database).save(idOf(0), undefined, randomGame(idOf(0), 1, 40))
  database.close()
  const { code, out } = await started('backup', ['--data', folder.path, '--to', join(folder.path, 'copy')])
  expect([code, out]).toEqual([0, expect.stringMatching(/^1 game \(1 \w+\), \d+ steps and \d+ moves replayed$/m)])
})

test('without games there is nothing to copy, and it says so', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder('backup')
  const { code, error } = await started('backup', ['--data', folder.path, '--to', join(folder.path, 'copy')])
  expect([code, error]).toMatchObject([2, expect.stringContaining('no Crownhead database')])
})
