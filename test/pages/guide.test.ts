import { describe, expect, test } from 'vitest'
import { statusesOf } from '../../shared/api/documented.ts'
import { API_ROUTES } from '../../shared/api/routes.ts'
import { STATUS } from '../../shared/api/status.ts'
import { CALLS } from '../../shared/game/bounds.ts'
import { stand as api } from '../service/stand.ts'
import { ask, stand } from './stand.ts'

const guideIn = async (language: string): Promise<string> =>
  (await ask(stand(), '/api', { headers: { 'accept-language': language } })).body

/** The cells of each row of a table, without markup. */
const rowsOf = (page: string): readonly (readonly string[])[] =>
  [...page.matchAll(/<tr[^>]*>([^]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td>([^]*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '').trim()),
  )

describe.each(['en', 'nl'])('the guide in %s', (language) => {
  test('says which statuses each route answers with', async () => {
    const rows = rowsOf(await guideIn(language))
    for (const route of API_ROUTES) {
      const row = rows.find(([method, path]) => method === route.method && path === route.path)
      expect([route.name, row?.[3]]).toEqual([route.name, statusesOf(route).join(', ')])
    }
  })

  test('says how often each limited route may be asked, and which fields say what is left', async () => {
    const page = await guideIn(language)
    const rows = rowsOf(page).filter((row) => row.length === 4 && /^\d+$/.test(row[2] ?? ''))
    expect(rows).toEqual(
      API_ROUTES.flatMap((route) => {
        if (!('limited' in route)) return []
        const { network, token }: { network: number; token?: number } = CALLS[route.limited]
        return [[route.method, route.path, String(network), String(token ?? '–')]]
      }),
    )
    for (const word of ['RateLimit-Policy', 'RateLimit', 'Retry-After', '429', '413', '415', '405'])
      expect(page).toContain(word)
  })

  test('has a place for every refusal, with its status and its sentence', async () => {
    const page = await guideIn(language)
    const rows = rowsOf(page)
    for (const [code, status] of Object.entries(STATUS)) {
      expect(page.split(` id="${code}"`)).toHaveLength(2)
      expect(rows).toContainEqual([String(status), code, expect.stringMatching(/\.$/)])
    }
  })
})

test('the type of a problem leads to its place in the guide', async () => {
  const { ask: askApi } = api()
  const { body } = await askApi('POST', '/v1/games', { body: {} })
  const { type } = body as unknown as { readonly type: string }
  expect(type).toBe('https://draughts.test/api#invalid-request')
  expect(await guideIn('en')).toContain(' id="invalid-request"')
})

test('every limited route is documented with 429, and every route that reads a body with 400, 413 and 415', () => {
  for (const route of API_ROUTES) {
    const statuses = statusesOf(route)
    expect([route.name, statuses.includes(429)]).toEqual([route.name, 'limited' in route])
    expect([route.name, statuses.includes(415)]).toEqual([route.name, 'takes' in route])
    expect(statuses).toContain(413)
  }
})
