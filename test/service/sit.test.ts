import { describe, expect, test } from 'vitest'
import type { Games } from '../../shared/service/ports/games.ts'
import { NOON, stand, tokenOf } from './stand.ts'

const OFFER = { creator: { name: 'Amara', seat: 'black', email: 'amara@example.org' } } as const
const KEY = { 'idempotency-key': 'k'.repeat(24) }

const offered = async (at = stand()) => {
  const made = await at.ask('POST', '/v1/games', { body: OFFER })
  const { id } = made.body.game
  const claim = (name: string, more: object = {}) =>
    at.ask('POST', `/v1/games/${id}/claim`, {
      token: tokenOf(made, 'invitation'),
      body: { name, email: `${name.toLowerCase()}@example.org` },
      ...more,
    })
  const entries = async (name: string) => at.entriesOf(`${name.toLowerCase()}@example.org`).length
  return { ...at, made, id, claim, entries }
}

describe('taking a seat', () => {
  test('the same claimant with the same request gets the same seat, and nothing is stored twice', async () => {
    const { claim, entries } = await offered()
    const first = await claim('Joost', { headers: KEY })
    const again = await claim('Joost', { headers: KEY })
    expect([first.status, again.status]).toEqual([201, 201])
    expect(tokenOf(again, 'seat')).toBe(tokenOf(first, 'seat'))
    expect(await entries('Joost')).toBe(1)
  })
  test('the same idempotency key with another body gets nothing', async () => {
    const { claim, entries } = await offered()
    await claim('Joost', { headers: KEY })
    const thief = await claim('Thief', { headers: KEY })
    expect([thief.status, thief.body.code]).toEqual([422, 'key-used-otherwise'])
    expect([await entries('Joost'), await entries('Thief')]).toEqual([1, 0])
  })
  test('of two claimants at once one gets the seat, and the other’s address is deleted', async () => {
    const { claim, entries } = await offered()
    const both = await Promise.all([claim('Joost'), claim('Bram')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410])
    expect((await entries('Joost')) + (await entries('Bram'))).toBe(1)
  })
  /**
   * Makes every save lose its race. Only `first`, which runs within the first save, may save. Returns a function that
   * ends this.
   */
  const crowd = (games: Games, first: () => Promise<unknown> = async () => undefined) => {
    const { save } = games
    let isFirst = true
    const losing: Games['save'] = async (_id, before) => {
      if (isFirst) {
        isFirst = false
        Object.assign(games, { save })
        await first()
        Object.assign(games, { save: losing })
      }
      return { saved: false, now: before }
    }
    Object.assign(games, { save: losing })
    return () => void Object.assign(games, { save })
  }
  test('a claimant who lost every race is deleted, and gets the seat by the next request', async () => {
    const { claim, entries, service } = await offered()
    const clear = crowd(service.games)
    expect((await claim('Joost', { headers: KEY })).status).toBe(503)
    expect(await entries('Joost')).toBe(0)
    clear()
    expect((await claim('Joost', { headers: KEY })).status).toBe(201)
    expect(await entries('Joost')).toBe(1)
  })
  test('if one of two identical requests fails, it leaves the other’s contact alone', async () => {
    const { ask, claim, entries, service, entriesOf } = await offered()
    const seated = async () => {
      const token = tokenOf(await claim('Joost', { headers: KEY }), 'seat')
      await ask('PATCH', '/v1/seat', { token, body: { locale: 'nl' } })
    }
    const clear = crowd(service.games, seated)
    expect((await claim('Joost', { headers: KEY })).status).toBe(503)
    clear()
    expect(await entries('Joost')).toBe(1)
    expect(entriesOf('joost@example.org')).toMatchObject([{ contact: { locale: 'nl' } }])
  })
  test('if it fails just before the other gets the seat, that claimant is not deleted', async () => {
    const { claim, entries, service } = await offered()
    const { save } = service.games
    const winning: Games['save'] = async (...change) => {
      const clear = crowd(service.games)
      expect((await claim('Joost', { headers: KEY })).status).toBe(503)
      clear()
      Object.assign(service.games, { save })
      expect(await entries('Joost')).toBe(0)
      return save(...change)
    }
    Object.assign(service.games, { save: winning })
    expect((await claim('Joost', { headers: KEY })).status).toBe(201)
    expect(await entries('Joost')).toBe(1)
  })
  test('a refused claim leaves no address', async () => {
    const { claim, entries, clock } = await offered()
    clock.now = NOON + 31 * 86_400_000
    expect((await claim('Late')).body.code).toBe('invitation-expired')
    expect(await entries('Late')).toBe(0)
  })
})

describe('creating a game', () => {
  test('with an idempotency key finds the game that the same request has created', async () => {
    const { ask, service, entriesOf } = stand()
    const first = await ask('POST', '/v1/games', { body: OFFER, headers: KEY })
    const [entry] = entriesOf('amara@example.org')
    if (entry) await service.contacts.update(entry.game, entry.id, { email: null })
    const again = await ask('POST', '/v1/games', { body: OFFER, headers: KEY })
    expect(again.body.game.id).toBe(first.body.game.id)
    expect(tokenOf(again, 'creator')).toBe(tokenOf(first, 'creator'))
    expect(entriesOf('amara@example.org'), 'who was forgotten stays forgotten').toEqual([])
    const other = await ask('POST', '/v1/games', { body: { ...OFFER, rules: 'russian' }, headers: KEY })
    expect([other.status, other.body.code]).toEqual([422, 'key-used-otherwise'])
  })
  test.each([
    ['B:W13,14,15,16,17,18,19,20,21,22,23,24,25:B1', 'thirteen men'],
    ['B:W1,22:BK5', 'a man on its crowning row'],
    ['B:W22:B', 'no pieces'],
    ['nonsense', 'no position'],
  ])('begins no game from %s: %s', async (fen) => {
    const { status, body } = await stand().ask('POST', '/v1/games', { body: { ...OFFER, opening: { fen } } })
    expect(status).toBe(400)
    expect(body.issues[0]?.path).toBe('opening.fen')
  })
  test('accepts a first move only if its sender surely begins', async () => {
    const { ask } = stand()
    const of = async (more: object) => (await ask('POST', '/v1/games', { body: { ...OFFER, ...more } })).status
    expect(await of({ firstMove: '11 - 15' })).toBe(201)
    expect(await of({ firstMove: '11-20' })).toBe(400)
    expect(await of({ firstMove: '11-15', opening: { ballot: 'three-move' } })).toBe(400)
    expect(await of({ firstMove: '11-15', creator: { name: 'A', seat: 'toss' } })).toBe(400)
  })
})

describe('errors have the path and a sentence', () => {
  test.each<[object, string, string]>([
    [{ creator: { name: 'A', seat: 'black', foo: 1 } }, 'creator.foo', 'is not a known field'],
    [{ ...OFFER, extra: 1 }, 'extra', 'is not a known field'],
    [{}, 'creator', 'is missing'],
    [{ creator: { name: 7, seat: 'black' } }, 'creator.name', 'must be a string'],
    [{ creator: { name: 'A', seat: 'green' } }, 'creator.seat', 'must be one of black, white, toss'],
    [{ ...OFFER, clock: { perMove: 'P3X' } }, 'clock.perMove', 'must be an ISO 8601 duration from PT0S to P366D'],
    [{ ...OFFER, opening: 'x' }, 'opening', 'must be free, or an object with fen, with pdn, or with ballot'],
    [{ ...OFFER, opening: { ballot: 'three-move', number: 1.5 } }, 'opening.number', 'must be a whole number'],
    [{ ...OFFER, opening: { fen: 'x'.repeat(401) } }, 'opening.fen', 'must be at most 400 characters'],
    [{ ...OFFER, opening: { ballot: 'x' } }, 'opening.ballot', 'must be one of three-move, two-move, eleven-man'],
    [{ creator: { name: 'A\u202Eb', seat: 'black' } }, 'creator.name', 'must not contain control characters'],
    [
      { creator: { name: `A${'\u0301'.repeat(9)}`, seat: 'black' } },
      'creator.name',
      'must not contain control characters',
    ],
  ])('%j', async (body, path, message) => {
    const answered = await stand().ask('POST', '/v1/games', { body })
    expect(answered.status).toBe(400)
    expect(answered.body.issues).toContainEqual({ path, message })
  })
  test.each(['👨‍👩‍👧', 'مى‌خواهم', 'Đặng', 'Σωκράτης'])('and %s is accepted as a name', async (name) => {
    expect((await stand().ask('POST', '/v1/games', { body: { creator: { name, seat: 'black' } } })).status).toBe(201)
  })
})
