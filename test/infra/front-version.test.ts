import { beforeAll, expect, test } from 'vitest'
import { VERSION_MAX_AGE } from '../../shared/game/limits/bounds.ts'
import { type Fronted, JSON_TYPE, bearer, begun, frontedTemplates, standing } from './fronted.ts'

let real: Fronted
beforeAll(() => {
  real = frontedTemplates()
})

test('pages poll the edge: one answer serves all readers for two seconds, and no secret reaches the service', async () => {
  const at = standing(real)
  const { id, black, white } = await begun(at)
  const path = `/v1/games/${id}/version`
  at.pass(VERSION_MAX_AGE + 1000)
  const first = await at.ask({ path })
  expect([first.status, first.reached, JSON.parse(first.text)]).toEqual([200, true, { version: 3 }])
  for (const headers of [{}, bearer(black), bearer(white), { 'accept-language': 'ru', cookie: 'language=nl' }]) {
    const { status, text, reached } = await at.ask({ path, headers })
    expect([status, text, reached]).toEqual([200, first.text, false])
  }
  const tag = first.headers['etag'] ?? ''
  expect((await at.ask({ path, headers: { 'if-none-match': tag } })).reached).toBe(false)
  await at.ask({
    method: 'POST',
    path: `/v1/games/${id}/moves`,
    headers: { ...JSON_TYPE, ...bearer(white) },
    body: JSON.stringify({ ply: 1, move: '23-19' }),
  })
  at.pass(VERSION_MAX_AGE + 1000)
  const news = await at.ask({ path, headers: { ...bearer(black), 'if-none-match': tag } })
  expect([news.status, JSON.parse(news.text)]).toEqual([200, { version: 4 }])
  const forwarded = at.heard.filter((request) => request.path === path)
  expect(forwarded.map(({ headers }) => headers['authorization'])).toEqual(forwarded.map(() => undefined))
})

test('the edge’s answer has no header that it can do without, and stays below 300 bytes', async () => {
  const at = standing(real)
  const { id } = await begun(at)
  const { headers, text } = await at.ask({ path: `/v1/games/${id}/version` })
  const size = Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 30)
  expect(size + text.length).toBeLessThan(300)
})
