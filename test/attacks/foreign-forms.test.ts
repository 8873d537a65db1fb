import { describe, expect, test } from 'vitest'
import { FORM_TYPE, JSON_TYPE, bothHandlers } from './both-handlers.ts'

const GAME = { creator: { name: 'Mallory', seat: 'black' } }
const FORM = new URLSearchParams({
  key: 'key-of-a-form-0123456789',
  name: 'Mallory',
  seat: 'black',
  rules: 'english',
  clock: 'relaxed',
}).toString()
const FOREIGN = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }

/** The types that a page of another site may send without a preflight request, and some that it may not. */
const OTHER_TYPES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['plain text', { 'content-type': 'text/plain' }],
  ['plain text that holds a type', { 'content-type': 'text/plain; application/json' }],
  ['a form', FORM_TYPE],
  ['a form in parts', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['bytes without a type', {}],
  ['two types at once', { 'content-type': 'text/plain, application/json' }],
  ['another charset', { 'content-type': 'application/json; charset=iso-8859-1' }],
  ['another kind of JSON', { 'content-type': 'application/problem+json' }],
]

/**
 * Anyone may send JSON. If a page of another site sends it, it comes without a cookie and counts against stricter
 * limits: see foreign-pages.test.ts.
 */
describe('a page of another site creates no game by the API without a preflight request', () => {
  test.each(OTHER_TYPES)('as %s', async (_what, headers) => {
    const { service, ask, send } = bothHandlers()
    const saved: string[] = []
    const { save } = service.games
    const watching = bothHandlers({
      ...service,
      games: { ...service.games, save: (...args) => (saved.push(args[0]), save(...args)) },
    })
    const {
      status,
      text,
      headers: refusedHeaders,
    } = await watching.send('/v1/games', {
      body: GAME,
      headers: { ...FOREIGN, ...headers },
    })
    expect([status, refusedHeaders['accept'], saved]).toEqual([415, 'application/json', []])
    expect(JSON.parse(text)).toMatchObject({ code: 'unsupported-media-type', accept: 'application/json' })
    const preflight = await ask('OPTIONS', '/v1/games')
    expect(preflight.status).toBe(204)
    expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials')
    expect((await send('/v1/games', { body: GAME, headers: JSON_TYPE })).status).toBe(201)
  })

  test.each([
    ['POST', '/v1/games/AAAAAAAAAAAA/claim'],
    ['POST', '/v1/games/AAAAAAAAAAAA/moves'],
    ['POST', '/v1/games/AAAAAAAAAAAA/actions'],
    ['PATCH', '/v1/seat'],
    ['POST', '/v1/links'],
    ['POST', '/v1/rules/english/moves'],
  ])('no other route reads plain text either: %s %s', async (method, path) => {
    const { send } = bothHandlers()
    expect((await send(path, { method, body: '{}', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    const packed = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const { status, text } = await send(path, { method, body: '{}', headers: packed })
    expect([status, JSON.parse(text).detail]).toEqual([415, expect.stringContaining('(application/json)')])
  })

  test.each(['application/json', 'Application/JSON; charset=utf-8', 'application/json;charset="UTF-8"'])(
    '%s is read',
    async (type) => {
      const { send } = bothHandlers()
      expect((await send('/v1/games', { body: GAME, headers: { 'content-type': type } })).status).toBe(201)
    },
  )
})

describe('a page of another site cannot post our forms', () => {
  test.each<readonly [string, Readonly<Record<string, string>>, number]>([
    ['our own page', { origin: 'https://draughts.test', 'sec-fetch-site': 'same-origin' }, 303],
    ['our own page in a browser that sends no site', { origin: 'https://draughts.test' }, 303],
    ['another site', FOREIGN, 403],
    ['another site in a browser that sends no site', { origin: 'https://elsewhere.example' }, 403],
    ['a sandbox', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['a site under the same name', { 'sec-fetch-site': 'same-site' }, 403],
    ['another site that says it is none', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'none' }, 403],
    ['another port', { origin: 'https://draughts.test:444' }, 403],
  ])('%s', async (_who, headers, status) => {
    const { send } = bothHandlers()
    expect((await send('/', { body: FORM, headers: { ...FORM_TYPE, ...headers } })).status).toBe(status)
  })

  test.each(OTHER_TYPES.filter(([what]) => what !== 'a form'))('%s is no form', async (_what, headers) => {
    const { send } = bothHandlers()
    expect((await send('/', { body: FORM, headers })).status).toBe(415)
  })
})
