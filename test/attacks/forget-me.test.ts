import { describe, expect, test } from 'vitest'
import { DAY, type Role } from '../../shared/game/model/words.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { type Purpose, mintToken, parseToken } from '../../shared/service/credentials/tokens.ts'
import { FORM_TYPE, type Told, bothHandlers, tokenIn } from './both-handlers.ts'

const KEY = { 'idempotency-key': 'a-key-of-an-honest-person' }
const PERSONS = {
  creator: { name: 'Amara', email: 'amara@draughts.test', timeZone: 'Africa/Lagos' },
  opponent: { name: 'Joost', email: 'joost@draughts.test', timeZone: 'Europe/Amsterdam' },
  arbiter: { name: 'Dee', email: 'dee@draughts.test', timeZone: 'Asia/Tokyo' },
} as const

/**
 * Returns a game in which everyone has a name and an address, both players have a note, and one has conditional moves.
 */
const table = async () => {
  const at = bothHandlers()
  const { creator, opponent, arbiter } = PERSONS
  const made = await at.ask('POST', '/v1/games', { body: { creator: { ...creator, seat: 'black' }, arbiter } })
  const id = made.body.game?.id ?? ''
  const invitation = tokenIn(made, 'invitation')
  const claim = () => at.ask('POST', `/v1/games/${id}/claim`, { token: invitation, body: opponent, headers: KEY })
  await claim()
  const loaded = async () => {
    const found = await loadGame(at.service.games, id)
    if (!found) throw new Error('no game')
    return found
  }
  const { game } = await loaded()
  const token = (purpose: Purpose): string => mintToken(at.service.signer, purpose, id, game)
  const act = (by: string, type: string, more = {}) =>
    at.ask('POST', `/v1/games/${id}/actions`, { token: by, body: { type, ply: 0, ...more } })
  const patch = (by: string, body: object) => at.ask('PATCH', '/v1/seat', { token: by, body })
  await patch(token('creator'), { note: 'a note of Amara' })
  await patch(token('opponent'), { note: 'a note of Joost', playForced: true })
  await act(token('opponent'), 'plan', { lines: [['11-15', '23-19']] })
  /** Returns everything that is stored about the game, as text. */
  const stored = async (): Promise<string> => {
    const { stored: item } = await loaded()
    const people = 'entries' in at.service.contacts ? at.service.contacts.entries : undefined
    const sheets = 'sheets' in at.service.notebook ? at.service.notebook.sheets : undefined
    const rows = [people, sheets].map((read) => (typeof read === 'function' ? (read() as unknown) : []))
    return JSON.stringify([item, rows])
  }
  const seen = async (by?: string) => (await at.ask('GET', `/v1/games/${id}`, by ? { token: by } : {})).body
  return { ...at, id, token, act, patch, claim, loaded, stored, seen }
}

const wordsOf = (role: Role): RegExp => new RegExp(`${PERSONS[role].name}|${PERSONS[role].timeZone}`, 'i')
const ROLES: readonly Role[] = ['creator', 'opponent', 'arbiter']

describe.each(ROLES)('the %s is forgotten', (role) => {
  test('nothing stored has their name, address, time zone, note or conditional moves, and everything of the others stays', async () => {
    const { act, token, stored, loaded } = await table()
    const before = (await loaded()).game
    expect(await stored()).toMatch(wordsOf(role))
    expect((await act(token(role), 'forget-me')).status).toBe(200)
    const text = await stored()
    expect(text).not.toMatch(wordsOf(role))
    expect(text.includes('23-19')).toBe(role !== 'opponent')
    for (const other of ROLES) if (other !== role) expect(text).toMatch(wordsOf(other))
    const { game } = await loaded()
    expect(game).toMatchObject({ status: 'active', epochs: before.epochs })
  })

  test('a repeated request changes nothing, and the link stays valid', async () => {
    const { act, token, seen } = await table()
    await act(token(role), 'forget-me')
    const before = await seen(token(role))
    const again = await act(token(role), 'forget-me')
    expect([again.status, again.body]).toMatchObject([200, { duplicate: true }])
    expect(await seen(token(role))).toEqual(before)
  })

  test('others see the same as before, without the name', async () => {
    const { act, token, seen } = await table()
    const other = role === 'creator' ? 'opponent' : 'creator'
    const blanked = (view: Told): string =>
      JSON.stringify({ ...view, version: 0 }).replaceAll(`"${PERSONS[role].name}"`, '""')
    const before = blanked(await seen(token(other)))
    await act(token(role), 'forget-me')
    expect(blanked(await seen(token(other)))).toBe(before)
  })
})

describe('no other link can forget anybody', () => {
  test.each<readonly [string, (at: Awaited<ReturnType<typeof table>>) => string]>([
    ['an invitation', ({ token }) => token('invitation')],
    ['the link that stops emails', ({ token }) => token('opponent-silence')],
    ['a forged one', ({ token }) => `${token('opponent').slice(0, -4)}AAAA`],
    ['the id alone', ({ id }) => id],
    ['none', () => ''],
  ])('%s', async (_, by) => {
    const at = await table()
    const before = await at.stored()
    const isToken = parseToken(by(at)) !== undefined
    expect((await at.act(by(at), 'forget-me')).status).toBe(isToken ? 404 : 401)
    const form = { method: 'POST', headers: FORM_TYPE, body: 'type=forget-me&ply=0' }
    expect((await at.send(`/p/${by(at)}/act`, form)).status).toBe(404)
    expect(await at.stored()).toBe(before)
  })

  test('the other seat and the arbiter can forget themselves alone, whatever their request says', async () => {
    const at = await table()
    for (const more of [{ seat: 'white' }, { by: 'opponent' }, { contact: 'abcdefghij' }])
      expect((await at.act(at.token('creator'), 'forget-me', more)).status).toBe(400)
    for (const by of ['creator', 'arbiter'] as const) await at.act(at.token(by), 'forget-me')
    expect(await at.stored()).toMatch(wordsOf('opponent'))
  })

  test('a replaced link forgets nobody either', async () => {
    const at = await table()
    await at.ask('POST', '/v1/seat/rotate', { token: at.token('opponent') })
    expect((await at.act(at.token('opponent'), 'forget-me')).status).toBe(404)
    expect(await at.stored()).toMatch(wordsOf('opponent'))
  })
})

test('the request that took the seat, repeated with its idempotency key, brings nothing back', async () => {
  const at = await table()
  await at.act(at.token('opponent'), 'forget-me')
  expect((await at.claim()).status).toBe(410)
  expect(await at.stored()).not.toMatch(wordsOf('opponent'))
})

test('someone who gives a name and an address again can be forgotten again', async () => {
  const at = await table()
  const own = at.token('opponent')
  for (let times = 0; times < 3; times += 1) {
    expect((await at.act(own, 'forget-me')).status).toBe(200)
    expect(await at.stored()).not.toMatch(wordsOf('opponent'))
    const { name, email, timeZone } = PERSONS.opponent
    expect((await at.patch(own, times < 2 ? { name, email, timeZone } : { email })).status).toBe(200)
  }
  expect(await at.act(own, 'forget-me')).toMatchObject({ status: 200, body: { duplicate: true } })
  expect(await at.stored()).not.toMatch(/joost/i)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'in a race with a move, round %i, both are done, and nothing comes back',
  async (round) => {
    const at = await table()
    const [own, other] = [at.token('opponent'), at.token('creator')]
    const move = () => at.ask('POST', `/v1/games/${at.id}/moves`, { token: other, body: { ply: 0, move: '11-15' } })
    const forget = () => at.act(own, 'forget-me')
    const change = () => at.patch(own, { playForced: false })
    const requests = [move, forget, change, forget]
    const responses = await Promise.all(
      [...requests.slice(round % 4), ...requests.slice(0, round % 4)].map((ask) => ask()),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await at.stored()).not.toMatch(wordsOf('opponent'))
    const { game } = await at.loaded()
    expect(game).toMatchObject({ play: { opponent: { name: '' }, conditionalMoves: { opponent: undefined } } })
    expect('play' in game && game.play?.moves[0]).toBe('11-15')
  },
)

test('a player who is forgotten plays on by their link, and the page explains what it means', async () => {
  const at = await table()
  const page = await at.send(`/p/${at.token('creator')}/settings`, { method: 'GET' })
  expect(page.text).toContain('The game goes on, and your clock too, but you get no more emails')
  const form = { method: 'POST', headers: FORM_TYPE, body: 'type=forget-me&ply=0' }
  expect((await at.send(`/p/${at.token('creator')}/act`, form)).status).toBe(303)
  const { text } = await at.send(`/p/${at.token('creator')}`, { method: 'GET' })
  expect(text).toContain('Somebody')
  expect(text).not.toMatch(/Amara|amara@/)
  const move = { token: at.token('creator'), body: { ply: 0, move: '11-15' } }
  expect((await at.ask('POST', `/v1/games/${at.id}/moves`, move)).status).toBe(200)
  expect((await at.send(`/g/${at.id}`, { method: 'GET' })).text).not.toMatch(/Amara/)
})

test('what is forgotten in a finished game disappears from the record', async () => {
  const at = await table()
  await at.act(at.token('creator'), 'resign')
  at.clock.now += 100 * DAY
  expect((await at.act(at.token('opponent'), 'forget-me')).status).toBe(200)
  expect(await at.seen()).toMatchObject({ status: 'finished', result: { winner: 'white' } })
  expect(await at.stored()).not.toMatch(wordsOf('opponent'))
})
