import { describe, expect, test } from 'vitest'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { type Purpose, mintToken } from '../../shared/service/credentials/tokens.ts'
import { FORM_TYPE, JSON_TYPE, bothHandlers, tokenIn } from './both-handlers.ts'

/**
 * Returns a game of Amara and Joost with an arbiter, which Amara has resigned. `token` makes a token of any purpose for
 * this game.
 */
const ended = async () => {
  const at = bothHandlers()
  const person = (name: string) => ({ name, email: `${name.toLowerCase()}@draughts.test` })
  const body = { creator: { ...person('Amara'), seat: 'black' }, arbiter: person('Dee') }
  const made = await at.ask('POST', '/v1/games', { body })
  const id = made.body.game?.id ?? ''
  const invitation = tokenIn(made, 'invitation')
  await at.ask('POST', `/v1/games/${id}/claim`, { token: invitation, body: person('Joost') })
  const creator = tokenIn(made, 'creator')
  await at.ask('PATCH', '/v1/seat', { token: creator, body: { note: 'a private note' } })
  await at.ask('POST', `/v1/games/${id}/actions`, { token: creator, body: { type: 'resign', ply: 0 } })
  const loaded = await loadGame(at.service.games, id)
  const token = (purpose: Purpose): string => (loaded ? mintToken(at.service.signer, purpose, id, loaded.game) : '')
  return { ...at, id, token, stored: () => at.service.games.load(id) }
}

const PURPOSES: readonly Purpose[] = [
  'creator',
  'opponent',
  'arbiter',
  'invitation',
  'creator-silence',
  'opponent-silence',
  'arbiter-silence',
  'creator-calendar',
  'opponent-calendar',
]

const WORDS = /amara@|joost@|dee@|private note/i

describe('the links of a game that ended 180 days ago', () => {
  test('have worked until the last second', async () => {
    const { ask, send, token, clock } = await ended()
    clock.now += 180 * DAY - 1000
    expect((await ask('GET', '/v1/seat', { token: token('creator') })).status).toBe(200)
    expect((await send(`/p/${token('opponent')}`, { method: 'GET' })).status).toBe(200)
    expect((await send(`/s/${token('creator-silence')}`, { method: 'GET' })).status).toBe(200)
    clock.now += 1000
    expect((await ask('GET', '/v1/seat', { token: token('creator') })).status).toBe(410)
  })

  test('open nothing: no route of the API accepts one, and each answer says where the record is', async () => {
    const { ask, clock, id, token, stored } = await ended()
    clock.now += 180 * DAY
    const before = await stored()
    for (const purpose of PURPOSES)
      for (const { method, path, ...route } of API_ROUTES) {
        if (!path.includes('{id}') && !path.startsWith('/v1/seat')) continue
        // These routes may be read by anyone, with whatever link.
        if (['version', 'legalMoves', 'pdn', 'fen', 'svg', 'png', 'gif'].includes(route.name)) continue
        const bodies = [{ type: 'rematch', ply: 0 }, { ply: 0, move: '11-15' }, { name: 'Zoe' }]
        const responses = await Promise.all(
          (method === 'GET' ? [undefined] : bodies).map((body) =>
            ask(method, path.replace('{id}', id), { token: token(purpose), ...(body && { body }) }),
          ),
        )
        for (const { status, body, text } of responses) {
          expect([400, 410], `${purpose} ${path}`).toContain(status)
          if (status === 410)
            expect(body).toMatchObject({ code: 'links-expired', watch: `https://draughts.test/g/${id}` })
          expect(text).not.toMatch(WORDS)
        }
        expect(responses.some(({ status }) => status === 410)).toBe(true)
      }
    expect(await stored()).toEqual(before)
  })

  test('lead to no page but the one that says so and links to the record', async () => {
    const { send, clock, id, token, stored } = await ended()
    clock.now += 180 * DAY
    const before = await stored()
    for (const purpose of PURPOSES)
      for (const { method, path } of PAGE_ROUTES) {
        if (!path.includes('{token}') || path.startsWith('/n/') || path.startsWith('/a/')) continue
        const form = /\/(emails|rotate)$/.test(path) ? '' : 'type=rematch&ply=0'
        const sent = { method, headers: FORM_TYPE, ...(method === 'POST' && { body: form }) }
        const { status, text } = await send(path.replace('{token}', token(purpose)), sent)
        expect(status, `${purpose} ${path}`).toBe(410)
        expect(text).toContain(`/g/${id}`)
        expect(text).toContain('kept for 180 days after its end, or 30 if')
        expect(text).not.toMatch(WORDS)
      }
    expect(await stored()).toEqual(before)
  })

  test('leave the record readable for everybody', async () => {
    const { ask, send, clock, id } = await ended()
    clock.now += 3000 * DAY
    const { status, body, text } = await ask('GET', `/v1/games/${id}`)
    expect([status, body]).toMatchObject([200, { seats: { black: { name: 'Amara' } }, result: { winner: 'white' } }])
    expect(text).not.toMatch(WORDS)
    expect((await send(`/g/${id}`, { method: 'GET' })).status).toBe(200)
  })

  test('do not change the answers of routes that no link opens', async () => {
    const { ask, clock, token } = await ended()
    clock.now += 180 * DAY
    const sent = { token: token('creator') }
    expect((await ask('POST', '/v1/rules/chess/moves', { ...sent, body: { fen: 'W:W31:B1' } })).status).toBe(404)
    expect((await ask('GET', '/v1/games/AAAAAAAAAAAA/legal-moves', sent)).status).toBe(404)
  })

  test('are no easier to guess: a wrong link of such a game is answered like any other', async () => {
    const { ask, send, clock, token, id } = await ended()
    clock.now += 180 * DAY
    for (const wrong of [`${token('creator').slice(0, -4)}AAAA`, token('creator').replace(id, 'AAAAAAAAAAAA')]) {
      expect((await ask('GET', '/v1/seat', { token: wrong })).status).toBe(404)
      expect((await send(`/p/${wrong}`, { method: 'GET' })).status).toBe(404)
    }
  })
})

test('an invitation that nobody accepted opens for 30 days after it lapsed, and can be renewed until then', async () => {
  const { ask, clock } = bothHandlers()
  const made = await ask('POST', '/v1/games', {
    body: { creator: { name: 'Amara', seat: 'black' }, invitationLife: 'P1D' },
  })
  const path = `/v1/games/${made.body.game?.id}/actions`
  const renew = () =>
    ask('POST', path, { token: tokenIn(made, 'creator'), body: { type: 'renew', ply: 0 }, headers: JSON_TYPE })
  clock.now += 31 * DAY - 1000
  expect((await renew()).status).toBe(200)
  clock.now += 31 * DAY
  expect(await renew()).toMatchObject({ status: 410, body: { code: 'links-expired' } })
})
