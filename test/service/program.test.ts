import { expect, test } from 'vitest'
import { SCOPES } from '../../shared/api/scopes.ts'
import { noted, programWith } from '../../shared/service/program.ts'
import { KEYS, knownKeys } from '../harness/api-keys.ts'

const asking = (token?: string, query: Readonly<Record<string, string>> = {}) => ({
  method: 'GET',
  path: '/v1/games',
  query,
  headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  body: '',
  from: '192.0.2.1',
  receivedAt: 1000,
})

const asked = (request: ReturnType<typeof asking>) => programWith({ apiKeys: knownKeys() }, request, 'games:read')

test('a key with the scope is its program, with its owner', async () => {
  expect(await asked(asking(KEYS.club))).toMatchObject({ ok: true, program: { owner: 'club00000000', scopes: SCOPES } })
  expect(await asked(asking(KEYS.deputy))).toMatchObject({
    ok: true,
    program: { id: 'deputy000000', owner: 'club00000000' },
  })
})

test.each([
  ['unknown-key', asking(KEYS.unknown)],
  ['unknown-key', asking(KEYS.revoked)],
  ['unknown-key', asking('ck_')],
  ['scope-missing', asking(KEYS.holder)],
  ['scope-missing', asking()],
  ['scope-missing', asking('garbage')],
  ['scope-missing', asking(undefined, { key: KEYS.club, access_token: KEYS.club })],
])('%s', async (code, request) => {
  expect(await asked(request)).toMatchObject({ ok: false, wrong: { code } })
})

test('its use is noted when what it asked is done, not before', async () => {
  const apiKeys = knownKeys()
  const called = await programWith({ apiKeys }, asking(KEYS.club), 'games:read')
  expect((await apiKeys.load('club00000000'))?.used).toBeUndefined()
  if (called.ok) await noted({ apiKeys }, called.program, 1000)
  expect((await apiKeys.load('club00000000'))?.used).toBe(1000)
})
