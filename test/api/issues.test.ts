import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { parse, parseBody } from '../../shared/api/input/parse-body.ts'
import { readOrder } from '../../shared/api/input/order-shapes.ts'
import { createBody } from '../../shared/api/input/shapes.ts'
import { fenInput, instantInput } from '../../shared/api/values/values.ts'

test('a language of zod that another package sets does not change the API’s messages', () => {
  const before = z.config().localeError
  onTestFinished(() => void z.config({ localeError: before }))
  z.config({ localeError: () => 'Too big: expected string to have <=400 characters' })

  expect(parse(z.strictObject({ fen: fenInput }), { fen: 'x'.repeat(401) })).toEqual({
    ok: false,
    issues: [{ path: 'fen', message: 'must be at most 400 characters' }],
  })
})

const A = z.strictObject({ a: z.number() })
const AB = z.strictObject({ a: z.number(), b: z.number() })
const OPTIONAL = z.strictObject({ a: z.optional(z.number()) })

test.each([
  ['a part that is wrong', z.union([z.string(), A]), { a: 'x' }, 'x.a', 'must be a number'],
  ['a field that is not known', z.union([z.literal('free'), OPTIONAL]), { b: 1 }, 'x.b', 'is not a known field'],
  ['fewer faults', z.union([AB, A]), { a: 'x' }, 'x.a', 'must be a number'],
  ['fewer faults, whatever the order', z.union([A, AB]), { a: 'x' }, 'x.a', 'must be a number'],
  [
    'a fault over an unknown field',
    z.union([A, z.strictObject({ b: z.number() })]),
    { a: 'x' },
    'x.a',
    'must be a number',
  ],
  ['no shape at all', z.union([z.string(), z.number()]), true, 'x', 'must be a string, or a number'],
  ['one of two words', z.union([z.literal('on'), z.literal('off')]), 'of', 'x', 'must be on, or off'],
])('if none of several shapes fits, the message is that of the nearest one: %s', (_, shape, value, path, message) => {
  expect(parse(z.strictObject({ x: shape }), { x: value })).toEqual({ ok: false, issues: [{ path, message }] })
})

test.each([
  [z.array(z.number()).check(z.maxLength(100)), Array.from({ length: 101 }, () => 1), 'must have at most 100 entries'],
  [z.array(z.number()).check(z.minLength(1)), [], 'must have at least 1 entry'],
  [z.string().check(z.maxLength(2)), 'abc', 'must be at most 2 characters'],
  [instantInput, 'tomorrow', 'must be an RFC 3339 instant'],
  [instantInput, '2026-13-01T00:00:00Z', 'must be an RFC 3339 instant'],
])('a wrong value has one message of one sentence: %#', (shape, value, message) => {
  expect(parse(z.strictObject({ x: shape }), { x: value })).toEqual({ ok: false, issues: [{ path: 'x', message }] })
})

test.each([
  ['{}', 'players', 'is missing; an order has players, or games'],
  ['{"players":1}', 'players', 'must be an array'],
  ['{"games":[]}', 'games', 'must have at least 1 entry'],
])('an order is checked by the shape that it has chosen: %s', (text, path, message) => {
  expect(readOrder(text)).toEqual({ ok: false, issues: [{ path, message }] })
})

test.each([
  ['{"a":1,}', ' (at character 8)'],
  ['\uFEFF{}', '; it begins with a byte order mark'],
  ['{"a":1', '; it breaks off'],
  ['[]', undefined],
])('a body that is no JSON is told where: %j', (body, where) => {
  expect(parseBody(OPTIONAL, body)).toEqual({
    ok: false,
    issues: [where === undefined ? expect.anything() : { path: '', message: `the body must be a JSON object${where}` }],
  })
})

test('a field by the name that it had before is refused with its name now', () => {
  const message = 'is called arbiter now'
  const game = { creator: { name: 'Amara', seat: 'black' }, director: { name: 'Dee' } }
  expect(parse(createBody, game)).toEqual({ ok: false, issues: [{ path: 'director', message }] })
  const players = [{ name: 'Amara' }, { name: 'Otis' }]
  expect(readOrder(JSON.stringify({ players, roundRobin: 'single', director: { name: 'Dee' } }))).toEqual({
    ok: false,
    issues: [{ path: 'director', message }],
  })
  expect(readOrder(JSON.stringify({ games: [game] }))).toEqual({
    ok: false,
    issues: [{ path: 'games.0.director', message }],
  })
  expect(parse(createBody, { ...game, constructor: 1 })).toMatchObject({
    issues: [{ message }, { path: 'constructor', message: 'is not a known field' }],
  })
})

const ANY = z.record(z.string(), z.unknown())

test.each([
  ['{"drawOffersFrom":40,"drawOffersFrom":3}', 'drawOffersFrom'],
  ['{"drawOffersFrom":3,"drawOffersFrom":3}', 'drawOffersFrom'],
  ['{"a":{"b":[{"c":1,"d":2,"c" : 3}]}}', 'c'],
  [String.raw`{"name":1,"n\u0061me":2}`, 'name'],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
])('a body that has a field of an object twice is refused: %s', (text, field) => {
  expect(parseBody(ANY, text)).toEqual({
    ok: false,
    issues: [{ path: '', message: `the body must not have the field ${field} twice in one object` }],
  })
})

test.each([
  '{"a":{"b":1},"b":{"a":[{"c":1},{"c":1}]},"c":1}',
  String.raw`{"a":"{\"b\":1,\"b\":2}","b":"a\\","c":["a","a"],"d":"\\\"a\":"}`,
  '{"a":"b","b":"a"}',
  `{"a":"${String.raw`\"`.repeat(100_000)}"}`,
])('a body that has each field of an object once is read', (text) => {
  expect(parseBody(ANY, text)).toEqual({ ok: true, value: JSON.parse(text) as unknown })
})
