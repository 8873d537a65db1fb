import { expect, test } from 'vitest'
import { lockFolder } from '../../local/lock.ts'
import { tempFolder } from '../harness/temp.ts'

test('a folder is one process at a time', async () => {
  await using folder = await tempFolder('lock')
  const first = lockFolder(folder.path)
  expect(first).toBeDefined()
  expect(lockFolder(folder.path)).toBeUndefined()
  first?.release()
  const second = lockFolder(folder.path)
  expect(second).toBeDefined()
  second?.release()
})
