import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from '../../local/lock.ts'
import { tempFolder } from '../harness/temp.ts'

test('a folder is one process at a time', async () => {
  await using folder = await tempFolder('lock')
  const path = join(folder.path, 'deep', 'down')
  const first = lockFolder(path)
  expect(() => lockFolder(path)).toThrow(`another service is running on ${path};`)
  first.release()
  lockFolder(path).release()
})

test('a lock that is damaged is not taken for one that is held', async () => {
  await using folder = await tempFolder('lock')
  await writeFile(join(folder.path, 'lock.db'), 'no database at all'.repeat(100))
  expect(() => lockFolder(folder.path)).toThrow(
    `${join(folder.path, 'lock.db')} cannot be used (file is not a database);`,
  )
})
