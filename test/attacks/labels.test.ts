import { describe, expect, test } from 'vitest'
import { readPdn } from '../../shared/draughts/pdn.ts'
import { LABELS } from '../../shared/game/model/labels.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import { createNextGame } from '../../shared/service/creation/create-next-game.ts'
import { KEYS } from '../harness/api-keys.ts'
import { NOON, stand, tokenOf } from '../service/stand.ts'

const PLAYERS = { creator: { name: 'Amara', seat: 'black' }, opponent: { name: 'Joost' }, hold: true }
const CLUB = { event: 'Club Cup', round: '3', board: '1' }

/** Creates a game that begins at once, with these labels. */
const made = async (labels: unknown, more: object = {}, token: string = KEYS.club) => {
  const at = stand()
  const answer = await at.ask('POST', '/v1/games', { token, body: { ...PLAYERS, labels, ...more } })
  return { ...at, answer, id: answer.status === 201 ? answer.body.game.id : '' }
}

const pdnOf = async (service: Service, id: string): Promise<string> => {
  const request = { method: 'GET', path: `/v1/games/${id}.pdn`, query: {}, headers: {}, from: '192.0.2.1', body: '' }
  return (await answerApi(service, { ...request, receivedAt: NOON })).body
}

const issuesOf = async (labels: unknown) => {
  const { status, body } = (await made(labels)).answer
  return [status, body.issues?.map(({ path, message }) => `${path} ${message}`)]
}

describe('only a program that may own games can label them', () => {
  test.each([
    ['without a key', undefined, 401],
    ['a key without the scope', KEYS.holder, 403],
    ['a key without any', KEYS.bare, 403],
    ['a revoked key', KEYS.revoked, 401],
    ['a garbled key', KEYS.unknown, 401],
    ['a key with it', KEYS.club, 201],
  ])('%s', async (_, token, status) => {
    const body = { creator: PLAYERS.creator, labels: CLUB }
    expect((await stand().ask('POST', '/v1/games', { ...(token && { token }), body })).status).toBe(status)
  })

  test('not even with an empty list of labels', async () => {
    const response = await stand().ask('POST', '/v1/games', { body: { creator: PLAYERS.creator, labels: {} } })
    expect([response.status, response.body]).toMatchObject([401, { code: 'key-needed', scope: 'games:create' }])
  })
})

describe('labels have limits', () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`l${n}`, 'x']))

  test.each([
    ['six', many(LABELS.most)],
    ['a name of sixteen', { ['n'.repeat(LABELS.name)]: 'x' }],
    ['a value of forty', { event: 'é'.repeat(LABELS.value) }],
    ['240 bytes', { aaaa: 'é'.repeat(38), bbbb: 'é'.repeat(38), cccc: 'é'.repeat(38) }],
  ])('%s is accepted', async (_, labels) => expect((await made(labels)).answer.body.game).toMatchObject({ labels }))

  test.each([
    ['seven', many(LABELS.most + 1), 'labels must be at most 6 labels'],
    [
      'a name of seventeen',
      { ['n'.repeat(LABELS.name + 1)]: 'x' },
      `labels.${'n'.repeat(17)} must be at most 16 characters`,
    ],
    [
      'a name in capitals',
      { Event: 'x' },
      'labels.Event must be a name such as event: small letters, digits, - and _, after a letter',
    ],
    ['a value of 41', { event: 'é'.repeat(LABELS.value + 1) }, 'labels.event must be at most 40 characters'],
    ['no value', { event: ' ' }, 'labels.event must not be empty'],
    [
      '241 bytes',
      { aaaa: 'é'.repeat(38), bbbb: 'é'.repeat(38), cccc: `${'é'.repeat(38)}x` },
      'labels must be at most 240 bytes altogether',
    ],
  ])('%s is refused', async (_, labels, issue) => expect(await issuesOf(labels)).toEqual([400, [issue]]))

  test('a label’s name that JavaScript gives a meaning, such as __proto__, is harmless', async () => {
    const answer = await made(JSON.parse('{"__proto__": "x", "constructor": "y"}'))
    expect(answer.answer.body.game).toMatchObject({ labels: { constructor: 'y' } })
  })
})

test.each([
  ['marks of direction', 'Cup \u202e3'],
  ['a control', 'Cup\u0007'],
  ['a line break', 'Cup\n[Result "1-0"]'],
  ['half a character', '\ud800'],
])('%s in a label is refused', async (_, event) => {
  expect(await issuesOf({ event })).toEqual([400, ['labels.event must not contain control characters']])
})

test.each(['Club "Cup"', 'Cup"] [White "Eve', '\\', '{x} ; % 1-0', '<img src=x onerror=alert(1)>', '"'])(
  'the event %s appears in the PDN unchanged, and adds no other tag',
  async (event) => {
    const { service, id } = await made({ ...CLUB, event })
    const { games, errors } = readPdn(await pdnOf(service, id))
    const tags = games[0]?.tags ?? []
    expect(errors).toEqual([])
    expect(tags.filter(([name]) => ['Event', 'Round', 'Board', 'White'].includes(name))).toEqual([
      ['Event', event],
      ['Round', '3'],
      ['White', 'Joost'],
      ['Board', '1'],
    ])
  },
)

test('everyone sees the labels, and nobody the owner', async () => {
  const { ask, id, answer } = await made(CLUB)
  const reads = [
    await ask('GET', `/v1/games/${id}`),
    await ask('GET', `/v1/games/${id}`, { token: tokenOf(answer, 'creator') }),
    answer,
  ]
  for (const { body } of reads) {
    expect(body.game ?? body).toMatchObject({ labels: CLUB })
    expect(JSON.stringify(body)).not.toContain('club00000000')
  }
})

test('the next game has the same owner and labels, and a match counts its rounds in the PDN', async () => {
  const { service, id } = await made(CLUB, { match: 'two-game' })
  const first = await loadGame(service.games, id)
  if (!first) throw new Error('no game')
  const second = await createNextGame(service, id, first.game, first.stored.log, NOON)
  const follows = second === undefined ? undefined : await loadGame(service.games, second)
  expect(follows?.game).toMatchObject({ owner: 'club00000000', labels: CLUB })
  expect(await pdnOf(service, id)).toContain('[Round "3.1"]')
  expect(await pdnOf(service, second ?? '')).toContain('[Round "3.2"]')
})

test('a game that a key without the scope creates has no owner', async () => {
  const { service, id } = await made(undefined, {}, KEYS.holder)
  expect((await loadGame(service.games, id))?.game.owner).toBeUndefined()
})
