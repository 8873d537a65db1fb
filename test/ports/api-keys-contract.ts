import { expect, test } from 'vitest'
import { HOUR } from '../../shared/game/words.ts'
import { SCOPES } from '../../shared/api/scopes.ts'
import type { ApiKey, ApiKeys } from '../../shared/service/api-keys.ts'
import { START } from './samples.ts'

const KEY: ApiKey = {
  id: 'abcdefghijkl',
  owner: 'abcdefghijkl',
  name: 'Żaneta’s bot \u{1f916}',
  scopes: ['seats:hold'],
  hash: 'a-hash',
  created: START,
}
const BARE: ApiKey = { ...KEY, id: 'ABCDEFGHIJKL', name: 'Another', scopes: [], created: START + 1 }
const SHARING: ApiKey = { ...KEY, id: 'Deputy000000', scopes: SCOPES, created: START + 2 }

export const apiKeysContract = (make: () => Promise<ApiKeys>): void => {
  const withKeys = async () => {
    const keys = await make()
    expect([await keys.add(BARE), await keys.add(KEY)]).toEqual([true, true])
    return keys
  }

  test('a key is read as it was added, with scopes and without', async () => {
    const keys = await withKeys()
    expect(await keys.load(KEY.id)).toStrictEqual(KEY)
    expect(await keys.load(BARE.id)).toStrictEqual(BARE)
    expect(await keys.load('unknown00000')).toBeUndefined()
  })

  test('a key with the owner of another is read with it, and with all scopes', async () => {
    const keys = await withKeys()
    await keys.add(SHARING)
    expect(await keys.load(SHARING.id)).toStrictEqual(SHARING)
  })

  test('they are listed by age', async () => {
    expect(await (await make()).list()).toEqual([])
    expect(await (await withKeys()).list()).toStrictEqual([KEY, BARE])
  })

  test('an id is given once: another key with it changes nothing', async () => {
    const keys = await withKeys()
    expect(await keys.add({ ...KEY, hash: 'another-hash' })).toBe(false)
    expect(await keys.load(KEY.id)).toStrictEqual(KEY)
  })

  test('the last use is kept, and never lowered', async () => {
    const keys = await withKeys()
    for (const at of [START + HOUR, START, START + HOUR]) await keys.use(KEY.id, at)
    expect(await keys.load(KEY.id)).toStrictEqual({ ...KEY, used: START + HOUR })
    expect(await keys.load(BARE.id)).toStrictEqual(BARE)
  })

  test('a revoked key stays revoked since the first time, whatever is noted of it', async () => {
    const keys = await withKeys()
    expect(await keys.revoke(KEY.id, START + 5)).toBe(true)
    await keys.use(KEY.id, START + 6)
    expect(await keys.revoke(KEY.id, START + 7)).toBe(true)
    expect(await keys.add(KEY)).toBe(false)
    expect(await keys.load(KEY.id)).toStrictEqual({ ...KEY, used: START + 6, revoked: START + 5 })
    expect((await keys.load(BARE.id))?.revoked).toBeUndefined()
  })

  test('a use and a revocation at once: both are kept', async () => {
    const keys = await withKeys()
    await Promise.all([keys.use(KEY.id, START + 2), keys.revoke(KEY.id, START + 3), keys.use(KEY.id, START + 4)])
    expect(await keys.load(KEY.id)).toStrictEqual({ ...KEY, used: START + 4, revoked: START + 3 })
  })

  test('what is unknown stays unknown', async () => {
    const keys = await make()
    await keys.use('unknown00000', START)
    expect(await keys.revoke('unknown00000', START)).toBe(false)
    expect(await keys.load('unknown00000')).toBeUndefined()
    expect(await keys.list()).toEqual([])
  })

  // FIPS 180-4, example of one block.
  test('the digest is SHA-256', async () => {
    const { digest } = await make()
    expect(digest('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
  })
}
