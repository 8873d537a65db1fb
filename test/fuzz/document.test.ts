import type { HttpReply } from '../../local/http/http-server.ts'
import { describe, expect, test } from 'vitest'
import { sized } from '../harness/size.ts'
import { OPERATIONS, type Options, fuzzDocument } from './document.ts'
import { faultIn } from './schema.ts'

const MOST_ROUNDS = 4

test('requests made from the document are answered as it promises; nothing wrong is taken, nothing right refused', async () => {
  let unseen = OPERATIONS.map(({ operation }) => operation.operationId)
  // Seldom has one operation not succeeded after so many requests: then as many follow from another seed.
  for (let round = 0; round < MOST_ROUNDS && unseen.length > 0; round += 1) {
    const { found, tally } = await fuzzDocument(sized(1500, 100_000), 2027 + round)
    expect(found).toEqual([])
    unseen = unseen.filter((id) => ![...(tally.get(id) ?? [])].some((status) => status < 300))
  }
  expect(unseen).toEqual([])
})

const json = (body: unknown) => JSON.stringify(body)

/** Changes an answer's text; a compressed answer stays as it is. */
const inText = (reply: HttpReply, change: (text: string) => string): HttpReply =>
  'content-encoding' in reply.headers ? reply : { ...reply, body: change(String(reply.body)) }

const MISTAKES: Readonly<Record<string, readonly [plant: Required<Options>['plant'], found: RegExp]>> = {
  'a status that is not promised': [
    (reply) => (reply.status === 404 ? { ...reply, status: 418 } : reply),
    /418 is not promised/,
  ],
  'a code that its operation does not have': [
    (reply) => inText(reply, (text) => text.replace('"invalid-request"', '"too-late"')),
    /not as promised: code: not one of/,
  ],
  'a field that is missing': [
    (reply) => inText(reply, (text) => text.replaceAll('"deadline"', '"due"')),
    /deadline is missing/,
  ],
  'a wrong body that is taken': [
    (reply, { fault }) => (fault === undefined ? reply : { ...reply, status: 200, body: json({ status: 'ok' }) }),
    /taken, though|not as promised|is not promised/,
  ],
  'a right body that is refused for its type': [
    (reply, { row, fault }) =>
      row.operation.operationId !== 'create' || fault !== undefined
        ? reply
        : {
            status: 400,
            headers: { 'content-type': 'application/problem+json' },
            body: json({
              type: 'https://draughts.test',
              title: 'No',
              status: 400,
              detail: 'No.',
              code: 'invalid-request',
              issues: [{ path: 'creator', message: 'must be an object' }],
            }),
          },
    /refused, though the schema allows it: creator: must be an object/,
  ],
  'a failure': [(reply) => ({ ...reply, status: reply.status === 409 ? 500 : reply.status }), /: \w+ 500:/],
  'an answer without its limit': [
    (reply) => {
      const { ratelimit: _left, ...headers } = reply.headers
      return { ...reply, headers }
    },
    /no header RateLimit/,
  ],
}

describe('it finds a mistake that is planted', () => {
  test.each(Object.entries(MISTAKES))('%s', async (_what, [plant, expected]) => {
    const { found } = await fuzzDocument(1500, 1, { plant, most: 1 })
    expect(found).toEqual([expect.stringMatching(expected)])
  })
})

describe('a schema of the document', () => {
  const PERSON = {
    type: 'object',
    properties: { name: { type: 'string', minLength: 1, maxLength: 2 }, age: { type: 'integer', maximum: 9 } },
    required: ['name'],
    additionalProperties: false,
  } as const
  test.each([
    [{ name: '🙂🙂' }, undefined],
    [{ name: 'abc' }, 'name: its length'],
    [{ name: 'a', age: 10 }, 'age: its size'],
    [{ name: 'a', age: 1.5 }, 'age: not integer'],
    [{ name: 'a', more: 1 }, 'more is not expected'],
    [{ age: 1 }, 'name is missing'],
    [[], 'not object'],
  ])('%j: %s', (value, fault) => {
    expect(faultIn(PERSON, value)).toBe(fault)
  })
  test('either, all and patterns', () => {
    const either = { anyOf: [{ type: 'null' }, { type: 'string', pattern: '^a+$' }] }
    expect([null, 'aa', 'b', 1].map((value) => faultIn(either, value) === undefined)).toEqual([
      true,
      true,
      false,
      false,
    ])
    const one = { oneOf: [{ type: 'integer' }, { type: 'number' }] }
    expect([1, 0.5].map((value) => faultIn(one, value))).toEqual(['2 of oneOf', undefined])
    expect(faultIn({ allOf: [{ minimum: 3 }, { maximum: 5 }] }, 6)).toBe('its size')
  })
})
