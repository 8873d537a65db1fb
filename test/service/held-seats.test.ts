import { describe, expect, test } from 'vitest'
import { DAY } from '../../shared/game/model/words.ts'
import { mailWorld } from '../attacks/mail-world.ts'
import { KEYS } from '../harness/api-keys.ts'
import { stand, tokenOf } from './stand.ts'

const ONCE = { 'idempotency-key': 'the-key-of-one-request' }
const BOTS = { creator: { name: 'Bot', seat: 'white' }, opponent: { name: 'Other' }, hold: true }
const WATCHED = { ...BOTS, arbiter: { name: 'Third' } }

type At = ReturnType<typeof stand>
const hold = ({ ask }: At, body: object = WATCHED) =>
  ask('POST', '/v1/games', { token: KEYS.holder, body, headers: ONCE })

describe('a program that holds the seats of everyone it names', () => {
  test('gets a link for each, and the game has begun', async () => {
    const at = stand()
    const { status, body } = await hold(at)
    expect([status, body.game.status]).toEqual([201, 'active'])
    expect(Object.keys(body.links).toSorted()).toEqual(['arbiter', 'creator', 'opponent', 'watch'])
    expect(body.links).toMatchObject({ creator: { seat: 'white' }, opponent: { seat: 'black' } })
    const path = `/v1/games/${body.game.id}`
    for (const [role, act, expected] of [
      ['opponent', { move: '11-15' }, 200],
      ['creator', { move: '22-18' }, 200],
    ] as const) {
      const ply = role === 'opponent' ? 0 : 1
      const token = body.links[role]?.token ?? ''
      expect((await at.ask('POST', `${path}/moves`, { token, body: { ply, ...act } })).status).toBe(expected)
    }
    const decided = { type: 'adjudicate', ply: 2, result: 'draw' }
    const token = body.links['arbiter']?.token ?? ''
    expect((await at.ask('POST', `${path}/actions`, { token, body: decided })).status).toBe(200)
  })

  test('may draw lots and send a first move, or use a ballot, as in any game', async () => {
    const at = stand()
    const moved = { ...BOTS, creator: { name: 'Bot', seat: 'black' }, firstMove: '11-15' }
    expect((await at.ask('POST', '/v1/games', { token: KEYS.holder, body: moved })).body.game).toMatchObject({ ply: 1 })
    const tossed = { ...BOTS, creator: { name: 'Bot', seat: 'toss' }, opening: { ballot: 'three-move' } }
    const { links } = (await at.ask('POST', '/v1/games', { token: KEYS.holder, body: tossed })).body
    const seats = ['creator', 'opponent'].map((role) => (links[role] as unknown as { readonly seat: string }).seat)
    expect(seats.toSorted()).toEqual(['black', 'white'])
  })

  test('is refused without an opponent, and nothing is stored', async () => {
    const at = stand()
    const { status, body } = await hold(at, { ...WATCHED, opponent: undefined })
    expect([status, body.issues]).toEqual([400, [{ path: 'opponent', message: 'is needed for hold' }]])
    expect(await at.service.games.overdue(Number.MAX_SAFE_INTEGER, 10)).toEqual([])
  })

  test('holds no seats by hold: false', async () => {
    const { body } = await stand().ask('POST', '/v1/games', { body: { ...WATCHED, hold: false } })
    expect(body.game.status).toBe('open')
    for (const role of ['opponent', 'arbiter']) expect(body.links[role]?.url).toContain('/i/')
  })
})

describe('the same request again', () => {
  test('gives the same answer, also after the game has gone on', async () => {
    const at = stand()
    const made = await hold(at)
    const move = { ply: 0, move: '11-15', message: 'a secret' }
    await at.ask('POST', `/v1/games/${made.body.game.id}/moves`, { token: tokenOf(made, 'opponent'), body: move })
    await at.ask('PATCH', '/v1/seat', { token: tokenOf(made, 'creator'), body: { name: 'Renamed', note: 'a secret' } })
    expect((await hold(at)).body).toEqual(made.body)
  })

  test.each(['creator', 'opponent', 'arbiter'])('never shows the link of the %s that came later', async (role) => {
    const at = stand()
    const made = await hold(at)
    const rotated = await at.ask('POST', '/v1/seat/rotate', { token: tokenOf(made, role) })
    expect(rotated.status).toBe(200)
    const again = await hold(at)
    const { [role]: replaced, ...left } = made.body.links
    expect(replaced).toBeDefined()
    expect([again.status, again.body.links]).toEqual([201, left])
    expect(JSON.stringify(again.body)).not.toContain(rotated.body.links['seat']?.token ?? 'a link')
  })

  test('never shows that of a person who has taken a lost seat', async () => {
    const at = stand()
    const made = await hold(at)
    const path = `/v1/games/${made.body.game.id}`
    const lost = { type: 'ask-reseat', ply: 0, seat: 'black' }
    const request = await at.ask('POST', `${path}/actions`, { token: tokenOf(made, 'creator'), body: lost })
    const anew = Object.values(request.body.links).find(({ url }) => url.includes('/a/'))
    at.clock.now += 2 * DAY
    const taken = await at.ask('POST', `${path}/claim`, { token: anew?.token ?? '', body: { name: 'A person' } })
    expect(taken.status).toBe(201)
    const again = await hold(at)
    expect(again.body.links).not.toHaveProperty('opponent')
    expect(JSON.stringify(again.body)).not.toContain('A person')
  })
})

describe('the emails of a game with held seats', () => {
  const PLAYER = 'player@players.test'
  const heldGame = async () => {
    const world = mailWorld()
    const { body } = await world.ask('POST', '/v1/games', KEYS.holder, { ...WATCHED, match: 'two-game' })
    await world.flush()
    return { world, links: body.links }
  }

  test('are sent to nobody at first', async () => {
    expect((await heldGame()).world.mails).toEqual([])
  })

  test('go to everyone whose address it names, who consents in their seat', async () => {
    const world = mailWorld()
    const emailed = (name: string) => ({ name, email: `${name.toLowerCase()}@players.test` })
    const made = { creator: { ...emailed('Ada'), seat: 'white' }, opponent: emailed('Ben'), arbiter: emailed('Cyd') }
    const { body } = await world.ask('POST', '/v1/games', KEYS.holder, { ...made, hold: true })
    await world.flush()
    expect(world.mails.map(({ to }) => to).toSorted()).toEqual([
      'ada@players.test',
      'ben@players.test',
      'cyd@players.test',
    ])
    await world.press('ben@players.test')
    const { body: seat } = await world.ask('GET', '/v1/seat', body.links['opponent']?.token)
    expect(seat.emails).toBe('on')
  })

  test('are sent once a seat gives an address and consents, and the seat can be taken back as any other', async () => {
    const { world, links } = await heldGame()
    const token = links['opponent']?.token
    expect((await world.ask('PATCH', '/v1/seat', token, { email: PLAYER })).status).toBe(200)
    await world.flush()
    expect(world.to(PLAYER)).toHaveLength(1)
    await world.press(PLAYER)
    expect((await world.ask('GET', '/v1/seat', token)).body.emails).toBe('on')
    await world.ask('PATCH', '/v1/seat', token, { email: 'thief@players.test' })
    await world.flush()
    const undo = /\/u\/[\w.-]+/.exec(world.to(PLAYER).at(-1)?.text ?? '')?.[0] ?? ''
    expect((await world.page(undo, {})).status).toBe(200)
    expect((await world.ask('GET', '/v1/seat', token)).status).toBe(404)
  })
})
