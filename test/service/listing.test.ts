import { expect, test } from 'vitest'
import { memoryTimers } from '../../local/memory/memory-timers.ts'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import { runEffects } from '../../shared/service/background/effects.ts'
import { handle } from '../../shared/service/games/handle.ts'
import { addressPseudonym } from '../../shared/service/credentials/mailbox.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { replayGame } from '../../shared/service/background/replay.ts'
import { type Purpose, mintToken } from '../../shared/service/credentials/tokens.ts'
import { stand, tokenOf } from './stand.ts'

const AMARA = 'amara@example.org'
const DEE = 'dee@example.org'

/**
 * Creates a game of Amara. `listed` returns the names of the people whose seats are in the index of mailboxes; `act`
 * carries out an act and its effects.
 */
const seatLists = async (more: object = {}) => {
  const at = stand()
  const made = await at.ask('POST', '/v1/games', {
    body: { creator: { name: 'Amara', seat: 'black', email: AMARA }, ...more },
  })
  const { id } = made.body.game
  const ports = { ...at.service, timers: memoryTimers() }
  const carry = async (): Promise<void> => {
    const after = (await loadGame(at.service.games, id))?.stored
    if (after) await runEffects(ports, { id, before: undefined, after }, at.clock.now)
  }
  const listed = async (): Promise<readonly string[]> => {
    const found: string[] = []
    for (const name of ['amara', 'joost', 'dee', 'zoe']) {
      const entries = await at.service.contacts.findByAddress(
        addressPseudonym(at.service.signer, `${name}@example.org`),
        9,
      )
      found.push(...entries.map(() => name))
    }
    return found
  }
  const act = async (token: string, type: string, body: object = {}) => {
    const answered = await at.ask('POST', `/v1/games/${id}/actions`, { token, body: { type, ply: 0, ...body } })
    await carry()
    return answered.status
  }
  const claim = async (name: string, token = tokenOf(made, 'invitation')) => {
    const email = `${name.toLowerCase()}@example.org`
    const claimed = await at.ask('POST', `/v1/games/${id}/claim`, { token, body: { name, email } })
    await carry()
    return tokenOf(claimed, 'seat')
  }
  const tokenFor = async (purpose: Purpose): Promise<string> => {
    const loaded = await loadGame(at.service.games, id)
    return loaded ? mintToken(at.service.signer, purpose, id, loaded.game) : ''
  }
  const tick = async () => {
    await handle(at.service, id, () => ({ type: 'tick' }), at.clock.now)
    await carry()
  }
  return { ...at, id, ports, carry, listed, act, claim, tick, tokenFor, creator: tokenOf(made, 'creator') }
}

test('the seats of a game are listed while it goes on: those who have one, not those who have left', async () => {
  const at = await seatLists({ arbiter: { name: 'Dee', email: DEE } })
  expect(await at.listed()).toEqual([])
  await at.carry()
  expect(await at.listed()).toEqual(['amara', 'dee'])
  await at.claim('Joost')
  expect(await at.listed()).toEqual(['amara', 'joost', 'dee'])
  await at.act(at.creator, 'ask-reseat', { seat: 'white' })
  at.clock.now += 3 * DAY
  await at.claim('Zoe', await at.tokenFor('opponent-anew'))
  expect(await at.listed()).toEqual(['amara', 'dee', 'zoe'])
  expect(await at.act(at.creator, 'resign')).toBe(200)
  expect(await at.listed()).toEqual([])
})

test('an expired invitation leaves the list, and is back when it is renewed', async () => {
  const at = await seatLists()
  at.clock.now += 31 * DAY
  await at.tick()
  expect(await at.listed()).toEqual([])
  expect(await at.act(at.creator, 'renew')).toBe(200)
  expect(await at.listed()).toEqual(['amara'])
})

test('a game lost on time leaves the list, and is back when it is played on', async () => {
  const at = await seatLists({ clock: { perMove: 'PT1H' } })
  const joost = await at.claim('Joost')
  for (const [token, move] of [
    [at.creator, '11-15'],
    [joost, '22-18'],
  ])
    await at.ask('POST', `/v1/games/${at.id}/moves`, {
      token: token ?? '',
      body: { ply: move === '11-15' ? 0 : 1, move },
    })
  at.clock.now += 2 * HOUR
  await at.tick()
  expect(await at.listed()).toEqual([])
  expect(await at.act(joost, 'play-on', { ply: 2 })).toBe(200)
  expect(await at.listed()).toEqual(['amara', 'joost'])
})

test('a change from the retry queue is listed when it is replayed', async () => {
  const at = await seatLists()
  await replayGame(at.ports, at.id, at.clock.now)
  expect(await at.listed()).toEqual(['amara'])
  expect(
    (await at.ask('POST', `/v1/games/${at.id}/actions`, { token: at.creator, body: { type: 'abort', ply: 0 } })).status,
  ).toBe(200)
  await replayGame(at.ports, at.id, at.clock.now)
  expect(await at.listed()).toEqual([])
})
