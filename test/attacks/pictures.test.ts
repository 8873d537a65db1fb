import { expect, test } from 'vitest'
import { MOST_GIF_FRAMES } from '../../shared/game/limits/bounds.ts'
import { RATE_LIMITS } from '../../shared/game/limits/rate-limits.ts'
import { HOUR } from '../../shared/game/model/words.ts'
import { bothHandlers } from './both-handlers.ts'

/** Returns a game of Amara and Joost in which each side moves a king to and fro. */
const endless = async (plies: number) => {
  const at = bothHandlers()
  const made = await at.ask('POST', '/v1/games', {
    body: { creator: { name: 'Amara', seat: 'black' }, opening: { fen: 'B:WK29,K30:BK3,K4' }, clock: 'none' },
  })
  const id = made.body.game?.id ?? ''
  const invitation = made.body.links?.['invitation']?.token ?? ''
  const taken = await at.ask('POST', `/v1/games/${id}/claim`, { token: invitation, body: { name: 'Joost' } })
  const tokens = [made.body.links?.['creator']?.token ?? '', taken.body.links?.['seat']?.token ?? '']
  for (let ply = 0; ply < plies; ply += 1) {
    const move = ['4-8', '29-25', '8-4', '25-29'][ply % 4]
    const { status } = await at.ask('POST', `/v1/games/${id}/moves`, {
      token: tokens[ply % 2] ?? '',
      body: { ply, move },
    })
    expect(status).toBe(200)
  }
  const get = (kind: string, { method = 'GET', from = '192.0.2.1' } = {}) =>
    at.send(`/v1/games/${id}.${kind}`, { method, from })
  return { ...at, id, get }
}

test('a network gets so many moving pictures an hour, whatever it asks for, and another network has its own', async () => {
  const { get, send, clock, id } = await endless(2)
  for (let n = 0; n < RATE_LIMITS.film.network; n += 1) {
    // A picture, its headers alone, and a picture of a game that does not exist count alike.
    const isUnknown = n % 10 > 1
    const method = n % 10 === 0 ? 'GET' : 'HEAD'
    const from = `192.0.2.${n}`
    const response = isUnknown
      ? await send('/v1/games/AAAAAAAAAAAA.gif', { method: 'GET' })
      : await get('gif', { method, from })
    expect(response.status).toBe(isUnknown ? 404 : 200)
  }
  const refused = await get('gif')
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
  expect((await send(`/v1/games/${id}.gif`, { method: 'HEAD' })).status).toBe(429)
  for (const kind of ['pdn', 'fen', 'svg', 'png']) expect((await get(kind)).status).toBe(200)
  expect((await get('gif', { from: '198.51.100.1' })).status).toBe(200)
  clock.now += HOUR
  expect((await get('gif')).status).toBe(200)
})

test('a picture of a very long game shows only its last positions, so that it cannot keep the service busy', async () => {
  const { get, service, id } = await endless(MOST_GIF_FRAMES + 20)
  const begun = process.threadCpuUsage()
  const { status } = await get('gif')
  const { user, system } = process.threadCpuUsage(begun)
  expect([status, (await service.games.load(id))?.version]).toEqual([200, MOST_GIF_FRAMES + 22])
  expect((user + system) / 1000).toBeLessThan(1500)
})
