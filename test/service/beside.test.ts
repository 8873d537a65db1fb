import { describe, expect, test } from 'vitest'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { createNextGame } from '../../shared/service/creation/create-next-game.ts'
import { stand, tokenOf } from './stand.ts'

const OFFER = { creator: { name: 'Amara', seat: 'black' }, opponent: { name: 'Joost' } }

const begun = async (more: object = {}) => {
  const at = stand()
  const { ask, begin, service, clock } = at
  const made = await begin({ ...OFFER, ...more })
  const { id } = made.body.game
  const [creator, opponent] = [tokenOf(made, 'creator'), tokenOf(made, 'opponent')]
  /** Creates the next game if the last step leads to one, as the change stream does in production. */
  const follow = async () => {
    const loaded = await loadGame(service.games, id)
    if (loaded) await createNextGame(service, id, loaded.game, loaded.stored.log.slice(-loaded.stored.last), clock.now)
  }
  const game = (token?: string, tag = '') =>
    ask('GET', `/v1/games/${id}`, { ...(token !== undefined && { token }), headers: { 'if-none-match': tag } })
  const act = (token: string, type: string) => ask('POST', `/v1/games/${id}/actions`, { token, body: { type, ply: 0 } })
  return { ...at, id, creator, opponent, follow, game, act }
}

describe('the game related to this one', () => {
  test('the second game of a match is reached from the first, by each player’s own link', async () => {
    const { ask, creator, opponent, follow, game } = await begun({ match: 'two-game', matchOrder: 'together' })
    const before = await game(creator)
    expect(before.body).not.toHaveProperty('links')
    await follow()
    const after = await game(creator, before.headers['etag'])
    expect(after.status, 'a way that was not there before is no 304').toBe(200)
    expect(after.body.links['match']).toMatchObject({ seat: 'white' })
    expect((await game(creator, after.headers['etag'])).status).toBe(304)
    expect((await game()).body).not.toHaveProperty('links')
    for (const token of [creator, opponent]) {
      const there = tokenOf(await game(token), 'match')
      expect(tokenOf(await ask('GET', '/v1/seat', { token }), 'match')).toBe(there)
      const back = await ask('GET', '/v1/seat', { token: there })
      expect(tokenOf(back, 'match')).toBe(token)
    }
  })

  test('a rematch is reached from the game before it', async () => {
    const { ask, creator, opponent, follow, game, act } = await begun()
    await act(creator, 'resign')
    await act(creator, 'rematch')
    expect((await act(opponent, 'rematch')).body).not.toHaveProperty('links')
    await follow()
    const token = tokenOf(await game(opponent), 'rematch')
    expect(tokenOf(await act(opponent, 'rematch'), 'rematch')).toBe(token)
    expect((await ask('GET', '/v1/seat', { token })).status).toBe(200)
  })

  test('a new holder of a seat sees where to watch, and no link of the former holder', async () => {
    const { ask, id, creator, follow, game, act, clock } = await begun({ match: 'two-game', matchOrder: 'together' })
    await follow()
    const request = await act(creator, 'ask-reseat')
    clock.now += 2 * 86_400_000
    const heir = await ask('POST', `/v1/games/${id}/claim`, { token: tokenOf(request, 'anew'), body: { name: 'Bram' } })
    const { links } = (await game(tokenOf(heir, 'seat'))).body
    expect(Object.keys(links['match'] ?? {})).toEqual(['url'])
    expect(links['match']?.url).toMatch(/\/g\/\w{12}$/)
  })
})
