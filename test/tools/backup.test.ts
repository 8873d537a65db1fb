import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readServingSettings } from '../../local/serving/settings/read-serving-settings.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteGames } from '../../local/sqlite/stores/sqlite-games.ts'
import { openGameFolder } from '../../tools/command/open-game-folder.ts'
import { tempFolder } from '../harness/temp.ts'
import { started } from './started.ts'
import { idOf, randomGame } from './world.ts'

const countIn = (folder: string): number => {
  const database = openGameFolder(folder)
  const count = Number(database.prepare('SELECT count(*) AS n FROM game').get()?.['n'])
  database.close()
  return count
}

test(
  'a copy of a folder that is written to at the same time is whole, and readable by its owner alone',
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
      expect.stringContaining('position, clock, version and timer are the same in every game'),
    ])
    const copied = countIn(to)
    expect(copied).toBeGreaterThanOrEqual(100)
    expect(copied).toBeLessThanOrEqual(written)
    expect((await stat(join(to, 'crownhead.db'))).mode & 0o777).toBe(0o600)
    const again = await started('backup', ['--data', folder.path, '--to', to])
    expect([again.code, again.error]).toMatchObject([2, expect.stringContaining('name a new folder')])
  },
)

test('one game is "1 game" and not "1 games"', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder('backup')
  const database = openDatabase(folder.path)
  await sqliteGames(database).save(idOf(0), undefined, randomGame(idOf(0), 1, 40))
  database.close()
  const { code, out } = await started('backup', ['--data', folder.path, '--to', join(folder.path, 'copy')])
  expect([code, out]).toEqual([0, expect.stringMatching(/^1 game \(1 \w+\), \d+ steps and \d+ moves replayed$/m)])
})

test('without games there is nothing to copy, and the tool says so', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder('backup')
  const { code, error } = await started('backup', ['--data', folder.path, '--to', join(folder.path, 'copy')])
  expect([code, error]).toMatchObject([2, expect.stringContaining('no Crownhead database')])
})

test('a copy has the settings if they are named, readable by their owner alone', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder('backup')
  const data = join(folder.path, 'games')
  const database = openDatabase(data)
  await sqliteGames(database).save(idOf(0), undefined, randomGame(idOf(0), 1, 40))
  database.close()
  const file = join(folder.path, 'club.env')
  const text = `ORIGIN=https://a.example\nMAIL_FROM=a@a.example\nMAIL_URL=smtps://ann:hunter2@a.example\nDATA_DIR=${data}\n`
  await writeFile(file, text, { mode: 0o644 })
  const to = join(folder.path, 'copy')
  const { code, out, error } = await started('backup', ['--settings', file, '--to', to], { DATA_DIR: data })
  expect([code, error]).toEqual([0, ''])
  expect(out).toContain(`the settings are in ${join(to, 'settings.env')}`)
  expect(out).not.toMatch(/hunter2|not in the copy/)
  const copy = join(to, 'settings.env')
  expect([await readFile(copy, 'utf8'), (await stat(copy)).mode & 0o777]).toEqual([text, 0o600])
  expect((await stat(to)).mode & 0o777).toBe(0o700)
  // A restored service reads the copied settings. `DATA_DIR` in its environment replaces the folder that these settings
  // name.
  expect(readServingSettings({ DATA_DIR: to }, text)).toMatchObject({ ok: true, serving: { folder: to } })
  const without = join(folder.path, 'without')
  expect((await started('backup', ['--data', data, '--to', without])).code).toBe(0)
  await expect(stat(join(without, 'settings.env'))).rejects.toThrow('ENOENT')
  // Without `DATA_DIR` in the environment, the settings say which folder is copied. The tool reports that the key file
  // that they name is not in the copy.
  const more = join(folder.path, 'more.env')
  await writeFile(more, `${text}DKIM_KEY_FILE=/etc/key.pem\n`)
  const second = await started('backup', ['--settings', more, '--to', join(folder.path, 'second')])
  expect([second.code, second.out]).toEqual([
    0,
    expect.stringContaining('not in the copy: the files that DKIM_KEY_FILE'),
  ])
  const missing = await started('backup', ['--settings', '/nowhere', '--to', join(folder.path, 'third')])
  expect([missing.code, missing.error]).toMatchObject([2, expect.stringContaining('/nowhere')])
  await expect(stat(join(folder.path, 'third')), 'nothing is half made').rejects.toThrow('ENOENT')
})
