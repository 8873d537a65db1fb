import { expect, test } from 'vitest'
import { LONGEST } from '../../shared/game/limits/bounds.ts'
import { ask, begun, locationOf, stand } from '../pages/stand.ts'

const choose = (form: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  ask(stand(), '/language', { form, headers })

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/g/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\tx',
  '/p/x\r\nset-cookie: a=b',
  '/p/x#y',
  '/%2f%2fevil.example',
  '/v1/games',
  '/assets/x.js',
  '/dev/mail',
  '/p/x/act',
  '',
  `/?${'a'.repeat(LONGEST.returnPath)}`,
])('choosing a language sends nobody to another site: %j', async (back) => {
  const answer = await choose({ language: 'nl', back })
  expect([answer.status, locationOf(answer)]).toEqual([303, '/'])
})

test('a path of the greatest length is followed back, and of a longer one the query is cut or nothing is left', async () => {
  const longest = `/?${'a'.repeat(LONGEST.returnPath - 2)}`
  expect(locationOf(await choose({ language: 'nl', back: longest }))).toBe(longest)
  expect(locationOf(await choose({ language: 'nl', back: `/links?${'a'.repeat(LONGEST.returnPath)}` }))).toBe('/links')
  expect(locationOf(await choose({ language: 'nl', back: `/p/${'a'.repeat(LONGEST.returnPath)}` }))).toBe('/')
})

test.each(['', 'xx', 'NL', 'nl; Domain=evil.example', 'nl\r\nx: y', '__proto__', 'constructor', 'n'.repeat(10_000)])(
  'the cookie holds one of our languages and nothing else: %j',
  async (language) => {
    const answer = await choose({ language, back: '/' })
    expect([answer.status, answer.headers['set-cookie']]).toEqual([400, undefined])
  },
)

test('another site cannot choose a language for a reader', async () => {
  const answer = await choose({ language: 'nl', back: '/' }, { 'sec-fetch-site': 'cross-site' })
  expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined])
})

test('no GET chooses a language, nor does a form with another field', async () => {
  const at = stand()
  expect((await ask(at, '/language?language=nl')).status).toBe(405)
  expect((await ask(at, '/?language=nl')).headers['set-cookie']).toBeUndefined()
  expect((await choose({ language: 'nl', back: '/', name: 'x' })).status).toBe(400)
})

test.each([
  'language=',
  `language=${'n'.repeat(8000)}`,
  'language=xx; '.repeat(600),
  'language=nl\u{0}',
  '=;=;;language',
])('a cookie without a known language is ignored', async (cookie) => {
  const { status, body } = await ask(stand(), '/', { headers: { 'accept-language': 'en', cookie } })
  expect([status, body.includes('<html lang="en-GB"')]).toEqual([200, true])
})

test('a page’s path cannot break out of the field that holds it', async () => {
  const at = stand()
  const { creator } = await begun(at)
  for (const path of [`${creator}?x="><script>`, `/p/"><script>alert(1)`]) {
    const { body } = await ask(at, path)
    expect(body).not.toContain('"><script>')
  }
  const long = await ask(at, `${creator}?x=${'y'.repeat(2000)}`)
  expect(long.body).toContain(`name="back" value="${creator}"`)
})
