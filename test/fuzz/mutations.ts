import type { Asked, Stock } from './asked.ts'
import { type Chance, HOSTILE, NUMBERS, below, deep, pick } from './random.ts'

type Mutate = (asked: Asked, chance: Chance, known: Stock) => Asked

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'get', 'x'.repeat(40)]

const TYPES = [
  '',
  'text/plain',
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'APPLICATION/JSON',
  `application/json${';'.repeat(3000)}`,
  'null',
]

const TOKEN = /ck_[0-9A-Za-z]{12}[\w-]{32}|[a-z][0-9a-z][0-9A-Za-z]{12}[\w-]{32}/

/** Changes of a token, in the path or in the header. */
const TOKENS: readonly ((token: string, chance: Chance, known: Stock) => string)[] = [
  (token) => token.slice(0, -1),
  (token) => `${token}A`,
  (token, chance) => token.slice(0, below(chance, token.length)),
  (token, chance) => {
    const at = below(chance, token.length)
    return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
  },
  (token, chance) => pick(chance, [...'codirsuvwxyzC']) + token.slice(1),
  (token) => token.toLowerCase(),
  (token, chance, { tokens }) => (tokens.length > 0 ? pick(chance, tokens) : token),
  // The head of this token is followed by the signature of another one.
  (token, chance, { tokens }) => (tokens.length > 0 ? token.slice(0, 14) + pick(chance, tokens).slice(14) : token),
  (token, chance, { ids }) => (ids.length > 0 ? token.slice(0, 2) + pick(chance, ids) + token.slice(14) : token),
  () => 'x'.repeat(4000),
  () => '',
  (token) => `${token}.`,
  (token) => `${token}.${'x'.repeat(16)}`,
  (token) => `${token}.${token}.${token}`,
]

const swapToken: Mutate = (asked, chance, known) => {
  const swap = (text: string): string => text.replace(TOKEN, (token) => pick(chance, TOKENS)(token, chance, known))
  const { authorization = '' } = asked.headers
  return {
    ...asked,
    path: swap(asked.path),
    headers: { ...asked.headers, ...(authorization !== '' && { authorization: swap(authorization) }) },
  }
}

const PATHS: readonly ((path: string, chance: Chance) => string)[] = [
  (path) => `${path}/`,
  (path) => path.slice(0, -1),
  (path) => path.toUpperCase(),
  (path) => path.replace('/', '//'),
  (path) => `${path}/../../v1/games`,
  (path) => `${path}%00`,
  (path) => `/${encodeURIComponent(path)}`,
  (path, chance) => path.replace(/[^/]*$/, () => encodeURIComponent(pick(chance, HOSTILE).toWellFormed())),
  (path) => `${path}${'/a'.repeat(1000)}`,
  (_path, chance) =>
    pick(chance, ['/v1', '/v1/', '/', '/v2/games', '/.env', '/dev/mail', '/favicon.ico', '/assets/../page.ts']),
]

const AUTHORIZATIONS = [
  'Bearer',
  'Bearer ',
  'Basic eDp5',
  'bearer x',
  'Bearer ck_0123456789',
  `Bearer ${' '.repeat(5000)}x`,
  '\0',
]

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  authorization: AUTHORIZATIONS,
  'idempotency-key': ['', 'short', 'x'.repeat(16), 'x'.repeat(201), 'é'.repeat(20), '__proto__________'],
  'accept-language': ['nl', 'xx', '*', 'en;q=0.1,nl;q=9', ','.repeat(5000), `en;q=${'0'.repeat(3000)}`, '\0'],
  'if-none-match': ['*', '"1"', 'W/"1"', '"1",'.repeat(3000), 'W/'.repeat(4000), '"'],
  origin: ['https://evil.test', 'null', 'https://draughts.test', ''],
  'sec-fetch-site': ['cross-site', 'same-origin', 'none', 'x'],
  'cloudfront-viewer-time-zone': ['Europe/Amsterdam', 'Mars/Olympus', '', '\0', 'x'.repeat(5000)],
  'x-forwarded-for': ['192.0.2.9', '::1'],
  host: ['evil.test', ''],
  'content-length': ['-1'],
}

const anyHeader: Mutate = (asked, chance) => {
  const name = pick(chance, Object.keys(HEADERS))
  return { ...asked, headers: { ...asked.headers, [name]: pick(chance, HEADERS[name] ?? ['']) } }
}

const hostileValue = (chance: Chance): unknown =>
  pick(chance, [
    () => pick(chance, HOSTILE),
    () => pick(chance, HOSTILE),
    () => pick(chance, NUMBERS),
    () => pick(chance, [null, true, false, [], {}, [[]], [null], ['11-15', 1]]),
    () => ({ __proto__: null, constructor: { prototype: { admin: true } } }),
    () => Array.from({ length: 400 }, () => ['22-17']),
    () => ({ length: 1e9 }),
  ])()

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the value with one field, at a random depth, replaced or removed, or with a field added. */
const changed = (value: unknown, chance: Chance): unknown => {
  if (!isObject(value) || Object.keys(value).length === 0) return hostileValue(chance)
  const name = pick(chance, Object.keys(value))
  const drawn = chance()
  if (drawn < 0.1)
    return {
      ...value,
      [pick(chance, ['more', '__proto__', 'Name', 'by', 'at', 'hold', 'dryRun', ''])]: hostileValue(chance),
    }
  if (drawn < 0.2) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name))
  if (drawn < 0.4 && isObject(value[name])) return { ...value, [name]: changed(value[name], chance) }
  return { ...value, [name]: hostileValue(chance) }
}

const jsonOf = (body: Asked['body']): unknown => {
  try {
    return JSON.parse(String(body))
  } catch {
    return {}
  }
}

const changedForm = (body: string, chance: Chance): string => {
  const fields = new URLSearchParams(body)
  const names = [...fields.keys()]
  const name =
    names.length > 0 && chance() < 0.8 ? pick(chance, names) : pick(chance, ['more', '__proto__', 'type', 'undo'])
  if (chance() < 0.2) fields.append(name, pick(chance, HOSTILE))
  else fields.set(name, pick(chance, HOSTILE))
  return fields.toString()
}

const isForm = ({ headers }: Asked): boolean => (headers['content-type'] ?? '').includes('form')

const changeBody: Mutate = (asked, chance) => ({
  ...asked,
  body: isForm(asked) ? changedForm(String(asked.body), chance) : JSON.stringify(changed(jsonOf(asked.body), chance)),
})

/** Replacements of the whole body, whether it is JSON, a form or neither. */
const RAW: readonly ((body: string, chance: Chance) => Asked['body'])[] = [
  () => '',
  (body) => body.slice(0, -1),
  (body, chance) => body.slice(0, below(chance, body.length + 1)),
  (body) => body.repeat(2),
  (body) => `\uFEFF${body}`,
  () => deep(5000, '['),
  () => deep(2500, '{'),
  () => '"text"',
  () => '[]',
  () => 'null',
  () => '1e999',
  () => '{"__proto__":{"admin":true},"constructor":1}',
  (body) => body.replace(/\d+/, '1e308'),
  (body) => body.replace(/\d+/, '9'.repeat(400)),
  (body) => body.replace(/"[^"]*"/, '"\\u0000\\ud800"'),
  (body) => body.padEnd(16_384),
  (body) => body.padEnd(16_385),
  () => 'x'.repeat(60_000),
  (body) => Buffer.from(`${body}é`, 'latin1'),
  () => Uint8Array.from([0xff, 0xfe, 0, 0x7b]),
  () => '%',
  () => 'a=%ff%fe',
  () => '&'.repeat(5000),
  () => 'a='.repeat(4000),
  () => `type=${'%00'.repeat(500)}`,
]

const rawBody: Mutate = (asked, chance) => ({ ...asked, body: pick(chance, RAW)(String(asked.body), chance) })

const anyQuery: Mutate = (asked, chance) => ({
  ...asked,
  query: new URLSearchParams({
    [pick(chance, ['from', 'to', 'via', 'flip', 'saved', 'sent', 'refused', '__proto__', 'move', 'path'])]: pick(
      chance,
      HOSTILE,
    ),
  }).toString(),
})

const ALL: readonly Mutate[] = [
  (asked, chance) => ({ ...asked, method: pick(chance, METHODS) }),
  (asked, chance) => ({ ...asked, path: pick(chance, PATHS)(asked.path, chance) }),
  (asked, chance) => ({ ...asked, headers: { ...asked.headers, 'content-type': pick(chance, TYPES) } }),
  swapToken,
  swapToken,
  anyHeader,
  anyHeader,
  changeBody,
  changeBody,
  changeBody,
  rawBody,
  anyQuery,
]

/** Returns the request after up to three random mutations; three in ten requests stay as they are. */
export const mutated = (asked: Asked, chance: Chance, known: Stock): Asked => {
  let request = asked
  for (let left = pick(chance, [0, 0, 0, 1, 1, 1, 1, 2, 2, 3]); left > 0; left -= 1)
    request = pick(chance, ALL)(request, chance, known)
  return request
}
