import { describe, expect, test } from 'vitest'
import { KEYS } from '../../harness/api-keys.ts'
import { type EventApi, acceptAll, begunEvent, eventApi, sentEvent } from './event-api.ts'

const THREE = ['Ada', 'Bea', 'Cy']

const read = (at: EventApi, id: string, token?: string) => at.ask('GET', `/v1/tournaments/${id}`, { token })

describe('an invitation', () => {
  test('is accepted once, and gives the player a link of their own', async () => {
    const at = eventApi()
    const event = await sentEvent(at, { players: THREE.map((name) => ({ name })) }, KEYS.club)
    const links = await acceptAll(at, event)
    const own = await read(at, event.id, links['Ada'])
    expect(own.body).toMatchObject({ you: { role: 'player', number: 1, status: 'accepted' } })
    expect(own.body.players.map(({ name }) => name)).toEqual(THREE)
    const [invitation] = event.sent.you?.entrants ?? []
    const again = await at.act(event.id, invitation?.link?.token ?? '', { type: 'accept' })
    expect([again.status, again.body.duplicate, again.body.links]).toEqual([200, true, undefined])
  })

  test('of somebody with an address is in their email alone: no official can accept for them', async () => {
    const at = eventApi()
    const { sent, id, secretary } = await sentEvent(
      at,
      { players: [{ name: 'Ada', email: 'ada@players.test' }] },
      KEYS.club,
    )
    expect(sent.you?.entrants[0]).not.toHaveProperty('link')
    const asSecretary = await at.act(id, secretary, { type: 'accept' })
    expect([asSecretary.status, asSecretary.body.code]).toEqual([403, 'not-yours-to-do'])
  })
})

test('the open entry gives each their own link, the same to a repeat, and no more than the limit', async () => {
  const at = eventApi()
  const { id, sent } = await sentEvent(at, { entry: { open: true, limit: 2 } }, KEYS.club)
  const token = sent.you?.links.entry?.token
  const enter = (name: string, key: string) =>
    at.ask('POST', `/v1/tournaments/${id}/entries`, { token, key, body: { name, club: 'Leiden', rating: '1842' } })
  const first = await enter('Ada', 'the-key-of-ada-alone')
  expect(first.status).toBe(201)
  expect((await enter('Ada', 'the-key-of-ada-alone')).body.links).toEqual(first.body.links)
  expect((await enter('Bea', 'the-key-of-bea-alone')).status).toBe(201)
  const third = await enter('Cy', 'the-key-of-cy-all-alone')
  expect([third.status, third.body.code]).toEqual([409, 'tournament-full'])
  expect((await read(at, id)).body.players).toMatchObject([
    { number: 1, name: 'Ada', club: 'Leiden', rating: '1842' },
    { number: 2, name: 'Bea' },
  ])
  const byInvitee = await at.ask('POST', `/v1/tournaments/${id}/entries`, {
    token: first.body.links.entry.token,
    body: { name: 'Eve' },
  })
  expect([byInvitee.status, byInvitee.body.code]).toEqual([403, 'not-yours-to-do'])
})

describe('a tournament that has begun', () => {
  test('has its boards, whose games name it, and each player the links of their seats', async () => {
    const at = eventApi()
    const { id, links } = await begunEvent(at, THREE, KEYS.club)
    const { body } = await read(at, id, links['Ada'])
    expect(body).toMatchObject({ status: 'running', games: { all: 3, over: 0 } })
    const [first] = body.you?.boards ?? []
    const game = await at.ask('GET', `/v1/games/${body.boards[(first?.board ?? 0) - 1]?.game}`, { token: first?.token })
    expect(game.body).toMatchObject({
      status: 'active',
      labels: { event: 'Cup' },
      tournament: { id, board: first?.board },
      you: { seat: first?.seat },
    })
    expect(body.you?.boards).toHaveLength(2)
    expect((await read(at, id)).text).not.toMatch(/"token"/)
  })

  test('counts a result, a ruling above it, and is finished; programs of its owner see it in their list', async () => {
    const at = eventApi()
    const { id, secretary, links } = await begunEvent(at, THREE, KEYS.club)
    for (const name of ['Ada', 'Bea']) {
      const { body } = await read(at, id, links[name])
      for (const { token, board } of body.you?.boards ?? []) {
        const game = body.boards[board - 1]?.game ?? ''
        await at.ask('POST', `/v1/games/${game}/actions`, { token, body: { type: 'resign', ply: 0 } })
      }
    }
    await at.soon()
    const over = (await read(at, id)).body
    expect(over).toMatchObject({ status: 'finished', games: { all: 3, over: 3 } })
    expect(over.table[0]).toMatchObject({ player: 3, place: 1, points: 4 })
    const board = over.boards.find(({ black, white }) => black === 1 || white === 1)?.number ?? 0
    const ruled = await at.act(id, secretary, { type: 'rule', board, result: 'draw', reason: 'Agreed by email.' })
    expect(ruled.body.tournament.boards[board - 1]).toMatchObject({
      result: { winner: null, reason: 'adjudication' },
      ruling: { by: 'secretary', reason: 'Agreed by email.' },
    })
    await at.soon()
    const list = await at.ask('GET', '/v1/tournaments', { token: KEYS.club })
    expect(list.body.tournaments).toMatchObject([{ id, status: 'finished', games: { all: 3, over: 3 } }])
  })

  test('refuses an act in the language of the reader, with the figure that it names', async () => {
    const at = eventApi()
    const { id, secretary } = await sentEvent(at, { least: 3 }, KEYS.club)
    const refused = await at.act(id, secretary, { type: 'start' }, { headers: { 'accept-language': 'de' } })
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'too-few-players', least: 3 }])
    expect(refused.headers['content-language']).toBe('de')
  })
})

test('an unchanged tournament is answered with 304, to each reader by their own tag', async () => {
  const at = eventApi()
  const { id, secretary } = await begunEvent(at, THREE, KEYS.club)
  const path = `/v1/tournaments/${id}`
  const [anyone, official] = [await read(at, id), await read(at, id, secretary)]
  expect(anyone.headers['etag']).not.toBe(official.headers['etag'])
  expect(anyone.headers['cache-control']).toBe('public, no-cache')
  expect(official.headers['cache-control']).toBe('private, no-cache')
  for (const ending of ['', '.csv', '.pdn']) {
    const { headers } = await at.ask('GET', `${path}${ending}`)
    const again = await at.ask('GET', `${path}${ending}`, { headers: { 'if-none-match': headers['etag'] ?? '' } })
    expect([again.status, again.text]).toEqual([304, ''])
  }
  await at.act(id, secretary, { type: 'pause', until: '2026-12-10T12:00:00Z' })
  const changed = await at.ask('GET', path, { headers: { 'if-none-match': anyone.headers['etag'] ?? '' } })
  expect([changed.status, changed.body]).toMatchObject([200, { pausedUntil: '2026-12-10T12:00:00Z' }])
})

test('the settings of a player hold for the event and all boards, and the link can be replaced', async () => {
  const at = eventApi()
  const { links, id, secretary } = await begunEvent(at, THREE, KEYS.club)
  const token = links['Ada'] ?? ''
  const changed = await at.ask('PATCH', '/v1/entry', { token, body: { name: 'Ada B', locale: 'nl' } })
  expect([changed.status, changed.body]).toMatchObject([
    200,
    { tournament: id, role: 'player', number: 1, name: 'Ada B', locale: 'nl', emails: 'none' },
  ])
  expect((await read(at, id)).body.players[0]?.name).toBe('Ada B')
  const key = 'a-key-for-one-new-link'
  const rotated = await at.ask('POST', '/v1/entry/rotate', { token, key })
  expect(rotated.status).toBe(200)
  expect((await at.ask('GET', '/v1/entry', { token })).status).toBe(404)
  expect((await at.ask('POST', '/v1/entry/rotate', { token, key })).body.links).toEqual(rotated.body.links)
  expect((await at.ask('GET', '/v1/entry', { token: rotated.body.links.entry.token })).status).toBe(200)
  expect((await at.ask('GET', '/v1/entry', { token: secretary })).body).toMatchObject({
    role: 'secretary',
    name: 'Sam',
  })
  for (const method of ['GET', 'PATCH']) expect((await at.ask(method, '/v1/entry', { body: {} })).status).toBe(401)
})

test('a tournament that is not there is called so, and no game', async () => {
  const at = eventApi()
  for (const { status, text } of [
    await read(at, 'AAAAAAAAAAAA'),
    await read(at, 'AAAAAAAAAAAA', `a1AAAAAAAAAAAA00${'x'.repeat(32)}`),
  ]) {
    expect(status).toBe(404)
    expect(text).toContain('There is no such tournament')
  }
})
