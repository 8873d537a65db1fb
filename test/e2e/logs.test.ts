import { expect, test } from 'vitest'
import { makeApiKey } from '../../tools/key/make-key.ts'
import { KEYS } from '../harness/api-keys.ts'
import { tempFolder } from '../harness/temp.ts'
import { clientOf, newPair, playOn, sitDown } from './client.ts'
import { startService } from './running.ts'
import { leaksIn, secretsIn } from './secrets.ts'

// All other tests of this folder check their service's log for secrets as well: see `stop` in running.ts.
test('no token, address or name gets into the log, whatever goes wrong', async () => {
  await using folder = await tempFolder('logs')
  const running = await startService({ folder: folder.path })
  const client = clientOf(running)
  const table = await sitDown(client)
  const { black: creator } = newPair()
  const open = (await client.create({ creator: { ...creator, seat: 'white' } })).body
  const tokens = [...Object.values(table.tokens), open.links.creator.token, open.links.invitation.token]
  await playOn(client, table, ['9-13', '22-18'])
  const visit = async (path: string, init: RequestInit = {}) =>
    (await fetch(running.base + path, { redirect: 'manual', ...init })).arrayBuffer()
  for (const token of tokens) {
    for (const path of [
      `/p/${token}`,
      `/i/${token}`,
      `/p/${token}?move=${token}`,
      `/p/${token}/none`,
      `/x/${token}`,
      `/${token}`,
      `/v1/games/${token}`,
      `//${token}`,
    ])
      for (const method of ['GET', 'POST', 'PUT']) await visit(path, { method })
    await visit(`/p/${token}`, { headers: { referer: `${running.base}/p/${token}`, 'user-agent': token } })
    await client.act(token, token, { type: token, ply: -1 })
    await client.move(table.id, token, 2, token)
    await client.claim(open.game.id, token, { name: 'Martins', email: `${token}@players.example`, more: token })
  }
  await visit(`/v1/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"creator": "${tokens[0]}", `,
  })
  const keys = [KEYS.unknown, makeApiKey({ name: 'Wyllie', scopes: ['seats:hold'] }, 0).key]
  for (const key of keys)
    for (const [path, headers] of [
      ['/v1/games', { authorization: `Bearer ${key}` }],
      [`/v1/games?key=${key}`, { 'user-agent': key, referer: `${running.base}/${key}` }],
      [`/v1/games/${key}`, { 'idempotency-key': key, authorization: `Basic ${key}` }],
    ] as const)
      await visit(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: `{"hold": "${key}"}`,
      })
  await client.advance('P12D')
  await client.advance('P20D')

  const secrets = [
    ...secretsIn(running.said()),
    ...tokens,
    ...keys,
    ...keys.map((key) => key.slice(15)),
    table.black.email,
    table.white.email,
    creator.email,
    'Wyllie',
    'Anderson',
    'Martins',
  ]
  expect(new Set(secrets).size).toBeGreaterThan(10)
  expect(await running.stop()).toBe(0)
  const lines = running.log().trim().split('\n')
  expect(lines.length).toBeGreaterThan(100)
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({
      level: expect.any(String),
      message: expect.any(String),
      time: expect.any(String),
    })
  expect(running.log()).toContain('GET /p/{token}')
  expect(running.log()).toContain('"kind":"reminder"')
  expect(leaksIn(running.log(), secrets)).toEqual([])
})
