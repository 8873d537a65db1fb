import { expect, test } from 'vitest'
import { bothHandlers, tokenIn } from '../attacks/both-handlers.ts'
import { KEYS } from '../harness/api-keys.ts'
import { program } from '../harness/program.ts'
import { stand, tokenOf } from './stand.ts'

const offered = async (bot: object) => {
  const at = stand()
  const made = await at.ask('POST', '/v1/games', { body: { creator: { name: 'Ada', seat: 'black', ...bot } } })
  return { ...at, made, id: made.body.game.id, invitation: tokenOf(made, 'invitation') }
}

test('a creator and a guest who are programs are shown as such to everybody, and in PDN', async () => {
  const { ask, id, made, invitation } = await offered({ bot: true })
  expect(made.body.game).toMatchObject({ creator: { name: 'Ada', bot: true } })
  const taken = await ask('POST', `/v1/games/${id}/claim`, { token: invitation, body: { name: 'Otis', bot: true } })
  expect([taken.status, taken.body.game]).toMatchObject([
    201,
    { seats: { black: { name: 'Ada', bot: true }, white: { name: 'Otis', bot: true } } },
  ])
})

test('the board says so beside the name, to watchers, players and in a frame, and of nobody else', async () => {
  const { ask, send } = bothHandlers()
  const body = { creator: { name: 'Ada', seat: 'black', bot: true } }
  const made = await ask('POST', '/v1/games', { body })
  const path = `/v1/games/${made.body.game?.id}/claim`
  const taken = await ask('POST', path, { token: tokenIn(made, 'invitation'), body: { name: 'Otis' } })
  const watch = `/g/${made.body.game?.id}`
  for (const page of [watch, `${watch}/embed`, `/p/${tokenIn(taken, 'seat')}`]) {
    const { text } = await send(page, { method: 'GET' })
    expect([page, text.match(/[^>]*<\/b\s*>\s*<span class="quiet">\s?\(program\)/g)]).toEqual([
      page,
      [expect.stringMatching(/^Ada</)],
    ])
  }
})

test.each([{}, { bot: false }])('a person is not shown as a program: %j', async (bot) => {
  const { ask, id, made, invitation } = await offered(bot)
  expect(JSON.stringify(made.body.game)).not.toContain('bot')
  const taken = await ask('POST', `/v1/games/${id}/claim`, { token: invitation, body: { name: 'Otis', ...bot } })
  expect(JSON.stringify(taken.body.game)).not.toContain('bot')
})

test.each(['yes', 1, null])('bot may only be true or false, not %o', async (bot) => {
  const { made } = await offered({}).then(async (at) => ({
    made: await at.ask('POST', '/v1/games', { body: { creator: { name: 'Ada', seat: 'black', bot } } }),
  }))
  expect([made.status, made.body.issues]).toEqual([400, [expect.objectContaining({ path: 'creator.bot' })]])
})

test('a repeated claim with the same key takes the seat once, and another one is refused', async () => {
  const { ask, id, invitation } = await offered({})
  const headers = { 'idempotency-key': 'a-key-of-sixteen-letters' }
  const claim = (body: object) => ask('POST', `/v1/games/${id}/claim`, { token: invitation, body, headers })
  expect((await claim({ name: 'Otis', bot: true })).status).toBe(201)
  expect((await claim({ name: 'Otis', bot: true })).status).toBe(201)
  expect((await claim({ name: 'Otis' })).status).toBe(422)
})

test('who holds both seats says of each whether it is a program; others leave it to whoever accepts', async () => {
  const { ask } = program()
  const body = { creator: { name: 'Ada', seat: 'black' }, opponent: { name: 'Otis', bot: true } }
  const held = await ask('POST', '/v1/games', { token: KEYS.club, body: { ...body, hold: true } })
  expect(held.body.game).toMatchObject({
    seats: { black: { name: 'Ada', taken: true }, white: { name: 'Otis', bot: true } },
  })
  const invited = await ask('POST', '/v1/games', { token: KEYS.club, body })
  expect([invited.status, invited.body.issues]).toMatchObject([400, [{ path: 'opponent.bot' }]])
})
