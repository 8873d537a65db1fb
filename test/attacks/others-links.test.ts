import { describe, expect, test } from 'vitest'
import { addressPseudonym, contactIndexKey } from '../../shared/service/credentials/mailbox.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { stand, tokenOf } from '../service/stand.ts'
import { linkIn, mailWorld } from './mail-world.ts'

const KEY = { 'idempotency-key': 'the-key-of-an-attacker' }
const OFFER = {
  creator: { name: 'Eve', seat: 'black' },
  opponent: { name: 'Ada', email: 'ada@players.test' },
  arbiter: { name: 'Dee', email: 'dee@players.test' },
}
const ELSEWHERE = 'ada@elsewhere.test'
const NOTE = 'my plan is the long diagonal'

/**
 * Returns a game that Eve created with an idempotency key. Ada (opponent) and Dee (arbiter) accepted. Ada has a new
 * address and a note.
 */
const attacked = async () => {
  const { ask, service, clock } = stand()
  const create = () => ask('POST', '/v1/games', { body: OFFER, headers: KEY })
  const made = await create()
  const path = `/v1/games/${made.body.game.id}`
  const claim = (role: string, name: string) =>
    ask('POST', `${path}/claim`, { token: tokenOf(made, role), body: { name } })
  const ada = tokenOf(await claim('opponent', 'Ada'), 'seat')
  const dee = tokenOf(await claim('arbiter', 'Dee'), 'arbiter')
  const changed = await ask('PATCH', '/v1/seat', { token: ada, body: { email: ELSEWHERE, note: NOTE } })
  expect(changed.status).toBe(200)
  await ask('POST', `${path}/moves`, { token: tokenOf(made, 'creator'), body: { ply: 0, move: '11-15' } })
  await ask('POST', `${path}/moves`, { token: ada, body: { ply: 1, move: '22-18', message: NOTE } })
  return { ask, service, clock, create, made, path, ada, dee }
}

describe('a creator who names an opponent and an arbiter', () => {
  test('gets invitations, and neither of the two links', async () => {
    const { made, ada, dee } = await attacked()
    for (const role of ['opponent', 'arbiter']) expect(made.body.links[role]?.url).toContain('/i/')
    for (const token of [ada, dee]) expect(JSON.stringify(made.body)).not.toContain(token)
  })

  test('reads with the invitations only what anyone may read, before and after they are accepted', async () => {
    const { ask, made, path } = await attacked()
    const other = await ask('POST', '/v1/games', { body: OFFER })
    for (const { body } of [made, other])
      for (const role of ['opponent', 'arbiter']) {
        const token = body.links[role]?.token ?? ''
        const own = `/v1/games/${body.game.id}`
        expect([role, (await ask('GET', '/v1/seat', { token })).status]).toEqual([role, 404])
        expect((await ask('GET', own, { token })).body).toEqual((await ask('GET', own)).body)
        expect((await ask('POST', '/v1/seat/rotate', { token })).status).toBe(404)
        const act = { token, body: { type: 'resign', ply: 0 } }
        expect((await ask('POST', `${own}/actions`, act)).status).toBe(404)
      }
    for (const role of ['opponent', 'arbiter']) {
      const again = await ask('POST', `${path}/claim`, { token: tokenOf(made, role), body: { name: 'Eve' } })
      expect(again).toMatchObject({ status: 410, body: { code: 'invitation-taken' } })
    }
  })

  test('learns nothing that happened later by repeating the creation with its idempotency key', async () => {
    const { create, made, ada, dee } = await attacked()
    const again = await create()
    expect([again.status, again.body]).toEqual([201, made.body])
    for (const secret of [ada, dee, ELSEWHERE, NOTE]) expect(JSON.stringify(again)).not.toContain(secret)
  })

  test('learns no more than anyone by repeating it after their own link was replaced', async () => {
    const { ask, create, made } = await attacked()
    await ask('POST', '/v1/seat/rotate', { token: tokenOf(made, 'creator') })
    const again = await create()
    expect(again.body.links).not.toHaveProperty('creator')
    expect(again.body.game).toEqual({ ...made.body.game, you: null })
  })
})

test('a claim that is repeated with its idempotency key shows the game as it was then', async () => {
  const { ask } = stand()
  const made = await ask('POST', '/v1/games', { body: OFFER })
  const path = `/v1/games/${made.body.game.id}`
  const claim = () =>
    ask('POST', `${path}/claim`, { token: tokenOf(made, 'opponent'), body: { name: 'Ada' }, headers: KEY })
  const first = await claim()
  const move = { ply: 0, move: '11-15', message: NOTE }
  await ask('POST', `${path}/moves`, { token: tokenOf(made, 'creator'), body: move })
  expect((await claim()).body).toEqual(first.body)
  await ask('POST', '/v1/seat/rotate', { token: tokenOf(first, 'seat') })
  const last = await claim()
  expect(last.body.links).not.toHaveProperty('seat')
  expect(last.body.game).toEqual({ ...first.body.game, you: null })
})

describe('a person who was named', () => {
  const invited = async () => {
    const world = mailWorld()
    const { body } = await world.create({ opponent: OFFER.opponent, arbiter: OFFER.arbiter })
    await world.flush()
    return { world, body, id: body.game.id }
  }
  const ADA = OFFER.opponent.email

  test('gets an email that leads to the invitation, and consents to emails by accepting there', async () => {
    const { world, id } = await invited()
    const link = linkIn(world.to(ADA)[0]?.text ?? '')
    expect(link).toMatch(/^\/i\//)
    expect((await world.page(link)).body).toContain('value="Ada"')
    await world.press(ADA, { name: 'Ada' })
    const [, begun, ...more] = world.to(ADA)
    expect([begun?.text.includes('has begun'), more]).toEqual([true, []])
    expect(linkIn(begun?.text ?? '')).toMatch(/^\/p\//)
    const loaded = await loadGame(world.service.games, id)
    expect(loaded?.game).toMatchObject({ status: 'active', play: { opponent: { name: 'Ada' } } })
  })

  test('becomes the arbiter by accepting, even after the game has begun, and then gets the arbiter’s link', async () => {
    const { world, body, id } = await invited()
    await world.press(ADA, { name: 'Ada' })
    await world.press(OFFER.arbiter.email, { name: 'Dee' })
    const appointed = world.to(OFFER.arbiter.email).at(-1)
    expect(appointed?.text).toContain('arbiter')
    const dee = linkIn(appointed?.text ?? '')
      .slice(3)
      .split('.')[0]
    const resolved = await world.ask('POST', `/v1/games/${id}/actions`, dee, {
      type: 'adjudicate',
      ply: 0,
      result: 'draw',
    })
    expect(resolved.status).toBe(200)
    expect((await world.page(`/i/${body.links['arbiter']?.token}`)).status).toBe(410)
  })

  test('keeps the address that the creator gave unless they give another, and nobody else keeps it', async () => {
    const { world, body, id } = await invited()
    const path = `/v1/games/${id}/claim`
    const emailed = linkIn(world.to(ADA)[0]?.text ?? '').slice('/i/'.length)
    const ofInvited = await world.ask('POST', path, emailed, { name: 'Ada' })
    const own = await world.ask('POST', path, body.links['arbiter']?.token, { name: 'Di', email: ELSEWHERE })
    expect([ofInvited.status, own.status]).toEqual([201, 201])
    expect((await world.ask('GET', '/v1/seat', ofInvited.body.links['seat']?.token)).body).toMatchObject({
      email: ADA,
      emails: 'on',
    })
    const { contacts, signer } = world.service
    const entriesOf = async (email: string) => {
      const mark = addressPseudonym(signer, email)
      const keys = [false, true].map((isConfirmed) => contactIndexKey(mark, isConfirmed))
      return (await Promise.all(keys.map((key) => contacts.findByAddress(key, 10)))).flat()
    }
    for (const [email, entries] of [
      [ADA, 1],
      [OFFER.arbiter.email, 0],
      [ELSEWHERE, 1],
    ] as const)
      expect([email, (await entriesOf(email)).length]).toEqual([email, entries])
  })
})
