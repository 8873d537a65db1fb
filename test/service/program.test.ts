import { expect, test } from 'vitest'
import { SCOPES } from '../../shared/api/routes/scopes.ts'
import { jsonResponse } from '../../shared/service/http/problem-response.ts'
import { authorizeProgram } from '../../shared/service/access/authorize-program.ts'
import { KEYS } from '../harness/api-keys.ts'
import { memoryService } from '../harness/memory-service.ts'

const asking = (token?: string, query: Readonly<Record<string, string>> = {}) => ({
  method: 'GET',
  path: '/v1/games',
  query,
  headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  body: '',
  from: '192.0.2.1',
  receivedAt: 1000,
})

const programOf = async (request: ReturnType<typeof asking>, status = 200) => {
  const { service } = memoryService()
  const { used: before } = (await service.apiKeys.load('club00000000')) ?? {}
  const answered = await authorizeProgram(service, request, 'games:read', async (program) =>
    jsonResponse(status, program),
  )
  const { used } = (await service.apiKeys.load('club00000000')) ?? {}
  return { before, used, status: answered.status, body: JSON.parse(answered.body) }
}

test('a key with the scope is its program, with its owner', async () => {
  expect((await programOf(asking(KEYS.club))).body).toMatchObject({ owner: 'club00000000', scopes: SCOPES })
  expect((await programOf(asking(KEYS.deputy))).body).toMatchObject({ id: 'deputy000000', owner: 'club00000000' })
})

test.each([
  ['unknown-key', asking(KEYS.unknown)],
  ['unknown-key', asking(KEYS.revoked)],
  ['unknown-key', asking('ck_')],
  ['scope-missing', asking(KEYS.holder)],
  ['key-needed', asking()],
  ['key-needed', asking('garbage')],
  ['key-needed', asking(undefined, { key: KEYS.club, access_token: KEYS.club })],
])('%s', async (code, request) => {
  expect((await programOf(request)).body).toMatchObject({ code })
})

test('an answer that succeeds stores the use of the key, and a refusal does not', async () => {
  expect(await programOf(asking(KEYS.club))).toMatchObject({ before: undefined, used: 1000 })
  expect(await programOf(asking(KEYS.club), 404)).toMatchObject({ status: 404, used: undefined })
  expect(await programOf(asking(KEYS.holder))).toMatchObject({ used: undefined })
})
