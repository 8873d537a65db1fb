import { expect, test } from 'vitest'
import { HOUR } from '../../shared/game/model/words.ts'
import { SCOPES } from '../../shared/api/routes/scopes.ts'
import type { ApiKey, ApiKeys, OwnerKeys } from '../../shared/service/ports/api-keys.ts'
import { START } from './samples.ts'

export const KEY: ApiKey = {
  id: 'abcdefghijkl',
  owner: 'abcdefghijkl',
  name: 'Żaneta’s bot \u{1f916}',
  scopes: ['seats:hold'],
  hash: 'a-hash',
  created: START,
}
const BARE: ApiKey = { ...KEY, id: 'ABCDEFGHIJKL', name: 'Another', scopes: [], created: START + 1 }
const SHARING: ApiKey = { ...KEY, id: 'Deputy000000', scopes: SCOPES, created: START + 2 }

export const apiKeysContract = (make: () => Promise<ApiKeys & OwnerKeys>): void => {
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

  test('a key that belongs to another owner is read with that owner, and with all scopes', async () => {
    const keys = await withKeys()
    await keys.add(SHARING)
    expect(await keys.load(SHARING.id)).toStrictEqual(SHARING)
  })

  test('keys are listed by age', async () => {
    expect(await (await make()).list()).toEqual([])
    expect(await (await withKeys()).list()).toStrictEqual([KEY, BARE])
  })

  test('an id is given once, and another key with it changes nothing', async () => {
    const keys = await withKeys()
    expect(await keys.add({ ...KEY, hash: 'another-hash' })).toBe(false)
    expect(await keys.load(KEY.id)).toStrictEqual(KEY)
  })

  test('the last use is stored, and never lowered', async () => {
    const keys = await withKeys()
    for (const at of [START + HOUR, START, START + HOUR]) await keys.use(KEY.id, at)
    expect(await keys.load(KEY.id)).toStrictEqual({ ...KEY, used: START + HOUR })
    expect(await keys.load(BARE.id)).toStrictEqual(BARE)
  })

  test('a revoked key stays revoked since the first time, whatever is stored later', async () => {
    const keys = await withKeys()
    expect(await keys.revoke(KEY.id, START + 5)).toBe(true)
    await keys.use(KEY.id, START + 6)
    expect(await keys.revoke(KEY.id, START + 7)).toBe(true)
    expect(await keys.add(KEY)).toBe(false)
    expect(await keys.load(KEY.id)).toStrictEqual({ ...KEY, used: START + 6, revoked: START + 5 })
    expect((await keys.load(BARE.id))?.revoked).toBeUndefined()
  })

  test('a use and a revocation at the same time are both stored', async () => {
    const keys = await withKeys()
    await Promise.all([keys.use(KEY.id, START + 2), keys.revoke(KEY.id, START + 3), keys.use(KEY.id, START + 4)])
    expect(await keys.load(KEY.id)).toStrictEqual({ ...KEY, used: START + 4, revoked: START + 3 })
  })

  test('an unknown key stays unknown', async () => {
    const keys = await make()
    await keys.use('unknown00000', START)
    expect(await keys.revoke('unknown00000', START)).toBe(false)
    expect(await keys.load('unknown00000')).toBeUndefined()
    expect(await keys.list()).toEqual([])
  })

  const issuedBy = (count: number, owner = 'an-owner-of-keys'): readonly ApiKey[] =>
    Array.from({ length: count }, (_, at) => ({ ...KEY, id: `issued00000${at}`, owner, created: START + at }))

  test('an owner has the keys that were issued to it, by age, and no others', async () => {
    const keys = await withKeys()
    const [older, newer] = issuedBy(2)
    const [another] = issuedBy(1, 'another-owner')
    if (!older || !newer || !another) throw new Error('three keys')
    expect(await keys.issued(older.owner)).toEqual([])
    expect(await keys.issue(newer, 3)).toBe('issued')
    expect(await keys.issue({ ...another, id: 'elsewhere000' }, 3)).toBe('issued')
    expect(await keys.issue(older, 3)).toBe('issued')
    await keys.add({ ...older, id: 'byoperator00' })
    await keys.use(older.id, START + 9)
    expect(await keys.issued(older.owner)).toStrictEqual([{ ...older, used: START + 9 }, newer])
    expect(await keys.load(newer.id)).toStrictEqual(newer)
  })

  test('a key that is issued again changes nothing', async () => {
    const keys = await make()
    const [key] = issuedBy(1)
    if (!key) throw new Error('a key')
    await keys.issue(key, 3)
    expect(await keys.issue({ ...key, hash: 'another-hash' }, 3)).toBe('again')
    expect(await keys.issued(key.owner)).toStrictEqual([key])
  })

  test('no more active keys are issued than the limit, and a revoked one makes room', async () => {
    const keys = await make()
    const all = issuedBy(4)
    expect(await Promise.all(all.slice(0, 2).map((key) => keys.issue(key, 2)))).toEqual(['issued', 'issued'])
    for (const key of all.slice(2)) expect(await keys.issue(key, 2)).toBe('full')
    await keys.revoke(all[0]?.id ?? '', START + 9)
    expect(await keys.issue({ ...KEY, id: 'oneroommore0', owner: 'an-owner-of-keys' }, 2)).toBe('issued')
    expect((await keys.issued('an-owner-of-keys')).map(({ id }) => id)).toEqual(['oneroommore0', all[1]?.id])
  })

  test('of many keys at once no more are issued than the limit', async () => {
    const keys = await make()
    const keysAtOnce = issuedBy(8)
    const results = await Promise.all(keysAtOnce.map((key) => keys.issue(key, 3)))
    const valid = await keys.issued('an-owner-of-keys')
    expect(valid.length).toBeLessThanOrEqual(3)
    expect(results.filter((kind) => kind === 'issued')).toHaveLength(valid.length)
    expect(results.filter((kind) => kind === 'full')).toHaveLength(8 - valid.length)
    expect(valid.length).toBeGreaterThan(0)
  })

  // FIPS 180-4 has this example of a message of one block.
  test('the digest is SHA-256', async () => {
    const { digest } = await make()
    expect(digest('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
  })
}
