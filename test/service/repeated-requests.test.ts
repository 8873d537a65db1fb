import { describe, expect, test } from 'vitest'
import { stand, tokenOf } from './stand.ts'

const KEY = { 'idempotency-key': 'k'.repeat(24) }
const OFFER = {
  creator: { name: 'Amara', seat: 'black' },
  opponent: { name: 'Joost' },
  arbiter: { name: 'Refer', email: 'refer@players.test' },
}

describe('a first request that is repeated after a link was rotated', () => {
  test('returns the invitations of a creation, but not that link', async () => {
    const { ask } = stand()
    const offer = () => ask('POST', '/v1/games', { body: OFFER, headers: KEY })
    const first = await offer()
    await ask('POST', '/v1/seat/rotate', { token: tokenOf(first, 'creator') })
    const again = await offer()
    expect(again.body.game.id).toBe(first.body.game.id)
    expect(Object.keys(again.body.links)).toEqual(['opponent', 'arbiter', 'watch'])
    for (const role of ['opponent', 'arbiter']) expect(tokenOf(again, role)).toBe(tokenOf(first, role))
  })

  test('returns no link of a claim', async () => {
    const { ask } = stand()
    const made = await ask('POST', '/v1/games', { body: { creator: OFFER.creator } })
    const token = tokenOf(made, 'invitation')
    const claim = () =>
      ask('POST', `/v1/games/${made.body.game.id}/claim`, { token, body: { name: 'Joost' }, headers: KEY })
    const first = await claim()
    expect(tokenOf(await claim(), 'seat')).toBe(tokenOf(first, 'seat'))
    await ask('POST', '/v1/seat/rotate', { token: tokenOf(first, 'seat') })
    const again = await claim()
    expect([again.status, Object.keys(again.body.links)]).toEqual([201, ['watch']])
  })

  test('returns the link of a seat that was taken again until then, and none afterwards', async () => {
    const { ask, begin, clock } = stand()
    const made = await begin(OFFER)
    const path = `/v1/games/${made.body.game.id}`
    const request = await ask('POST', `${path}/actions`, {
      token: tokenOf(made, 'creator'),
      body: { type: 'ask-reseat', ply: 0 },
    })
    clock.now += 2 * 86_400_000
    const claim = () =>
      ask('POST', `${path}/claim`, { token: tokenOf(request, 'anew'), body: { name: 'Bram' }, headers: KEY })
    const first = await claim()
    expect([first.status, Object.keys(first.body.links)]).toEqual([201, ['seat', 'watch']])
    expect(tokenOf(await claim(), 'seat')).toBe(tokenOf(first, 'seat'))
    await ask('POST', '/v1/seat/rotate', { token: tokenOf(first, 'seat') })
    expect(Object.keys((await claim()).body.links)).toEqual(['watch'])
  })
})

test('a dry run reveals nothing of the other side’s conditional moves', async () => {
  const { ask, begin } = stand()
  const made = await begin(OFFER)
  const path = `/v1/games/${made.body.game.id}/moves`
  const [black, white] = [tokenOf(made, 'creator'), tokenOf(made, 'opponent')]
  await ask('POST', path, { token: black, body: { ply: 0, move: '11-15' } })
  await ask('PATCH', '/v1/seat', { token: black, body: { playForced: true } })
  const move = { ply: 1, move: '22-18' }
  const tried = await ask('POST', path, { token: white, body: { ...move, dryRun: true } })
  expect([tried.status, tried.body.game.ply]).toEqual([200, 2])
  expect((await ask('POST', path, { token: white, body: move })).body.game.ply).toBe(3)
})
