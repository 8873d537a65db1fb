import { describe, expect, test } from 'vitest'
import { stand, tokenOf } from '../service/stand.ts'

type Readers = 'anyone' | 'creator' | 'opponent' | 'arbiter'

const READERS: readonly Readers[] = ['anyone', 'creator', 'opponent', 'arbiter']

const table = async () => {
  const { ask, begin } = stand()
  const made = await begin({
    creator: { name: 'Amara', seat: 'black' },
    opponent: { name: 'Bo' },
    arbiter: { name: 'Dee' },
  })
  const { id } = made.body.game
  const tokens = new Map(READERS.map((reader) => [reader, tokenOf(made, reader)]))
  const send = async (method: string, path: string, by: Readers, body?: object) => {
    const token = tokens.get(by) ?? ''
    return ask(method, path.replace('{id}', id), { ...(token !== '' && { token }), ...(body && { body }) })
  }
  /** Returns the version and the entity tag that a reader is shown. */
  const seen = async (by: Readers): Promise<string> => {
    const { body, headers } = await send('GET', '/v1/games/{id}', by)
    return `${JSON.stringify(body['version'])} ${headers['etag'] ?? ''}`
  }
  const allSeen = async (): Promise<Readonly<Record<string, string>>> =>
    Object.fromEntries(await Promise.all(READERS.map(async (by) => [by, await seen(by)])))
  const rotate = async (by: Readers) => {
    const response = await send('POST', '/v1/seat/rotate', by)
    tokens.set(by, tokenOf(response, 'seat'))
    return response
  }
  return { send, allSeen, rotate }
}

type Table = Awaited<ReturnType<typeof table>>
type Act = (at: Table, times: number) => Promise<{ readonly status: number }>

const plan: Act = ({ send }, times) =>
  send('POST', '/v1/games/{id}/actions', 'opponent', {
    type: 'plan',
    ply: 0,
    lines: [[times % 2 === 0 ? '11-15' : '9-13', '22-17']],
  })
const choose: Act = ({ send }, times) => send('PATCH', '/v1/seat', 'opponent', { playForced: times % 2 === 0 })
const rotate: Act = (at) => at.rotate('opponent')

describe('what a role changes for itself raises no version, and changes the entity tag of that role alone', () => {
  test.each<readonly [string, Act, Readers]>([
    ['a plan', plan, 'opponent'],
    ['settings', choose, 'opponent'],
    ['a new link', rotate, 'opponent'],
    ['a new link of the arbiter', (at) => at.rotate('arbiter'), 'arbiter'],
  ])('%s, four times', async (_, act, own) => {
    const at = await table()
    const first = await at.allSeen()
    let before = first
    for (let times = 0; times < 4; times += 1) {
      expect((await act(at, times)).status).toBe(200)
      const now = await at.allSeen()
      for (const reader of READERS)
        if (reader === own) {
          expect(now[reader]).not.toBe(before[reader])
          expect(now[reader]?.split(' ')[0]).toBe(first[reader]?.split(' ')[0])
        } else expect(now[reader]).toBe(first[reader])
      before = now
    }
  })
})

test.each<readonly [string, Act]>([
  ['a move', ({ send }) => send('POST', '/v1/games/{id}/moves', 'creator', { ply: 0, move: '11-15' })],
  ['a draw offer', ({ send }) => send('POST', '/v1/games/{id}/actions', 'creator', { type: 'offer-draw', ply: 0 })],
  ['a new name', ({ send }) => send('PATCH', '/v1/seat', 'opponent', { name: 'Bob' })],
])('%s raises the version by one for every reader', async (_, act) => {
  const at = await table()
  for (const before of [choose, rotate, plan]) await before(at, 0)
  const versions = async () => Object.values(await at.allSeen()).map((seen) => Number(seen.split(' ')[0]))
  const before = await versions()
  expect((await act(at, 0)).status).toBe(200)
  expect(await versions()).toEqual(before.map((version) => version + 1))
})

test('a note that nobody else sees changes nothing', async () => {
  const at = await table()
  const before = await at.allSeen()
  await at.send('PATCH', '/v1/seat', 'opponent', { note: 'mine' })
  expect(await at.allSeen()).toEqual(before)
})
