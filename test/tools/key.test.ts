import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSigningKeys, parseSigningKeys, readSigner } from '../../functions/aws/keys/signer.ts'
import { lockFolder } from '../../local/machine/folder-lock.ts'
import { sqliteKeyValues, storedSigner } from '../../local/sqlite/database/sqlite-key-values.ts'
import { sqliteApiKeys } from '../../local/sqlite/stores/sqlite-api-keys.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { verifyApiKey } from '../../shared/service/credentials/verify-api-key.ts'
import { parseKeyRequest } from '../../tools/key/key-request.ts'
import { makeApiKey } from '../../tools/key/make-key.ts'
import { tempFolder } from '../harness/temp.ts'
import { started } from './started.ts'

const folder = await tempFolder('key')
afterAll(folder.remove)

const run = (...args: readonly string[]) => started('key', args, { DATA_DIR: folder.path })

describe('npm run key', () => {
  // The database stays open, as that of a running service does.
  const database = openDatabase(folder.path)
  const keys = sqliteApiKeys(database)
  let shown = ''
  let id = ''

  beforeAll(async () => {
    const { code, out, error } = await run('new', '--name', 'Zoë’s bot', '--scope', 'seats:hold')
    expect(code).toBe(0)
    shown = out.trim()
    id = /^key (\w{12}) is made for Zoë’s bot, with seats:hold\./.exec(error)?.[1] ?? ''
    expect(error).not.toContain(shown)
  })
  afterAll(() => database.close())

  test('new shows the key alone, and the service knows it at once', async () => {
    expect(shown).toMatch(new RegExp(`^ck_${id}[\\w-]{32}$`))
    expect(await verifyApiKey(keys, shown)).toMatchObject({ id, name: 'Zoë’s bot', scopes: ['seats:hold'] })
  })

  test('stores the digest of a key alone, and no list shows either', async () => {
    const row = JSON.stringify(database.prepare('SELECT * FROM api_key').all())
    expect(row).toContain(keys.digest(shown))
    const { code, out, error } = await run('list')
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`^${id}  Zoë’s bot  seats:hold, made 20\\S+Z, never used\n$`))
    for (const text of [row, out, error]) expect(text).not.toContain(shown.slice(15))
    expect(out).not.toContain(keys.digest(shown))
  })

  test('revoke ends this key and no other', async () => {
    const other = makeApiKey({ name: 'Other', scopes: ['seats:hold'] }, 1)
    await keys.add(other.entry)
    expect(await run('revoke', id)).toMatchObject({ code: 0, out: `key ${id} is revoked\n` })
    expect(await verifyApiKey(keys, shown)).toBeUndefined()
    expect(await verifyApiKey(keys, other.key)).toEqual(other.entry)
  })

  test('can replace a key by another with its owner, whatever became of the first', async () => {
    const [old] = await keys.list()
    await keys.revoke(old?.id ?? '', 2)
    const { code, out } = await run('new', '--name', 'Again', '--scope', 'games:read', '--owner', old?.id ?? '')
    expect([code, await verifyApiKey(keys, out.trim())]).toMatchObject([
      0,
      { owner: old?.owner, scopes: ['games:read'] },
    ])
    expect(await run('new', '--name', 'Again', '--scope', 'games:read', '--owner', 'unknown00000')).toMatchObject({
      code: 2,
      error: expect.stringMatching(/^key: there is no key/),
    })
  })

  test('reports an unknown id as an error', async () => {
    expect(await run('revoke', 'unknown00000')).toMatchObject({
      code: 2,
      error: expect.stringMatching(/^key: there is no key/),
    })
  })
})

describe('the command of npm run key', () => {
  const NEW = { name: ' A bot ', scope: ['seats:hold', 'seats:hold'] }

  test('is read from the arguments', () => {
    expect(parseKeyRequest(['new'], NEW)).toEqual({ kind: 'new', name: 'A bot', scopes: ['seats:hold'] })
    expect(parseKeyRequest(['new'], { ...NEW, owner: 'abcdefghijkl' })).toMatchObject({ sharing: 'abcdefghijkl' })
    expect(parseKeyRequest(['list'], { scope: [] })).toEqual({ kind: 'list' })
    expect(parseKeyRequest(['revoke', 'abc'], { scope: [] })).toEqual({ kind: 'revoke', id: 'abc' })
  })

  test.each([
    [[], NEW, 'say new, list, revoke ID, signing or push'],
    [['make'], NEW, 'say new, list, revoke ID, signing or push'],
    [['new', 'bot'], NEW, 'say new, list, revoke ID, signing or push'],
    [['list', 'all'], NEW, 'say new, list, revoke ID, signing or push'],
    [['revoke', 'a', 'b'], NEW, 'say new, list, revoke ID, signing or push'],
    [['revoke'], NEW, 'revoke needs the id of a key'],
    [['new'], { scope: NEW.scope }, 'new needs --name NAME'],
    [['new'], { ...NEW, name: ' ' }, '--name must not be empty'],
    [['new'], { ...NEW, name: 'x'.repeat(41) }, '--name must be at most 40 characters'],
    [['new'], { ...NEW, scope: [] }, 'new needs --scope: games:create, games:read, seats:hold, webhooks'],
    [
      ['new'],
      { ...NEW, scope: ['games:delete'] },
      "--scope must be one of games:create, games:read, seats:hold, webhooks, not 'games:delete'",
    ],
  ])('%j with %j is refused', (args, options, sentence) => {
    expect(() => parseKeyRequest(args, options)).toThrow(sentence)
  })
})

test('two keys have nothing in common but their form', () => {
  const [one, two] = [1, 2].map((at) => makeApiKey({ name: 'A bot', scopes: ['seats:hold'] }, at))
  expect(one?.key).toMatch(/^ck_[0-9A-Za-z]{12}[\w-]{32}$/)
  expect(one?.entry.id).not.toBe(two?.entry.id)
  expect(one?.key.slice(15)).not.toBe(two?.key.slice(15))
})

describe('npm run key -- signing', () => {
  const secretIn = (path: string): string => {
    const database = openDatabase(path)
    try {
      return sqliteKeyValues(database).get('seal') ?? ''
    } finally {
      database.close()
    }
  }

  test('rotates the keys of a folder, and shows none of them', async () => {
    const path = `${folder.path}/signing`
    const database = openDatabase(path)
    storedSigner(sqliteKeyValues(database))
    database.close()
    const first = secretIn(path)
    const signing = (...args: readonly string[]) => started('key', ['signing', ...args], { DATA_DIR: path })
    const shown = [await signing('list'), await signing('add'), await signing('use', '2'), await signing('remove', '1')]
    expect(shown.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    const secret = JSON.parse(secretIn(path)) as Readonly<Record<string, unknown>>
    const { '1': old, push } = JSON.parse(first) as Readonly<Record<string, string>>
    expect(secret).toMatchObject({ current: '2', book: old, push, retired: [{ x: expect.any(String) }] })
    expect(Object.keys(secret)).not.toContain('1')
    for (const { out, error } of shown)
      for (const key of [old, push, secret['2']]) expect(out + error).not.toContain(key)
    expect(readSigner(secretIn(path)).receipts.keys).toHaveLength(2)
    expect(await signing('remove', '2')).toMatchObject({
      code: 2,
      error: expect.stringContaining('is the current key'),
    })
    expect(await signing('show')).toMatchObject({ code: 2, error: expect.stringContaining('say signing list') })
  })

  test('leaves the keys of a running service alone', async () => {
    const path = `${folder.path}/running`
    openDatabase(path).close()
    const lock = lockFolder(path)
    const { code, error } = await started('key', ['signing', 'add'], { DATA_DIR: path })
    lock.release()
    expect([code, error]).toEqual([2, expect.stringContaining('another service is running')])
  })

  test('is a filter for the secret of a stage', async () => {
    const changed = await started('key', ['signing', 'add', '--secret'], {}, JSON.stringify(newSigningKeys()))
    expect(changed.code).toBe(0)
    expect(Object.keys(parseSigningKeys(changed.out).keys)).toEqual(['1', '2'])
  })
})
