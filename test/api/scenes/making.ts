import { KEYS } from '../../harness/api-keys.ts'
import { type Recorder, seated, tokenOf } from '../recorder.ts'

const AMARA = { name: 'Amara', seat: 'black' }
const KEY = { 'idempotency-key': 'a-key-of-sixteen-letters' }

/** Bodies that create no game, each invalid in its own way. */
const WRONG: readonly unknown[] = [
  '',
  'no json',
  [],
  {},
  { creator: AMARA, colour: 'red' },
  { creator: { ...AMARA, seat: 'red' } },
  { creator: { ...AMARA, name: '' } },
  { creator: { ...AMARA, name: 'x'.repeat(41) } },
  { creator: { ...AMARA, name: 'a\u202eb' } },
  { creator: { ...AMARA, email: 'amara' } },
  { creator: { ...AMARA, locale: 'no language' } },
  { creator: { ...AMARA, timeZone: 'Europe/Nowhere' } },
  { creator: AMARA, rules: 'chess' },
  { creator: AMARA, clock: 'fast' },
  { creator: AMARA, clock: { perMove: 'PT5S' } },
  { creator: AMARA, clock: { perMove: 'three days' } },
  { creator: AMARA, clock: { perMove: 'P1D', moves: 10 } },
  { creator: AMARA, opening: { fen: 'nonsense' } },
  { creator: AMARA, opening: { fen: 'B:W1:B32' } },
  { creator: AMARA, opening: { fen: 'B:W32:B' } },
  { creator: AMARA, opening: { ballot: 'four-move' } },
  { creator: AMARA, opening: { ballot: 'three-move', number: 2000 } },
  { creator: AMARA, rules: 'russian', opening: { ballot: 'three-move' } },
  { creator: AMARA, firstMove: '11-22' },
  { creator: { ...AMARA, seat: 'toss' }, firstMove: '11-15' },
  { creator: AMARA, weekendsOff: true },
  { creator: AMARA, invitationLife: 'PT1H' },
  { creator: AMARA, match: 'three-game', matchOrder: 'never' },
  { creator: AMARA, note: 'x'.repeat(16_400) },
]

export const making = async (table: Recorder): Promise<void> => {
  const { ask } = table
  const plain = await ask('POST /v1/games', { body: { creator: AMARA } })
  await ask('POST /v1/games', { body: { creator: { ...AMARA, seat: 'toss' } } })
  for (const opening of [
    'free',
    { fen: 'W:W22,K32:B4,11' },
    { ballot: 'three-move' },
    { ballot: 'eleven-man', number: 7 },
  ])
    await ask('POST /v1/games', { body: { creator: AMARA, opening, opponent: { name: 'Bo' } } })
  for (const clock of [
    'daily',
    'fischer',
    'club',
    'none',
    { perMove: 'P2D', reserve: 'P5D', increment: 'PT6H', cap: 'P9D' },
  ])
    await ask('POST /v1/games', { body: { creator: AMARA, clock } })
  await ask('POST /v1/games', {
    body: { creator: { name: 'Cleo', seat: 'white' }, rules: 'frisian', strictness: 'laws' },
  })
  await ask('POST /v1/games', {
    body: {
      creator: { ...AMARA, email: 'amara@example.org', locale: 'nl', timeZone: 'Europe/Amsterdam' },
      opponent: { name: 'Bo', email: 'bo@example.org' },
      arbiter: { name: 'Dee' },
      match: 'two-game',
      weekendsOff: true,
      leave: 'P7D',
      invitationLife: 'P2D',
      firstMove: '11-15',
    },
  })
  for (const [index, body] of [{ creator: AMARA }, { creator: AMARA }, { creator: AMARA, rules: 'pool' }].entries())
    await ask('POST /v1/games', { body, headers: { ...KEY, 'accept-language': index === 2 ? 'nl' : 'en' } })
  await ask('POST /v1/games', { body: { creator: AMARA }, headers: { 'idempotency-key': 'short' } })
  for (const body of WRONG) await ask('POST /v1/games', { body })
  await ask('GET /v1/games')
  await ask(`GET /v1/games/${plain.body.game.id}`)
}

export const inviting = async ({ ask, pass, tick, suffer }: Recorder): Promise<void> => {
  const made = await ask('POST /v1/games', { body: { creator: { ...AMARA, seat: 'toss' }, arbiter: { name: 'Dee' } } })
  const { id } = made.body.game
  const [creator, invitation, arbiter] = ['creator', 'invitation', 'arbiter'].map((name) => tokenOf(made, name))
  const claim = (as: string | undefined, body: unknown, headers = {}) =>
    ask(`POST /v1/games/${id}/claim`, { as, body, headers })
  for (const as of [undefined, creator, arbiter, invitation, 'nonsense']) await ask(`GET /v1/games/${id}`, { as })
  await ask(`GET /v1/games/${id}/legal-moves`)
  for (const as of [undefined, creator, 'nonsense']) await claim(as, { name: 'Bo' })
  for (const name of ['Dee', 'Di']) await claim(arbiter, { name }, KEY)
  await claim(arbiter, { name: 'Di' })
  await claim(invitation, { name: '', email: 'bo' })
  await claim(invitation, { name: 'Bo' }, { 'idempotency-key': 'short' })
  suffer('crowded')
  await claim(invitation, { name: 'Bo' })
  suffer('none')
  await claim(invitation, { name: 'Bo', email: 'bo@example.org' }, KEY)
  await claim(invitation, { name: 'Bo', email: 'bo@example.org' }, KEY)
  await claim(invitation, { name: 'Cleo' })
  const lapsing = await ask('POST /v1/games', { body: { creator: AMARA, firstMove: '11-15', invitationLife: 'P1D' } })
  const late = lapsing.body.game.id
  pass(86_400_000)
  await ask(`POST /v1/games/${late}/claim`, { as: tokenOf(lapsing, 'invitation'), body: { name: 'Bo' } })
  await tick(late)
  await ask(`GET /v1/games/${late}`, { as: tokenOf(lapsing, 'creator') })
  await ask(`POST /v1/games/${late}/actions`, { as: tokenOf(lapsing, 'creator'), body: { type: 'renew', ply: 0 } })
  await ask(`POST /v1/games/${late}/claim`, { as: tokenOf(lapsing, 'invitation'), body: { name: 'Bo' } })
}

/** Requests unknown paths and wrong methods, and provokes failures of the service. */
export const elsewhere = async (table: Recorder): Promise<void> => {
  const { ask, suffer } = table
  for (const route of [
    'GET /v1/health',
    'HEAD /v1/health',
    'POST /v1/health',
    'GET /v1',
    'GET /v1/nothing',
    'GET /v2/games',
  ])
    await ask(route)
  for (const route of ['GET /v1/games/short', 'GET /v1/games/AAAAAAAAAAAA', 'GET /v1/games/AAAAAAAAAAAA/legal-moves'])
    await ask(route)
  for (const part of ['claim', 'moves', 'actions']) {
    await ask(`POST /v1/games/AAAAAAAAAAAA/${part}`, {
      as: 'nonsense',
      body: { ply: 0, name: 'Bo', move: '11-15', type: 'resign' },
    })
    await ask(`DELETE /v1/games/AAAAAAAAAAAA/${part}`)
    await ask(`POST /v1/games/AAAAAAAAAAAA/${part}`, {
      as: 'nonsense',
      body:
        part === 'claim' ? { name: 'Bo' } : part === 'moves' ? { ply: 0, move: '11-15' } : { ply: 0, type: 'resign' },
    })
  }
  for (const route of [
    'DELETE /v1/seat',
    'GET /v1/seat/rotate',
    'GET /v1/links',
    'POST /v1/rules',
    'GET /v1/rules/english/moves',
  ])
    await ask(route)
  for (const language of ['nl', 'ja, nl;q=0.5', 'ja'])
    await ask('GET /v1/games/AAAAAAAAAAAA', { headers: { 'accept-language': language } })
  const { id, black } = await seated(table)
  suffer('crowded')
  await ask(`POST /v1/games/${id}/moves`, { as: black, body: { ply: 0, move: '11-15' } })
  await ask(`POST /v1/games/${id}/actions`, { as: black, body: { ply: 0, type: 'resign' } })
  await ask('POST /v1/seat/rotate', { as: black })
  await ask('PATCH /v1/seat', { as: black, body: { name: 'Ama' } })
  await ask('POST /v1/games', { body: { creator: AMARA } })
  suffer('broken')
  await ask(`GET /v1/games/${id}`)
}

/** Requests games whose links all go to the program that asks: with an API key that allows this, and without one. */
export const holding = async ({ ask }: Recorder): Promise<void> => {
  const body = { creator: AMARA, opponent: { name: 'Bo' }, arbiter: { name: 'Dee' }, hold: true }
  for (const as of [undefined, KEYS.bare, KEYS.revoked, KEYS.unknown, 'ck_']) await ask('POST /v1/games', { as, body })
  for (const wrong of [
    { opponent: undefined },
    { opponent: { name: 'Bo', email: 'bo@example.org' } },
    { arbiter: { name: 'Dee', email: 'dee@example.org' } },
    { hold: 'yes' },
  ])
    await ask('POST /v1/games', { as: KEYS.holder, body: { ...body, ...wrong } })
  const created = await ask('POST /v1/games', { as: KEYS.holder, body, headers: KEY })
  await ask('POST /v1/seat/rotate', { as: tokenOf(created, 'opponent') })
  await ask('POST /v1/games', { as: KEYS.holder, body, headers: KEY })
  await ask('POST /v1/games', { as: KEYS.holder, body: { ...body, rules: 'pool' }, headers: KEY })
  await ask(`GET /v1/games/${created.body.game.id}`, { as: KEYS.holder })
}
