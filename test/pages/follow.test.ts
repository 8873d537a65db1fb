import { describe, expect, test } from 'vitest'
import { SCRIPT_HEADER } from '../../shared/api/routes/script-header.ts'
import { answerPage } from '../../shared/service/answer-page.ts'
import type { Games } from '../../shared/service/ports/games.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { BOARD_STYLE_ELEMENT } from '../../shared/pages/kit/style-elements.ts'
import { NOON, PEER, type Stand, ask, begun, locationOf, stand } from './stand.ts'

const SCRIPT = { [SCRIPT_HEADER]: '1' }

const MOVE = { ply: '0', move: '11-15' }

const begin = async () => {
  const at = stand()
  return { at, ...(await begun(at, { seat: 'black' })) }
}

describe('a form that is sent by the script of a page', () => {
  test('is answered with the page that a browser asks for next, at its address', async () => {
    const { at, creator } = await begin()
    const { status, headers, body } = await ask(at, `${creator}/move`, { form: MOVE, headers: SCRIPT })
    expect([status, headers['location']]).toEqual([200, undefined])
    const next = headers['content-location'] ?? ''
    expect(next.startsWith(creator)).toBe(true)
    expect(body).toBe((await ask(at, next, { headers: SCRIPT })).body)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('without a script it is a redirect, as before', async () => {
    const { at, creator } = await begin()
    const response = await ask(at, `${creator}/move`, { form: MOVE })
    expect([response.status, response.body]).toEqual([303, ''])
    expect(locationOf(response).startsWith(creator)).toBe(true)
  })

  test('a refusal is answered as it is', async () => {
    const { at, creator } = await begin()
    const form = { ply: '0', move: '1-32' }
    const [scripted, plain] = [
      await ask(at, `${creator}/move`, { form, headers: SCRIPT }),
      await ask(at, `${creator}/move`, { form }),
    ]
    expect([scripted.status, scripted.headers['content-location']]).toEqual([plain.status, undefined])
  })

  test('if the next page cannot be rendered, the move is stored, and the answer is the redirect', async () => {
    const { at, creator } = await begin()
    const notebook = { ...at.service.notebook, load: async () => Promise.reject(new Error('no papers')) }
    const response = await answerPage({ ...at.service, notebook }, assetFiles({}), {
      method: 'POST',
      path: `${creator}/move`,
      query: {},
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...SCRIPT },
      from: PEER,
      body: new URLSearchParams(MOVE).toString(),
      receivedAt: NOON,
    })
    expect(response.status).toBe(303)
    expect((await ask(at, creator)).body).toContain('11-15')
  })

  test('an answer that sets a cookie is a redirect, because the request came without that cookie', async () => {
    const { at } = await begin()
    const form = { language: 'nl', back: '/' }
    const response = await ask(at, '/language', { form, headers: SCRIPT })
    expect([response.status, response.headers['set-cookie'] === undefined]).toEqual([303, false])
  })
})

describe('the page after a press shows what was stored, and nothing else', () => {
  /** Sends a press as the script does, to a service that reads and writes games through `games`. */
  const press = (at: Stand, path: string, games: Games) =>
    answerPage({ ...at.service, games }, assetFiles({}), {
      method: 'POST',
      path: `${path}/move`,
      query: {},
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...SCRIPT },
      from: PEER,
      body: new URLSearchParams(MOVE).toString(),
      receivedAt: NOON,
    })

  test('a move that is sent again is answered with the game as it stands by now', async () => {
    const { at, creator, opponent } = await begin()
    await ask(at, `${creator}/move`, { form: MOVE, headers: SCRIPT })
    await ask(at, `${opponent}/move`, { form: { ply: '1', move: '23-19' } })
    expect((await press(at, creator, at.service.games)).body).toContain('23-19')
  })

  test('a move that lost a race is decided again on top of the write that won, and the page shows both', async () => {
    const { at, creator, opponent } = await begin()
    const { games } = at.service
    let isFirst = true
    const save: Games['save'] = async (...all) => {
      if (isFirst) {
        isFirst = false
        const given = await ask(at, `${opponent}/act`, { form: { type: 'give-time', ply: '0', days: '1' } })
        expect(given.status).toBe(303)
      }
      return games.save(...all)
    }
    const { status, headers, body } = await press(at, creator, { ...games, save })
    expect([status, isFirst]).toEqual([200, false])
    expect(body).toBe((await ask(at, headers['content-location'] ?? '', { headers: SCRIPT })).body)
    expect(body).toContain('11-15')
  })

  test('a write whose outcome is unknown is answered with no page', async () => {
    const { at, creator } = await begin()
    const { games } = at.service
    const save: Games['save'] = async () => Promise.reject(new Error('the table did not answer'))
    await expect(press(at, creator, { ...games, save })).rejects.toThrow('the table did not answer')
    expect((await ask(at, creator)).body).not.toContain('11-15')
  })
})

test('a page that a script asks for comes without the style of a board, which the script already has', async () => {
  const { at, creator } = await begin()
  const whole = (await ask(at, creator)).body
  expect(whole).toContain(BOARD_STYLE_ELEMENT.markup)
  const { body } = await ask(at, creator, { headers: SCRIPT })
  expect(body).not.toContain(BOARD_STYLE_ELEMENT.markup)
  expect(body).toContain('<main id="main">')
  expect(body.length).toBeLessThan(whole.length - BOARD_STYLE_ELEMENT.markup.length + 50)
})
