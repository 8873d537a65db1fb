import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from '../../local/lock.ts'
import { tempFolder } from '../harness/temp.ts'

test('one process at a time has the folder', async () => {
  await using folder = await tempFolder('lock')
  const path = join(folder.path, 'deep', 'down')
  const first = lockFolder(path)
  expect(() => lockFolder(path)).toThrow(`another service is running on ${path};`)
  first.release()
  lockFolder(path).release()
})

test('a damaged lock does not look like a held one', async () => {
  await using folder = await tempFolder('lock')
  await writeFile(join(folder.path, 'lock.db'), 'no database at all'.repeat(100))
  expect(() => lockFolder(folder.path)).toThrow(
    `${join(folder.path, 'lock.db')} cannot be used (file is not a database);`,
  )
})
