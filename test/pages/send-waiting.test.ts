import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendWaiting } from '../../web/offline/send-waiting.ts'
import {
  type WaitingMove,
  removeWaiting,
  storeWaiting,
  waitingMove,
  waitingMoves,
} from '../../web/offline/waiting-moves.ts'
import { type Stand, act, ask, begun, playOut, stand } from './stand.ts'

let at: Stand
let seats: Awaited<ReturnType<typeof begun>>
/** The status of every answer, in place of the service's. */
let fails: number | undefined
let posts: number

type Init = Omit<RequestInit, 'body'> & { readonly body?: URLSearchParams }

const answerOf = async (address: string, init: Init = {}): Promise<Response> => {
  if (fails === 0) throw new TypeError('no network')
  if (fails !== undefined) return new Response('', { status: fails })
  const form = init.method === 'POST' && Object.fromEntries(init.body ?? [])
  posts += form ? 1 : 0
  const headers = Object.fromEntries(new Headers(init.headers))
  const { status, body, headers: answered } = await ask(at, address, { ...(form && { form }), headers })
  return new Response(body, { status, headers: answered })
}

beforeEach(async () => {
  at = stand()
  seats = await begun(at)
  await playOut(at, [seats.opponent, seats.creator], ['11-15', '23-19'])
  ;[fails, posts] = [undefined, 0]
  vi.stubGlobal('fetch', (address: string, init?: Init) => answerOf(address, init))
})
afterEach(async () => {
  for (const { path } of await waitingMoves()) await removeWaiting(path)
  vi.unstubAllGlobals()
})

/** Lets Black's move 9-14 wait, as its page does, with the pieces of the board that it was chosen on. */
const wait = async (change: Partial<WaitingMove> = {}): Promise<string> => {
  const path = seats.opponent
  const [, pieces = ''] = /"pieces":"([^"]*)"/.exec((await ask(at, path)).body) ?? []
  const body = new URLSearchParams({ ply: '2', move: '9-14', message: 'Well seen!' }).toString()
  await storeWaiting({ path, action: `${path}/move`, body, move: '9-14', ply: 2, pieces, ...change })
  return path
}

const outcomeOf = async (path: string) => (await waitingMove(path))?.outcome

test('a move that waits is sent once, with its message', async () => {
  const path = await wait()
  expect(await sendWaiting()).toBe(true)
  await sendWaiting()
  expect([await outcomeOf(path), posts]).toEqual(['sent', 1])
  expect((await ask(at, seats.creator)).body).toContain('Well seen!')
})

test.each([0, 429, 500, 503])('it goes on waiting while the answer is %i', async (status) => {
  const path = await wait()
  fails = status
  expect(await sendWaiting()).toBe(false)
  fails = undefined
  expect([await outcomeOf(path), await sendWaiting(), await outcomeOf(path)]).toEqual([undefined, true, 'sent'])
})

test('it goes on waiting if something else than the service answers', async () => {
  const path = await wait()
  vi.stubGlobal('fetch', async () => new Response('<h1>Welcome aboard</h1>'))
  expect([await sendWaiting(), await outcomeOf(path)]).toEqual([false, undefined])
})

test('a move whose answer was lost counts as sent, and is played once', async () => {
  const path = await wait()
  await ask(at, `${path}/move`, { form: { ply: '2', move: '9-14' } })
  await ask(at, `${seats.creator}/move`, { form: { ply: '3', move: '22-18' } })
  await sendWaiting()
  expect(await outcomeOf(path)).toBe('sent')
})

test('it is not sent once the game has moved on, or in another position of the same ply', async () => {
  const path = await wait()
  await ask(at, `${path}/move`, { form: { ply: '2', move: '8-11' } })
  await sendWaiting()
  expect(await outcomeOf(path)).toBe('refused')
  await removeWaiting(path)
  await wait({ ply: 3, pieces: 'bbbb' })
  await sendWaiting()
  expect([await outcomeOf(path), posts]).toEqual(['refused', 1])
})

test('it is not sent after the deadline, nor after the end, nor with a link that was replaced', async () => {
  const path = await wait()
  at.clock.now += 11 * 86_400_000
  await sendWaiting()
  expect(await outcomeOf(path)).toBe('refused')
  at.clock.now -= 11 * 86_400_000
  await wait()
  await act(at, seats.creator, 'resign', { ply: '2' })
  await sendWaiting()
  expect(await outcomeOf(path)).toBe('refused')
  await wait()
  await ask(at, `${path}/rotate`, { method: 'POST' })
  await sendWaiting()
  expect(await outcomeOf(path)).toBe('refused')
  expect((await ask(at, seats.creator)).body).not.toContain('Well seen!')
})

test('a move that its player has taken back is not sent', async () => {
  const path = await wait()
  await removeWaiting(path)
  expect([await sendWaiting(), posts]).toEqual([true, 0])
})
