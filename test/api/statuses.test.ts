import { describe, expect, test } from 'vitest'
import { HTTP_STATUS } from '../../shared/api/routes/http-status.ts'
import { TOURNAMENT_STATUS } from '../../shared/api/routes/tournament-status.ts'
import { tournamentRefusalResponse } from '../../shared/service/api/tournaments/tournament-response.ts'
import type { TournamentRefusal, TournamentRefusalCode } from '../../shared/tournament/model/tournament-refusals.ts'
import { type ProblemCause, problemResponse } from '../../shared/service/http/problem-response.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { KEYS, knownKeys } from '../harness/api-keys.ts'
import { stand, tokenOf } from '../service/stand.ts'

const SOON = '2'

/** The status of every code, and the seconds after which a client may try again. */
const CODES: { readonly [C in keyof typeof HTTP_STATUS]: readonly [status: number, retryAfter?: string] } = {
  'invalid-request': [400],
  'idempotency-key-needed': [400],
  'key-needed': [401],
  'link-needed': [401],
  'unknown-key': [401],
  'scope-missing': [403],
  'creation-restricted': [403],
  'not-yours-to-do': [403],
  'not-found': [404],
  'method-not-allowed': [405],
  'stale-ply': [409],
  'not-your-turn': [409],
  'not-begun': [409],
  'game-over': [409],
  'too-late': [409],
  'too-late-to-abort': [409],
  'nothing-asked': [409],
  'asked-already': [409],
  'draw-offered-lately': [409],
  'not-in-this-game': [409],
  'nothing-to-take-back': [409],
  'no-offence-there': [409],
  'not-yet': [409],
  'allowance-used': [409],
  'address-returned': [409],
  'too-many-webhooks': [409],
  'in-flight': [409, SOON],
  'not-on-offer-any-more': [410],
  'invitation-taken': [410],
  'invitation-expired': [410],
  'links-expired': [410],
  'key-used-otherwise': [422],
  'content-too-large': [413],
  'unsupported-media-type': [415],
  'illegal-move': [422],
  'claim-not-valid': [422],
  'too-long': [422],
  'no-leave-left': [422],
  'too-complex': [422],
  'too-many-requests': [429, SOON],
  internal: [500],
  'try-again': [503, SOON],
}

/** The codes whose answers ask for a credential, or for another one (RFC 6750, section 3). */
const CHALLENGES: Readonly<Record<string, string>> = {
  'key-needed': 'Bearer',
  'link-needed': 'Bearer',
  'unknown-key': 'Bearer error="invalid_token"',
  'scope-missing': 'Bearer error="insufficient_scope"',
}

const REQUEST = { method: 'GET', path: '/', query: {}, headers: {}, body: '', from: '192.0.2.1', receivedAt: 0 }

describe('every code has its status, and a Retry-After header where trying again helps', () => {
  test('this table has all codes', () => {
    expect(Object.keys(CODES).toSorted()).toEqual(Object.keys(HTTP_STATUS).toSorted())
  })

  test.each(Object.entries(CODES))('%s', async (code, [status, retryAfter]) => {
    const wrong = { code, ...(code === 'illegal-move' && { reason: 'must-capture', article: '9' }) } as ProblemCause
    const { headers, body, ...answer } = await problemResponse(stand().service, REQUEST, wrong)
    expect(answer.status).toBe(status)
    expect(headers['retry-after']).toBe(retryAfter)
    expect(headers['www-authenticate']).toBe(CHALLENGES[code])
    expect(headers['content-type']).toBe('application/problem+json')
    expect(JSON.parse(body)).toMatchObject({
      type: `https://draughts.test/api#${code}`,
      title: code.replaceAll('-', ' '),
      status,
      code,
      detail: expect.stringMatching(/\S/),
    })
  })
})

/** The status of each refusal of a command about a tournament, by status. */
const TOURNAMENT_CODES: Readonly<Record<number, readonly TournamentRefusalCode[]>> = {
  403: ['not-yours-to-do', 'invitation-needed', 'own-board', 'deputy-decides'],
  404: ['no-such-tournament'],
  409: [
    'tournament-begun',
    'tournament-not-begun',
    'tournament-over',
    'terms-accepted',
    'entry-not-open',
    'entry-closed',
    'tournament-full',
    'not-confirmed',
    'too-few-players',
    'player-accepted',
    'not-playing',
    'nobody-entered',
    'too-late-to-replace',
    'no-deputy',
    'not-paused',
    'paused-already',
    'away-already',
    'too-late-to-rule',
    'nothing-to-appeal',
    'no-leave-here',
    'tournament-allowance-used',
  ],
  410: ['invitation-gone'],
  422: ['too-many-players', 'too-many-games', 'pairs-do-not-fit', 'no-such-player', 'no-such-board', 'too-long'],
  503: ['drawn-for-others'],
}

describe('every refusal about a tournament has its status, and says so in every language', () => {
  test('this table has all codes', () => {
    expect(Object.values(TOURNAMENT_CODES).flat().toSorted()).toEqual(Object.keys(TOURNAMENT_STATUS).toSorted())
  })

  const rows = Object.entries(TOURNAMENT_CODES).flatMap(([status, codes]) =>
    codes.map((code) => [code, status] as const),
  )
  test.each(rows)('%s: %i', async (code, status) => {
    const refusal = { code, least: 3, most: 40 } as TournamentRefusal
    for (const language of LANGUAGES) {
      const request = { ...REQUEST, headers: { 'accept-language': language } }
      const { headers, body, ...answer } = await tournamentRefusalResponse(stand().service, request, refusal)
      expect([answer.status, headers['content-language']]).toEqual([Number(status), language])
      expect(headers['retry-after']).toBe(status === '503' ? SOON : undefined)
      expect(JSON.parse(body)).toMatchObject({ status: Number(status), detail: expect.stringMatching(/\S \S/) })
    }
  })
})

describe('a problem names the language of its sentence', () => {
  const ours = LANGUAGES.map((language) => [language, language] as const)

  test.each<readonly [string, string]>([...ours, ['de-AT', 'de'], ['ja', 'en'], ['', 'en']])(
    'for a reader who accepts "%s" it is %s',
    async (accepted, language) => {
      const { ask, begin } = stand()
      const headers = { 'accept-language': accepted }
      const game = await begin({ creator: { name: 'Amara', seat: 'black' }, opponent: { name: 'Joost' } })
      const path = `/v1/games/${game.body.game.id}`
      const ahead = { token: tokenOf(game, 'creator'), body: { ply: 5, move: '11-15' }, headers }
      for (const answer of [
        await ask('GET', '/v1/nowhere', { headers }),
        await ask('DELETE', '/v1/games', { headers }),
        await ask('POST', '/v1/games', { headers, body: {} }),
        await ask('POST', `${path}/moves`, ahead),
      ]) {
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(answer.headers['content-language']).toBe(language)
      }
      expect((await ask('GET', path, { headers })).headers).not.toHaveProperty('content-language')
    },
  )

  test.each(['/v1/orders/AAAAAAAAAAAAAAAAAAAAAAAA', '/v1/webhooks/AAAAAAAAAAAA/deliveries'])(
    'which is English alone for %s',
    async (path) => {
      const { ask } = stand({ apiKeys: knownKeys() })
      const headers = { 'accept-language': 'de' }
      const answer = await ask('GET', path, { token: KEYS.club, headers })
      expect(answer).toMatchObject({ status: 404, body: { detail: expect.stringMatching(/^There is no such /) } })
      expect(answer.headers['content-language']).toBe('en')
    },
  )
})
