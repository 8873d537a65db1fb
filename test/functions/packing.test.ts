import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { preferredCoding, compressResult } from '../../functions/http/compression.ts'

const PAGE = '<p>Annie played 22-18. Ørsted waits.</p>'.repeat(100)

const HTML = { 'content-type': 'text/html; charset=utf-8', vary: 'accept-language', etag: '"7"' }

const call = (accepted?: string, rawPath = '/p/x') => ({
  rawPath,
  headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
})

const result = (headers: Readonly<Record<string, string>> = HTML, body = PAGE) => ({ statusCode: 200, headers, body })

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('Accept-Encoding %j is answered with %s', (accepted, coding) => {
  expect(preferredCoding(accepted)).toBe(coding)
})

test('the API document is compressed once for each coding, and a refusal at its address is not cached', () => {
  const at = call('br', '/v1/openapi.json')
  const refused = compressResult(at, { ...result(), statusCode: 405 })
  const first = compressResult(at, result())
  const again = compressResult(at, result(HTML, `${PAGE} another`))
  expect(refused.body).toBe(first.body)
  expect(again.body).toBe(first.body)
  expect(compressResult(at, { ...result(HTML, `${PAGE} another`), statusCode: 405 }).body).not.toBe(first.body)
  expect(compressResult(call('gzip', '/v1/openapi.json'), result()).body).not.toBe(first.body)
})

test.each([undefined, 'identity', 'gzip;q=0', '*;q=0', 'zstd'])(
  'the document is not compressed for a caller who accepts no coding that we have: %j',
  (accepted) => {
    const { headers, body } = compressResult(call(accepted, '/v1/openapi.json'), result())
    expect([headers?.['content-encoding'], body]).toEqual([undefined, PAGE])
  },
)

describe('a response', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent in %s, far smaller and with a weak entity tag', (coding, unpack) => {
    const { headers, body, isBase64Encoded } = compressResult(call(coding), result())
    expect(headers).toEqual({
      ...HTML,
      vary: 'accept-language, accept-encoding',
      etag: 'W/"7"',
      'content-encoding': coding,
    })
    const bytes = Buffer.from(body ?? '', 'base64')
    expect([isBase64Encoded, unpack(bytes).toString()]).toEqual([true, PAGE])
    expect(bytes.length).toBeLessThan(PAGE.length / 10)
  })

  test('to a caller who accepts neither coding stays as it is, and says by Vary that it could differ', () => {
    expect(compressResult(call(), result())).toEqual(result({ ...HTML, vary: 'accept-language, accept-encoding' }))
  })

  test.each([
    ['below 1,000 characters', result(HTML, PAGE.slice(0, 999))],
    ['of another type', result({ 'content-type': 'image/png' })],
    ['in base64', { ...result(), isBase64Encoded: true }],
  ])('is not compressed if it is %s', (_, headers) => {
    expect(compressResult(call('br'), headers)).toBe(headers)
  })

  test('of 1,000 characters is compressed', () => {
    expect(compressResult(call('br'), result(HTML, PAGE.slice(0, 1000)))).toHaveProperty('isBase64Encoded', true)
  })
})

test('a file that caches keep for ever is compressed once', () => {
  const file = result({ 'content-type': 'text/css', 'cache-control': 'public, max-age=31536000, immutable' })
  const first = compressResult(call('br', '/assets/a-1.css'), file)
  const again = compressResult(call('br', '/assets/a-1.css'), { ...file, body: PAGE.toUpperCase() })
  expect(again.body).toBe(first.body)
  expect(compressResult(call('br', '/assets/a-2.css'), { ...file, body: PAGE.toUpperCase() }).body).not.toBe(first.body)
})
