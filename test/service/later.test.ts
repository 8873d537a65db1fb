import { expect, test } from 'vitest'
import { lazy } from '../../shared/service/runtime/lazy.ts'

test('a lazy module is loaded once, when it is first called', async () => {
  let reads = 0
  const act = lazy(async () => ({ act: (name: string) => `${name} ${(reads += 1)}` }), 'act')
  expect(reads).toBe(0)
  expect([await act('a'), await act('b')]).toEqual(['a 1', 'b 2'])
})

test('a lazy module that could not be loaded is loaded again at the next call', async () => {
  let tries = 0
  const load = async () => {
    tries += 1
    if (tries === 1) throw new Error('EMFILE')
    return { act: () => tries }
  }
  const act = lazy(load, 'act')
  await expect(act()).rejects.toThrow('EMFILE')
  expect([await act(), await act()]).toEqual([2, 2])
})
