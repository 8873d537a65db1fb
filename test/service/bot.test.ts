import { expect, test } from 'vitest'
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

test('a person is not shown as a program', async () => {
  const { ask, id, made, invitation } = await offered({})
  expect(JSON.stringify(made.body.game)).not.toContain('bot')
  const taken = await ask('POST', `/v1/games/${id}/claim`, { token: invitation, body: { name: 'Otis' } })
  expect(JSON.stringify(taken.body.game)).not.toContain('bot')
})

test.each([false, 'yes', 1, null])('bot may only be true, not %o', async (bot) => {
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
