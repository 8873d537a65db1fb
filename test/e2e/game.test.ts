import { expect, test } from 'vitest'
import { tempFolder } from '../harness/temp.ts'
import { type Client, type Created, type Problem, clientOf, newPair } from './client.ts'
import { startService } from './running.ts'
import { LAST_FEN, SCORE } from './score.ts'
import { describeOnStores } from './stores.ts'

const invite = async (client: Client) => {
  const { black, white } = newPair()
  const { status, body } = await client.create({ creator: { ...black, seat: 'black' } })
  expect(status).toBe(201)
  expect(body.game).toMatchObject({ status: 'open', ply: 0, seats: { black: { name: 'Wyllie', taken: true } } })
  return { ...body, white }
}

const accept = async (client: Client, { game, links, white }: Created & { readonly white: object }) => {
  const wrong = await client.claim(game.id, links.creator.token, white)
  expect(wrong.status, "a seat's token is no invitation").toBe(404)
  const taken = await client.claim(game.id, links.invitation.token, white)
  expect(taken.status).toBe(201)
  expect(taken.body.game).toMatchObject({ status: 'active', turn: 'black', you: { seat: 'white' } })
  const again = await client.claim(game.id, links.invitation.token, { name: 'Martins' })
  expect([again.status, again.body]).toMatchObject([410, { code: 'invitation-taken' }])
  return { id: game.id, black: links.creator.token, white: taken.body.links.seat.token }
}

type Seats = Awaited<ReturnType<typeof accept>>

/** Tries everything that the first turn must refuse, none of which may change the game. */
const tryInVain = async (client: Client, { id, black, white }: Seats) => {
  const illegal = await client.move<Problem>(id, black, 0, '9-18')
  expect(illegal.status).toBe(422)
  expect(illegal.body).toMatchObject({ code: 'illegal-move', article: expect.any(String), reason: expect.any(String) })
  expect(illegal.body.legalMoves).toEqual(['9-13', '9-14', '10-14', '10-15', '11-15', '11-16', '12-16'])
  expect((await client.move<Problem>(id, white, 0, '22-18')).body.code).toBe('not-your-turn')
  const forged = await client.move<Problem>(id, `${black.slice(0, -1)}${black.endsWith('A') ? 'B' : 'A'}`, 0, '9-13')
  expect([forged.status, forged.body.code]).toEqual([404, 'not-found'])
  expect((await client.show(id, `x${black.slice(1)}`)).status).toBe(404)
  expect((await client.show(id)).body).toMatchObject({ ply: 0, version: 2, you: null })
}

const mustJump = async (client: Client, id: string, token: string) => {
  const { status, body } = await client.move<Problem>(id, token, 3, '21-17')
  expect([status, body.reason, body.legalMoves]).toEqual([422, 'must-capture', ['18x9']])
}

const playWhole = async (client: Client, { id, black, white }: Seats) => {
  for (const [ply, move] of SCORE.entries()) {
    const token = ply % 2 === 0 ? black : white
    if (ply === 3) await mustJump(client, id, token)
    const first = await client.move(id, token, ply, move)
    expect([first.status, first.body.duplicate], `${move} at ply ${ply}`).toEqual([200, undefined])
    expect(first.body.game).toMatchObject({ ply: ply + 1, version: ply + 3 })
    if (ply % 20 !== 0) continue
    const again = await client.move(id, token, ply, move)
    expect(again).toMatchObject({ status: 200, body: { duplicate: true, game: { ply: ply + 1, version: ply + 3 } } })
    const stale = await client.move<Problem>(id, token, ply, move === '9-13' ? '10-14' : '1-5')
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'stale-ply', game: { ply: ply + 1, moves: SCORE.slice(0, ply + 1) } },
    })
  }
}

describeOnStores('a whole game over HTTP alone', (store) => {
  test('is played to its end, whatever is tried on the way', async () => {
    await using folder = await tempFolder('game')
    await using running = await startService({ folder: folder.path, ...(await store()) })
    const client = clientOf(running)
    const seats = await accept(client, await invite(client))
    await tryInVain(client, seats)
    await playWhole(client, seats)
    const { id, black, white } = seats
    const over = await client.show(id, white)
    expect(over.body).toMatchObject({
      status: 'finished',
      fen: LAST_FEN,
      turn: null,
      legalMoves: [],
      deadline: null,
      result: { winner: 'white', reason: 'no-pieces' },
    })
    const headers = { 'if-none-match': over.headers.get('etag') ?? '' }
    expect((await client.ask('GET', `/v1/games/${id}`, { token: white, headers })).status).toBe(304)
    expect((await client.ask('GET', `/v1/games/${id}`, { headers })).status).toBe(200)
    for (const [token, move] of [
      [black, '1-5'],
      [white, '6-1'],
    ] as const)
      expect(await client.move<Problem>(id, token, SCORE.length, move)).toMatchObject({
        status: 409,
        body: { code: 'game-over', game: { status: 'finished' } },
      })
    expect(await client.act(id, black, { type: 'resign', ply: SCORE.length })).toMatchObject({
      status: 409,
      body: { code: 'game-over' },
    })
  })
})
