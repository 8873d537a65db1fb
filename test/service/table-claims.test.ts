import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { EndgameTables } from '../../shared/service/runtime/endgame-tables.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { manifest } from '../endgames/asset.ts'
import { TABLES } from '../harness/tables.ts'
import { PEER, type Stand, act, actsOf, arbiterOf, ask, begun, idOf, stand, wholePage } from '../pages/stand.ts'

/** White, the creator, has two kings against one. */
const WON = 'W:WK10,K19:BK1'
/** The same with one king against two, and with a king of each side. */
const LOST = 'W:WK1:BK10,K19'
const DRAWN = 'W:WK32:BK1'
const AGREED = { opening: 'fen', tables: 'allowed' }

/** A service that counts how often a table is read, and the paths of both seats of a game from this position. */
const playing = async (fen: string, fields: Readonly<Record<string, string>> = AGREED) => {
  const bare = stand()
  const reads = { count: 0 }
  const tables: EndgameTables = { read: async (name) => ((reads.count += 1), TABLES.read(name)) }
  const at: Stand = { ...bare, service: { ...bare.service, tables } }
  const { creator, opponent } = await begun(at, { ...fields, fen, arbiterName: 'Rosa' })
  return { at, reads, toMove: creator, other: opponent, id: idOf(creator) }
}

const api = (at: Stand, method: string, path: string, token?: string, body?: object) =>
  answerApi(at.service, {
    method,
    path,
    query: {},
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token.slice(3)}` }),
    },
    from: PEER,
    body: body ? JSON.stringify(body) : '',
    receivedAt: at.clock.now,
  })

type View = {
  readonly result: { readonly reason: string; readonly winner: string | null; readonly table?: object } | null
  readonly you: { readonly tableClaim?: string } | null
}

const viewOf = async (at: Stand, id: string, token?: string): Promise<View> =>
  JSON.parse((await api(at, 'GET', `/v1/games/${id}`, token)).body) as View

describe('the side to move', () => {
  test('sees that it can claim the win, claims it on its page, and everyone reads by which entry', async () => {
    const { at, toMove, other, id } = await playing(WON)
    expect((await viewOf(at, id, toMove)).you?.tableClaim).toBe('win')
    const page = (await ask(at, toMove)).body
    expect(page).toContain('By the endgame table you can force a win.')
    expect(page).not.toContain('value="claim-table-win"')
    expect((await ask(at, `${toMove}?panel=draw`)).body).toContain('value="claim-table-win"')
    const claimed = await act(at, toMove, 'claim-table-win', { message: 'Thank you' })
    expect(claimed.status).toBe(303)
    expect((await ask(at, claimed.headers['location'] ?? '')).body).toContain('The table agrees: you have won.')
    const { result } = await viewOf(at, id)
    expect(result).toMatchObject({
      winner: 'white',
      reason: 'table',
      table: { name: 'english-4', slice: 'KK-K', sha256: manifest.sha256 },
    })
    const over = (await ask(at, `/g/${id}`)).body
    expect(over).toContain('won by the endgame table')
    expect(over).toContain('From this move on, by the endgame table: won for White')
    expect(over).toContain('href="/v1/tables/english-4"')
    expect((await ask(at, other)).body).toContain('Thank you')
  })

  test('by the API is refused what the table does not show, and may ask again', async () => {
    const { at, toMove, id } = await playing(WON)
    const claim = (type: string) => api(at, 'POST', `/v1/games/${id}/actions`, toMove, { type, ply: 0 })
    const refused = await claim('claim-table-draw')
    expect(refused.status).toBe(422)
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'claim-not-valid' })
    expect((await claim('claim-table-draw')).body).toBe(refused.body)
    expect(JSON.parse((await claim('claim-table-win')).body)).toMatchObject({ game: { status: 'finished' } })
  })

  test('has no claim, and no table is read, where nothing was agreed', async () => {
    const { at, toMove, reads } = await playing(WON, { opening: 'fen' })
    expect((await actsOf(at, toMove)).filter((type) => type.startsWith('claim-table'))).toEqual([])
    expect((await act(at, toMove, 'claim-table-win')).status).toBe(409)
    expect(reads.count).toBe(0)
  })
})

/** What the other side, the arbiter and watchers can ask of a game. */
const othersAsk = async ({ at, other, id }: Awaited<ReturnType<typeof playing>>): Promise<readonly string[]> => {
  const arbiter = await arbiterOf(at, other)
  const pages = [
    await wholePage(at, other),
    await wholePage(at, `/g/${id}`),
    ...(arbiter === '' ? [] : [await wholePage(at, arbiter)]),
    (await ask(at, `/g/${id}.atom`)).body,
    (await ask(at, `/g/${id}/embed`)).body,
    (await ask(at, `/g/${id}/sheet`)).body,
    (await ask(at, `/g/${id}/try`)).body,
    (await ask(at, `${other}/try`)).body,
  ]
  const answers = await Promise.all([
    api(at, 'GET', `/v1/games/${id}`),
    api(at, 'GET', `/v1/games/${id}`, other),
    api(at, 'GET', `/v1/games/${id}/events`, other),
    api(at, 'GET', `/v1/games/${id}/version`),
    api(at, 'GET', `/v1/games/${id}/legal-moves`),
    api(at, 'GET', `/v1/games/${id}.pdn`),
    api(at, 'POST', '/v1/games/look', undefined, { seats: [{ token: other.slice(3) }] }),
    api(at, 'POST', `/v1/games/${id}/actions`, other, { type: 'claim-table-win', ply: 0 }),
    api(at, 'POST', `/v1/games/${id}/actions`, other, { type: 'claim-table-draw', ply: 0 }),
  ])
  const texts = [...pages, ...answers.map(({ status, headers, body }) => JSON.stringify([status, headers, body]))]
  // Each form has a new key, and each request counts against a limit.
  return texts.map((each) => each.replaceAll(/(?<=value=")\w{22}(?=")/g, 'KEY').replaceAll(/r=\d+/g, 'r=N'))
}

describe('while the game runs, nobody else learns of the table', () => {
  test('no position is looked up for them, so they get the same bytes in the same time as without a table', async () => {
    const game = await playing(WON)
    game.reads.count = 0
    const answers = await othersAsk(game)
    expect(game.reads.count).toBe(0)
    const tables: EndgameTables = { read: () => Promise.reject(new Error('there is no table')) }
    expect(await othersAsk({ ...game, at: { ...game.at, service: { ...game.at.service, tables } } })).toEqual(answers)
    for (const each of answers) expect(each).not.toMatch(/tableClaim|force a win|position is a draw/)
  })

  test('a won, a lost and a drawn position look alike to them', async () => {
    const [one, ...others] = await Promise.all(
      [WON, LOST, DRAWN].map(async (fen) => {
        const answers = await othersAsk(await playing(fen))
        return answers.map((each) =>
          [...each.matchAll(/claim-table-\w+|\w+ by the endgame table|tableClaim/g)].map(String),
        )
      }),
    )
    for (const other of others) expect(other).toEqual(one)
  })
})

describe('after the end', () => {
  test('a game says from which move on it was won, and one without the term does, too', async () => {
    const { at, toMove, id } = await playing(WON, { opening: 'fen' })
    await act(at, toMove, 'resign')
    expect((await ask(at, `/g/${id}`)).body).toContain('by the endgame table: won for White')
  })

  test('a loss on time says nothing while the winner can let the game go on', async () => {
    const { at, toMove, other, id } = await playing(WON)
    await ask(at, `${toMove}/move`, { form: { ply: '0', move: '10-14' } })
    await ask(at, `${other}/move`, { form: { ply: '1', move: '1-5' } })
    at.clock.now += 12 * DAY
    await act(at, toMove, 'claim-table-win', { ply: '2' })
    const watched = async (): Promise<string> => (await ask(at, `/g/${id}`)).body
    expect((await viewOf(at, id)).result?.reason).toBe('time')
    expect(await watched()).not.toContain('by the endgame table')
    at.clock.now += 15 * DAY
    expect(await watched()).toContain('by the endgame table: won for White')
  })
})

describe('the tables', () => {
  test('are listed, and the file is that of the digest', async () => {
    const at = stand()
    const listed = JSON.parse((await api(at, 'GET', '/v1/tables')).body) as { tables: readonly { url: string }[] }
    expect(listed.tables).toMatchObject([
      { name: 'english-4', rules: 'english', pieces: 4, bytes: manifest.bytes, sha256: manifest.sha256, format: 1 },
    ])
    const path = new URL(listed.tables[0]?.url ?? '').pathname
    const { status, bytes = new Uint8Array(), headers } = await api(at, 'GET', path)
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(manifest.sha256)
    expect((await api(at, 'GET', '/v1/tables/chess-4')).status).toBe(404)
  })
})
