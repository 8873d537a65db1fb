import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFolder } from '../../local/machine/data-folder.ts'
import { lockFolder } from '../../local/machine/folder-lock.ts'
import { tempFolder } from '../harness/temp.ts'

test('one process at a time has the folder', async () => {
  await using folder = await tempFolder('lock')
  const path = join(folder.path, 'deep', 'down')
  const first = lockFolder(path)
  expect(() => lockFolder(path)).toThrow(`another service is running on ${path};`)
  first.release()
  lockFolder(path).release()
})

test('a damaged lock does not look like one that is held', async () => {
  await using folder = await tempFolder('lock')
  await writeFile(join(folder.path, 'lock.db'), 'no database at all'.repeat(100))
  expect(() => lockFolder(folder.path)).toThrow(
    `${join(folder.path, 'lock.db')} cannot be used (file is not a database);`,
  )
})

test('a folder can be checked before it exists', async () => {
  await using folder = await tempFolder('lock')
  const path = join(folder.path, 'deep', 'down')
  checkFolder(path)
  expect(await readdir(folder.path)).toEqual([])
  lockFolder(path).release()
  checkFolder(path)
  const file = join(path, 'lock.db')
  for (const wrong of [file, join(file, 'deep', 'down')])
    expect(() => checkFolder(wrong)).toThrow(`${file} is a file; set DATA_DIR to a folder.`)
})

// The root user may write everywhere.
test.skipIf(process.getuid?.() === 0)('a folder without permission to write is reported as such', async () => {
  await using folder = await tempFolder('lock')
  const closed = join(folder.path, 'closed')
  await mkdir(closed)
  await chmod(closed, 0o500)
  expect(() => checkFolder(join(closed, 'deep'))).toThrow(/cannot be written to \(EACCES\); set DATA_DIR/)
})

test.skipIf(process.platform !== 'linux')('a folder in a file system of the kernel is refused', () => {
  expect(() => checkFolder('/proc/crownhead')).toThrow(
    '/proc/crownhead is in a file system of the kernel; set DATA_DIR',
  )
})
