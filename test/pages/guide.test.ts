import { describe, expect, test } from 'vitest'
import { statusesOf } from '../../shared/api/documented.ts'
import { fieldsOf } from '../../shared/api/fields.ts'
import { API_ROUTES } from '../../shared/api/routes.ts'
import { STATUS } from '../../shared/api/status.ts'
import { CALLS } from '../../shared/game/bounds.ts'
import { stand as api, tokenOf } from '../service/stand.ts'
import { answer } from '../../shared/service/answer.ts'
import { PEER, type Stand, ask, stand } from './stand.ts'

const guideIn = async (language: string): Promise<string> =>
  (await ask(stand(), '/api', { headers: { 'accept-language': language } })).body

/** The cells of each row of a table, without markup. */
const rowsOf = (page: string): readonly (readonly string[])[] =>
  [...page.matchAll(/<tr[^>]*>([^]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>([^]*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '').trim()),
  )

/** How each language says what is required, what is not, and bounds. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ['yes', 'no', 'text, at most N characters', 'whole number, N to N', 'duration, P1D to P180D'],
  nl: ['ja', 'nee', 'tekst, hoogstens N tekens', 'geheel getal, N tot en met N', 'tijdsduur, P1D tot en met P180D'],
}

const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#39;': "'", '&amp;': '&' }
const plain = (markup: string): string =>
  markup.replaceAll(/<[^>]*>/g, '').replaceAll(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity)

type Shown = { readonly command: string; readonly keeps: readonly (readonly [name: string, from: string])[] }

/** The commands on a page, and what a reader is told to keep of each answer. */
const examplesOn = (page: string): readonly Shown[] =>
  [...page.matchAll(/<pre[^>]*>([^]*?)<\/pre>([^]*?)<\/section>/g)].map(([, command = '', rest = '']) => ({
    command: plain(command),
    keeps: [...plain(rest).matchAll(/(\w+) = ([\w.]+)/g)].map(([, name = '', from = '']) => [name, from]),
  }))

const inside = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((each, name) => new Map(Object.entries(each ?? {})).get(name), value)

/** Sends what curl would send, each time with what was kept of the answers before. */
const followed = async ({ service, clock }: Stand, examples: readonly Shown[]) => {
  const kept = new Map<string, string>()
  const answers: { readonly status: number; readonly body: unknown }[] = []
  for (const { command, keeps } of examples) {
    const written = command.replaceAll(/\$(\w+)/g, (_, name: string) => kept.get(name) ?? `${name} is not known`)
    const headers = [...written.matchAll(/-H (["'])([\w-]+): (.*?)\1/g)].map(([, , name = '', value]) => [
      name.toLowerCase(),
      value,
    ])
    const response = await answer(service, {
      method: /-X (\w+)/.exec(written)?.[1] ?? 'GET',
      path: new URL(/"(http[^"]+)"/.exec(written)?.[1] ?? '').pathname,
      query: {},
      headers: Object.fromEntries(headers),
      from: PEER,
      body: /-d '(.*)'/.exec(written)?.[1] ?? '',
      receivedAt: clock.now,
    })
    const body: unknown = JSON.parse(response.body)
    for (const [name, from] of keeps) kept.set(name, String(inside(body, from)))
    answers.push({ status: response.status, body })
  }
  return answers
}

describe.each(['en', 'nl'])('the guide in %s', (language) => {
  test('says which statuses each route answers with', async () => {
    const rows = rowsOf(await guideIn(language))
    for (const route of API_ROUTES) {
      const row = rows.find(([method, path]) => method === route.method && path === route.path)
      expect([route.name, row?.[2]]).toEqual([route.name, statusesOf(route).join(', ')])
    }
  })

  test('says how often each limited route may be asked, and which fields say what is left', async () => {
    const page = await guideIn(language)
    const rows = rowsOf(page).filter((row) => row.length === 5 && /^\d+$/.test(row[2] ?? ''))
    expect(rows).toEqual(
      API_ROUTES.flatMap((route) => {
        if (!('limited' in route)) return []
        const { network, token, key }: { network: number; token?: number; key?: number } = CALLS[route.limited]
        return [[route.method, route.path, String(network), String(token ?? '–'), String(key ?? '–')]]
      }),
    )
    for (const word of ['RateLimit-Policy', 'RateLimit', 'Retry-After', '429', '413', '415', '405'])
      expect(page).toContain(word)
  })

  test('lists the fields of every body with their kinds, bounds and whether they are required', async () => {
    const rows = rowsOf(await guideIn(language)).filter((row) => row.length === 3)
    const [yes, no, most, whole, span] = WORDS[language] ?? []
    for (const [name, value, required] of [
      ['creator', '{name, email?, locale?, timeZone?, seat}', yes],
      ['creator.name', most?.replace('N', '40'), yes],
      ['creator.seat', 'black, white, toss', yes],
      ['opening.number', whole?.replace('N', '1').replace('N', '2500'), no],
      ['invitationLife', span, expect.stringMatching(/\bP30D\b/)],
      ['ply', whole?.replace('N', '0').replace('N', '1000'), yes],
      ['message', most?.replace('N', '280'), no],
      ['fen', most?.replace('N', '400'), yes],
    ])
      expect(rows).toContainEqual([name, value, required])
  })

  test('has examples that work as they are written', async () => {
    const at = stand()
    const page = (await ask(at, '/api', { headers: { 'accept-language': language } })).body
    const answers = await followed(at, examplesOn(page))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 200])
    expect(answers.at(-1)?.body).toMatchObject({
      moves: ['11-15'],
      seats: { black: { name: 'Amara' }, white: { name: 'Otis' } },
      you: { role: 'opponent', seat: 'white' },
    })
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

describe('the fields of a body are those that the route reads', () => {
  test.each(API_ROUTES.flatMap((route) => ('body' in route ? [route] : [])))('$name', async (route) => {
    const { ask: askApi, begin } = api()
    const begun = await begin({ creator: { name: 'Joost', seat: 'black' } })
    const token = tokenOf(begun, 'creator')
    const path = route.path.replace('{id}', begun.body.game.id).replace('{rules}', 'english')
    const issuesTo = async (body: unknown) =>
      (await askApi(route.method, path, { token, body })).body.issues?.map((issue) => `${issue.path} ${issue.message}`)
    const own = fieldsOf(route.body.shape).filter(({ name }) => !name.includes('.'))
    // None of them takes this.
    const wrong = await issuesTo({ ...Object.fromEntries(own.map(({ name }) => [name, [[0]]])), more: 1 })
    const named = new Set(wrong?.map((issue) => issue.split(/[ .]/)[0]))
    if (route.name === 'act') return expect(named).toEqual(new Set(['type']))
    expect(named).toEqual(new Set([...own.map(({ name }) => name), 'more']))
    const missing = (await issuesTo({})) ?? []
    expect(missing).toEqual(own.flatMap(({ name, required }) => (required ? [`${name} is missing`] : [])))
  })
})
