import { KEYS } from '../harness/api-keys.ts'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ACT_TYPES } from '../../shared/game/commands.ts'
import { statusesOf } from '../../shared/api/routes/promised-answers.ts'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { API_REFUSAL_CODES, statusOf } from '../../shared/api/routes/tournament-status.ts'
import { RATE_LIMITS } from '../../shared/game/limits/rate-limits.ts'
import { stand as api } from '../service/stand.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { PEER, type Stand, ask, stand } from './stand.ts'

const guide = async (language = 'en'): Promise<string> =>
  (await ask(stand(), '/api', { headers: { 'accept-language': language } })).body

/** Returns the cells of each row of a table, without markup. */
const rowsOf = (page: string): readonly (readonly string[])[] =>
  [...page.matchAll(/<tr[^>]*>([^]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>([^]*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '').trim()),
  )

const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#39;': "'", '&amp;': '&' }
const plain = (markup: string): string =>
  markup.replaceAll(/<[^>]*>/g, '').replaceAll(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity)

type Shown = {
  readonly route: string
  readonly text: string
  readonly command: string
  readonly keeps: readonly (readonly [name: string, from: string])[]
}

/** Returns the section of each route: its command, and the values of the answer that a reader is to keep. */
const sectionsOn = (page: string): readonly Shown[] =>
  [...page.matchAll(/<section[^>]*>\s*<h3>([^]*?)<\/h3>([^]*?)<pre[^>]*>([^]*?)<\/pre>([^]*?)<\/section>/g)].map(
    ([, route = '', before = '', command = '', rest = '']) => ({
      route: plain(route).trim(),
      text: plain(before + rest).replaceAll(/\s+/g, ' '),
      command: plain(command),
      keeps: [...plain(rest.replaceAll('</', ' </')).matchAll(/([A-Z]+) = ([\w.]+)/g)].map(
        ([, name = '', from = '']) => [name, from],
      ),
    }),
  )

const inside = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((each, name) => new Map(Object.entries(each ?? {})).get(name), value)

/** Returns the body after `-d` as a shell would pass it to curl. */
const bodyIn = (command: string): string => {
  const [, single, double] = /-d (?:'(.*)'|"(.*)")/.exec(command) ?? []
  return single ?? double?.replaceAll(/\\(["\\$`])/g, '$1') ?? ''
}

const sentBy = (command: string) => ({
  method: /-X (\w+)/.exec(command)?.[1] ?? 'GET',
  path: new URL(/"(http[^"]+)"/.exec(command)?.[1] ?? '').pathname,
  headers: Object.fromEntries(
    [...command.matchAll(/-H (["'])([\w-]+): (.*?)\1/g)].map(([, , name = '', value]) => [name.toLowerCase(), value]),
  ),
  body: bodyIn(command),
})

/** Sends the requests that curl would send, filling in the values that were kept of earlier answers. */
const followed = async ({ service, clock }: Stand, sections: readonly Shown[]) => {
  const values = new Map<string, string>([['KEY', KEYS.reader]])
  const answers: { readonly route: string; readonly status: number; readonly body: string }[] = []
  for (const { route, command, keeps } of sections) {
    const written = command.replaceAll(/\$(\w+)/g, (_, name: string) => values.get(name) ?? `${name} is not known`)
    const { status, body } = await answerApi(service, {
      ...sentBy(written),
      query: {},
      from: PEER,
      receivedAt: clock.now,
    })
    for (const [name, from] of keeps) values.set(name, String(inside(JSON.parse(body), from)))
    answers.push({ route, status, body })
  }
  return answers
}

describe('the page for programs', () => {
  test('has every route with its statuses, refusals and limits, and a command', async () => {
    const sections = new Map(sectionsOn(await guide()).map((each) => [each.route, each]))
    expect([...sections.keys()].toSorted()).toEqual(
      API_ROUTES.map(({ method, path }) => `${method} ${path}`).toSorted(),
    )
    for (const route of API_ROUTES) {
      const { text = '', command } = sections.get(`${route.method} ${route.path}`) ?? {}
      expect(command).toMatch(/^curl .*"http:\/\/127\.0\.0\.1\/v1/)
      expect(text).toContain(
        `Answers ${statusesOf(route)
          .filter((status) => status < 400)
          .join(', ')};`,
      )
      for (const code of route.says.refuses) expect(text).toContain(code)
      if ('limited' in route)
        for (const [of, most] of Object.entries(RATE_LIMITS[route.limited]))
          expect(text).toContain(`${most} for one ${of === 'foreign' ? 'network by pages of other sites' : of}`)
    }
  })

  test('has commands that all work as written, in order, on a fresh service', async () => {
    const at = stand()
    const answers = await followed(at, sectionsOn((await ask(at, '/api')).body))
    const created = new Set([
      'POST /v1/games',
      'POST /v1/games/{id}/claim',
      'POST /v1/tournaments',
      'POST /v1/tournaments/{tournament}/entries',
      'POST /v1/webhooks',
    ])
    const asked = new Set([
      'POST /v1/links',
      'POST /v1/games/bulk',
      'POST /v1/orders/{order}/remind',
      'POST /v1/webhooks/{hook}/test',
      'POST /v1/webhooks/{hook}/replay',
    ])
    expect(answers.map(({ route, status }) => [route, status])).toEqual(
      answers.map(({ route }) => [route, created.has(route) ? 201 : asked.has(route) ? 202 : 200]),
    )
    expect(answers).toHaveLength(API_ROUTES.length)
    const read = answers.find(({ route }) => route === 'GET /v1/games/{id}')
    expect(JSON.parse(read?.body ?? '')).toMatchObject({ moves: ['11-15'], you: { role: 'opponent', seat: 'white' } })
  })

  test('lists the fields of every body with their kinds, bounds and whether they are required', async () => {
    const rows = rowsOf(await guide()).map((row) => row.slice(0, 3))
    for (const row of [
      ['creator', '{name, email?, locale?, timeZone?, bot?, seat}', 'required'],
      ['creator.name', 'text, at most 40 characters', 'required'],
      ['creator.seat', 'black, white, toss', 'required'],
      ['opening.number', 'whole number, 1 to 2500', 'optional'],
      ['invitationLife', 'duration', 'P30D if left out'],
      ['ply', 'whole number, 0 to 1000', 'required'],
      ['message', 'text, at most 280 characters', 'optional'],
      ['seats.token', expect.stringMatching(/^text/), 'required'],
      ['players', 'list of at most 1000: {name, email?, locale?, timeZone?, bot?}', 'required'],
      ['players.name', 'text, at most 40 characters', 'required'],
      ['pairs.black', 'whole number, 1 to 1000', 'required'],
      ['games', expect.stringMatching(/^list of at most 500: \{rules\?, /), 'required'],
    ])
      expect(rows).toContainEqual(row)
    for (const type of ACT_TYPES) expect(rows.map(([first]) => first)).toContain(type)
  })

  test('has an anchor for every refusal, with its status and its sentence, in every language of the page', async () => {
    for (const language of ['en', 'nl', 'ru']) {
      const page = await guide(language)
      const rows = rowsOf(page)
      for (const code of API_REFUSAL_CODES) {
        expect(page.split(` id="${code}"`)).toHaveLength(2)
        expect(rows).toContainEqual([String(statusOf(code)), code, expect.stringMatching(/\.$/)])
      }
    }
  })

  test('has at most 27.5 KB, compressed', async () => {
    expect(gzipSync(await guide()).length).toBeLessThanOrEqual(27_500)
  })

  test('shows no “undefined” or other value that nobody wrote', async () => {
    expect(await guide()).not.toMatch(/undefined|\[object Object\]|>anything</)
  })
})

test('the type of a problem links to its section of the page', async () => {
  const { body } = await api().ask('POST', '/v1/games', { body: {} })
  const { type } = body as unknown as { readonly type: string }
  expect(type).toBe('https://draughts.test/api#invalid-request')
  expect(await guide()).toContain(' id="invalid-request"')
})

test('every limited route is documented with 429, and every route that reads a body with 400, 413 and 415', () => {
  for (const route of API_ROUTES) {
    const statuses = statusesOf(route)
    expect([route.name, statuses.includes(429)]).toEqual([route.name, 'limited' in route])
    expect([route.name, statuses.includes(415)]).toEqual([route.name, 'takes' in route])
    expect(statuses).toContain(413)
  }
})
