import { describe, expect, test } from 'vitest'
import { COUNT_BOUNDS } from '../../shared/game/limits/bounds.ts'
import { RATE_LIMITS } from '../../shared/game/limits/rate-limits.ts'
import type { Response } from '../../shared/service/runtime/http.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { type Stand, act, ask, begun, idOf, newGame, playOut, stand } from '../pages/stand.ts'

type Row = Readonly<Record<string, unknown>> & { readonly index: number; readonly id: string; readonly version: number }
type Looked = {
  readonly changed: readonly Row[]
  readonly unchanged: readonly number[]
  readonly gone: readonly number[]
}

const post = ({ service, clock }: Stand, body: unknown): Promise<Response> =>
  answerApi(service, {
    method: 'POST',
    path: '/v1/games/look',
    query: {},
    headers: { 'content-type': 'application/json' },
    from: '192.0.2.1',
    body: JSON.stringify(body),
    receivedAt: clock.now,
  })

const tokenOf = (path: string): string => path.slice(3)

const look = async (at: Stand, seats: readonly object[]): Promise<Looked> => {
  const { status, body } = await post(at, { seats })
  expect(status).toBe(200)
  return JSON.parse(body) as Looked
}

describe('a request for the state of several games', () => {
  test('has the fields that the list of games shows for a seat', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at)
    await playOut(at, [opponent, creator], ['11-15'])
    const { changed, unchanged, gone } = await look(at, [{ token: tokenOf(creator) }, { token: tokenOf(opponent) }])
    expect([unchanged, gone, changed.map(({ index }) => index)]).toEqual([[], [], [0, 1]])
    expect(changed[0]).toMatchObject({
      id: idOf(creator),
      rules: 'english',
      status: 'active',
      ply: 1,
      turn: 'white',
      seats: { black: { name: 'Amara', taken: true }, white: { name: 'Joost', taken: true } },
      deadline: '2026-12-01T12:00:00Z',
      moveUntil: '2026-11-24T12:00:00Z',
      you: { role: 'creator', seat: 'white' },
    })
    expect(changed[0]?.['board']).toContain(' b b . b')
    expect(changed[1]).toMatchObject({ you: { role: 'opponent', seat: 'black' } })
  })

  test('has what stops the clock of this turn and what waits for an answer, and leaves out what is not there', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at)
    const token = tokenOf(opponent)
    const [before] = (await look(at, [{ token }])).changed
    for (const name of ['freezes', 'drawOffer', 'takeback', 'pauseProposal', 'written'])
      expect(before).not.toHaveProperty(name)
    await playOut(at, [opponent, creator], ['11-15', '23-19'])
    await act(at, creator, 'offer-draw', { ply: '2' })
    await act(at, creator, 'request-takeback', { ply: '2' })
    await act(at, creator, 'propose-pause', { ply: '2', until: '2026-12-05', timeZone: '' })
    await act(at, opponent, 'take-leave', { ply: '2', days: '7', from: '', timeZone: '' })
    const leave = { kind: 'leave', from: '2026-11-21T12:00:00Z', until: '2026-11-28T12:00:00Z', seat: 'black' }
    expect((await look(at, [{ token }])).changed[0]).toMatchObject({
      freezes: [leave],
      drawOffer: 'white',
      takeback: 'white',
      pauseProposal: { by: 'white', until: '2026-12-05T00:00:00Z' },
    })
  })

  test('says that the other side has written until the reader moves or writes, unless they have muted them', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at)
    const isWritten = async (path: string) => (await look(at, [{ token: tokenOf(path) }])).changed[0]?.['written']
    await playOut(at, [opponent, creator], ['11-15'])
    await act(at, opponent, 'say', { ply: '1', text: 'Good luck!' })
    expect([await isWritten(creator), await isWritten(opponent)]).toEqual([true, undefined])
    await ask(at, `${creator}/move`, { form: { ply: '1', move: '23-19', message: 'You too.' } })
    expect([await isWritten(creator), await isWritten(opponent)]).toEqual([undefined, true])
    await ask(at, `${opponent}/move`, { form: { ply: '2', move: '8-11', message: 'Thanks.' } })
    expect([await isWritten(creator), await isWritten(opponent)]).toEqual([true, undefined])
    await ask(at, `${creator}/own`, { form: { muted: '1' } })
    expect(await isWritten(creator)).toBe(undefined)
  })

  test('a game that has not changed since the reader saw it is only named', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at)
    const token = tokenOf(creator)
    const [first] = (await look(at, [{ token }])).changed
    const seen = { token, version: first?.version }
    expect(await look(at, [seen])).toEqual({ changed: [], unchanged: [0], gone: [] })
    await playOut(at, [opponent, creator], ['11-15'])
    expect((await look(at, [seen])).changed).toHaveLength(1)
  })

  test('a wrong link is reported as gone, like one of an unknown game, one of another kind, and a replaced one', async () => {
    const at = stand()
    const { creator, opponent, invitation } = await begun(at)
    const old = tokenOf(await newGame(at))
    await act(at, `/p/${old}`, 'abort')
    at.clock.now += 31 * 86_400_000
    const forged = `${tokenOf(creator).slice(0, -4)}AAAA`
    const tokens = [forged, `c1${'a'.repeat(44)}`, 'nothing', tokenOf(invitation), old, tokenOf(opponent)]
    const { changed, gone } = await look(
      at,
      tokens.map((token) => ({ token })),
    )
    expect([gone, changed.map(({ index }) => index)]).toEqual([[0, 1, 2, 3, 4], [5]])
  })

  test('has no secret of the other side, and no link', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at)
    await playOut(at, [opponent, creator], ['11-15'])
    await act(at, opponent, 'plan', { ply: '1', lines: '22-17 8-11' })
    const before = (await post(at, { seats: [{ token: tokenOf(creator) }] })).body
    for (const secret of ['plan', 'salt', 'contact', tokenOf(opponent), tokenOf(creator)])
      expect(before).not.toContain(secret)
  })

  test.each([
    [COUNT_BOUNDS.looks.most, 200],
    [COUNT_BOUNDS.looks.most + 1, 400],
  ])('with %i links is answered %i', async (length, status) => {
    const seats = Array.from({ length }, (_, n) => ({ token: `c1${String(n).padStart(44, 'a')}`, version: 100_000 }))
    expect((await post(stand(), { seats })).status).toBe(status)
  })

  test('has a rate limit for each network', async () => {
    const at = stand()
    for (let n = 0; n < RATE_LIMITS.look.network; n++) await post(at, { seats: [] })
    expect((await post(at, { seats: [] })).status).toBe(429)
  })
})
