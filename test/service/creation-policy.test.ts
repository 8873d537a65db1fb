import { describe, expect, test } from 'vitest'
import { OPERATOR_OPTIONS } from '../../infra/settings/operator-options.ts'
import { CREATION_POLICY, parseCreationPolicy } from '../../shared/service/credentials/creation-policy.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { KEYS, knownKeys } from '../harness/api-keys.ts'
import { textsFor } from '../harness/words.ts'
import { ask, locationOf, stand as pages } from '../pages/stand.ts'
import { stand } from './stand.ts'

const GAME = { rules: 'english', clock: 'relaxed', creator: { name: 'Ada', seat: 'black' } }
const FORM = {
  key: 'k'.repeat(22),
  timeZone: '',
  name: 'Ada',
  email: '',
  seat: 'black',
  rules: 'english',
  clock: 'relaxed',
}

const createdUnder = async (setting: string, token?: string, more: object = {}) => {
  const at = stand({ apiKeys: knownKeys() })
  Object.assign(at.service, { creation: parseCreationPolicy(setting) })
  const request = { body: { ...GAME, ...more }, ...(token !== undefined && { token }) }
  const { status, body } = await at.ask('POST', '/v1/games', request)
  return status === 201 ? status : `${status} ${body.code}`
}

describe('the API', () => {
  test.each([
    ['anyone', undefined, 201],
    ['anyone', KEYS.club, 201],
    ['word:utrecht-1926', undefined, '403 creation-restricted'],
    ['word:utrecht-1926', KEYS.club, 201],
    ['keys', undefined, '403 creation-restricted'],
    ['keys', KEYS.club, 201],
    ['keys', KEYS.unknown, '401 unknown-key'],
  ])('with %s and the key %s answers %s', async (setting, token, answer) => {
    expect(await createdUnder(setting, token)).toBe(answer)
  })

  test.each([
    ['word:utrecht-1926', { word: 'Utrecht-1926 ' }, 201],
    ['word:utrecht-1926', { word: 'utrecht-1927' }, '403 creation-restricted'],
    ['word:utrecht-1926', { word: 'utrecht-1926', rules: 'chess' }, '400 invalid-request'],
    ['word:utrecht-1926', { word: 7 }, '403 creation-restricted'],
    ['anyone', { word: 'utrecht-1927' }, 201],
    ['keys', { word: 'utrecht-1926' }, '403 creation-restricted'],
  ])('with %s, no key and %j answers %s', async (setting, more, answer) => {
    expect(await createdUnder(setting, undefined, more)).toBe(answer)
  })
})

const under = (setting: string) => {
  const at = pages()
  Object.assign(at.service, { creation: parseCreationPolicy(setting) })
  return at
}

describe('the form', () => {
  const { newGame, fields } = textsFor('en')

  test('of a service for anyone asks for no word', async () => {
    expect((await ask(under('anyone'), '/')).body).not.toContain(newGame.wordHint)
  })

  test('of a club asks for its word, and creates a game with it alone', async () => {
    const at = under('word:Utrecht-1926')
    expect((await ask(at, '/')).body).toContain(newGame.wordHint)
    for (const word of ['', 'utrecht-1927']) {
      const refused = await ask(at, '/', { form: { ...FORM, word } })
      expect([refused.status, refused.body.includes(fields.word)]).toEqual([403, true])
    }
    const created = await ask(at, '/', { form: { ...FORM, word: ' UTRECHT-1926 ' } })
    expect([created.status, locationOf(created)]).toEqual([303, expect.stringContaining('/p/')])
  })

  test.each([
    ['anyone', false],
    ['word:utrecht-1926', true],
  ])('with %s counts the strangers whom it names as the club’s: %s', async (setting, isOfClub) => {
    const at = under(setting)
    const { ledger } = at.service
    const accounts: string[] = []
    const take: typeof ledger.take = (account, ...more) => {
      accounts.push(account)
      return ledger.take(account, ...more)
    }
    Object.assign(at.service, { ledger: { ...ledger, take } })
    const form = { ...FORM, opponentEmail: 'otis@players.example', word: 'utrecht-1926' }
    expect((await ask(at, '/', { form })).status).toBe(303)
    const counted = accounts.filter((name) => name.startsWith('strangers:'))
    expect([counted.length > 0, counted.every((name) => name === 'strangers:owner:club')]).toEqual([true, isOfClub])
  })

  test('behind the club’s link has the word', async () => {
    const at = under('word:utrecht-1926')
    expect((await ask(at, '/?word=utrecht-1926')).body).toContain('value="utrecht-1926"')
    expect((await ask(at, '/?word=another-word')).body).not.toContain('value="another-word"')
  })

  test.each(LANGUAGES)('of a service for programs alone says so, in %s', async (language) => {
    const at = under('keys')
    const headers = { 'accept-language': language }
    const shown = await ask(at, '/', { headers })
    const sentence = textsFor(language).refusals['creation-restricted']
    expect([shown.status, shown.body.includes(sentence), shown.body.includes('data-begins')]).toEqual([
      200,
      true,
      false,
    ])
    const sent = await ask(at, '/', { form: FORM, headers })
    expect([sent.status, sent.body.includes(sentence)]).toEqual([403, true])
  })
})

test.each([
  ['anyone', true],
  ['keys', true],
  ['word:Дамки-1926', true],
  ['word:short', false],
  ['word:two words', false],
  ['everyone', false],
])('the setting %s is accepted: %s', (setting, isRight) => {
  expect(CREATION_POLICY.test(setting)).toBe(isRight)
  expect(OPERATOR_OPTIONS.newGames.form).toEqual(CREATION_POLICY)
})
