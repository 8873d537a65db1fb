import { expect, test } from 'vitest'
import { acting, recorder, seated } from './recorder.ts'

type Refused = {
  readonly code: string
  readonly detail: string
  readonly issues?: readonly { readonly path: string; readonly message: string }[]
  readonly game?: { readonly clock: { readonly leaveLeft: object } }
}

const LONG = Array.from({ length: 5 }, () => Array.from({ length: 50 }, () => '11-15'))

test.each([
  ['give-time', { time: 'PT1S' }, 'time', 'must be from PT1M to P60D, and leave at most P3660D in reserve'],
  ['give-time', { time: 'P61D' }, 'time', 'must be from PT1M to P60D, and leave at most P3660D in reserve'],
  ['propose-pause', { until: '2027-11-21T12:00:00Z' }, 'until', 'must be at most P30D ahead'],
  ['take-leave', { days: 1, from: '2027-11-21T12:00:00Z' }, 'from', 'must be at most P60D ahead'],
  ['plan', { lines: LONG }, 'lines', 'must have at most 200 moves in all, whose captures can be worked out'],
])('a value out of range is refused with its field and its range: %s %o', async (type, fields, path, message) => {
  const table = recorder()
  const game = await seated(table)
  const { body, status } = await acting(table, game).act(game.white, type, fields)
  expect([status, (body as unknown as Refused).code]).toEqual([422, 'too-long'])
  expect((body as unknown as Refused).issues).toEqual([{ path, message }])
})

test('too much leave is refused with what is left', async () => {
  const table = recorder()
  const game = await seated(table)
  const { body } = await acting(table, game).act(game.white, 'take-leave', { days: 15 })
  expect(body).toMatchObject({
    code: 'no-leave-left',
    game: { clock: { leaveLeft: { black: 'P14D', white: 'P14D' } } },
  })
})

test('a refusal for a missing scope names the scope, and one for a wrong ballot names the valid numbers', async () => {
  const table = recorder()
  const { body } = await table.ask('GET /v1/games')
  expect((body as unknown as Refused).detail).toMatch(/ \(games:read\)\.$/)
  const opening = { ballot: 'three-move', number: 999 }
  const said = await table.ask('POST /v1/games', { body: { creator: { name: 'Amara', seat: 'black' }, opening } })
  expect((said.body as unknown as Refused).issues).toEqual([
    { path: 'opening.number', message: 'must be the number of a ballot of this deck, 1 to 174' },
  ])
})

test.each([
  ['give-time', { time: 'P1D' }],
  ['ask-reseat', {}],
])('an arbiter who names no seat for %s is told so; a player need not name it', async (type, fields) => {
  const table = recorder()
  const answersTo = async (role: 'arbiter' | 'white', more: object) => {
    const game = await seated(table, { arbiter: { name: 'Dee' } })
    return acting(table, game).act(game[role], type, { ...fields, ...more })
  }
  expect(await answersTo('arbiter', {})).toMatchObject({
    status: 400,
    body: { code: 'invalid-request', issues: [{ path: 'seat', message: 'must be given by the arbiter' }] },
  })
  expect((await answersTo('arbiter', { seat: 'white' })).status).toBe(200)
  expect((await answersTo('white', {})).status).toBe(200)
  expect((await answersTo('white', { seat: 'black' })).status).toBe(200)
  expect((await answersTo('white', { seat: 'white' })).status).toBe(403)
})
