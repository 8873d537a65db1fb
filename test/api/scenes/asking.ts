import { type Recorder, acting, playAll, seated, tokenOf } from '../recorder.ts'

const DAY = 86_400_000
const at = (days: number): string => new Date(Date.UTC(2026, 10, 21 + days, 12)).toISOString()

export const timing = async (table: Recorder): Promise<void> => {
  const { ask, pass, tick } = table
  const game = await seated(table)
  const { id, black, white } = game
  const { act, move } = acting(table, game)
  for (const time of ['P2D', 'P2D', 'P61D', 'PT10S', 'P400D']) await act(black, 'give-time', { time })
  await act(black, 'give-time', { time: 'P2D', seat: 'black' })
  for (const type of ['accept-pause', 'decline-pause', 'end-pause', 'end-leave']) await act(white, type)
  for (const until of [at(3), at(3), at(4), at(40), at(-1), 'tomorrow']) await act(black, 'propose-pause', { until })
  await act(white, 'decline-pause')
  await act(white, 'propose-pause', { until: at(5) })
  for (const [as, type] of [
    [white, 'accept-pause'],
    [black, 'accept-pause'],
    [black, 'end-pause'],
    [black, 'end-pause'],
  ] as const)
    await act(as, type)
  for (const more of [
    { days: 0 },
    { days: 1.5 },
    { days: 20 },
    { days: 3, from: at(90) },
    { days: 3, from: at(2) },
    { days: 3 },
  ])
    await act(white, 'take-leave', more)
  await act(white, 'end-leave')
  await move(black, '11-15')
  await move(white, '22-17')
  pass(30 * DAY)
  await ask(`GET /v1/games/${id}`, { as: black })
  await move(black, '15-19')
  await move(black, '15-19')
  for (const as of [black, white]) await act(as, 'play-on')
  const next = await seated(table, { clock: 'daily' })
  const after = acting(table, next)
  await playAll(after, [next.black, next.white], '11-15 22-17')
  pass(5 * DAY)
  await tick(next.id)
  await after.act(next.white, 'play-on', { time: 'P100D' })
  pass(15 * DAY)
  await after.act(next.white, 'play-on')
  const unlimited = await seated(table, { clock: 'none' })
  const { act: ask2 } = acting(table, unlimited)
  await ask2(unlimited.black, 'give-time', { time: 'P2D' })
  await ask2(unlimited.black, 'take-leave', { days: 2 })
  await ask2(unlimited.black, 'propose-pause', { until: at(60) })
  const unbegun = await seated(table)
  pass(40 * DAY)
  await acting(table, unbegun).move(unbegun.black, '11-15')
  await ask(`GET /v1/games/${unbegun.id}`)
}

export const takingBack = async (table: Recorder): Promise<void> => {
  const game = await seated(table)
  const { black, white } = game
  const { act, move } = acting(table, game)
  await act(black, 'request-takeback')
  await move(black, '11-15')
  for (const [as, type] of [
    [white, 'accept-takeback'],
    [white, 'decline-takeback'],
    [black, 'request-takeback'],
    [black, 'request-takeback'],
    [black, 'accept-takeback'],
    [white, 'decline-takeback'],
    [black, 'request-takeback'],
    [white, 'accept-takeback'],
  ] as const)
    await act(as, type)
  await playAll({ act, move }, [black, white], '11-15 22-17')
  await act(black, 'request-takeback')
  await act(white, 'request-takeback')
}

export const planning = async (table: Recorder): Promise<void> => {
  const { ask } = table
  const game = await seated(table, { arbiter: { name: 'Dee' } })
  const { black, white, arbiter } = game
  const { act, move } = acting(table, game)
  for (const [as, lines] of [
    [black, [['11-15']]],
    [arbiter, []],
    [
      white,
      [
        ['11-15', '22-17'],
        ['11-16', '22-18', '16-20', '18-15'],
      ],
    ],
    [white, [['11-22', '22-17']]],
    [white, [['11-15', '22-17'], []]],
    [white, 'none'],
    [white, Array.from({ length: 60 }, () => ['11-15', '22-17', '15-19', '24x15'])],
  ] as const)
    await act(as, 'plan', { lines })
  await ask(`POST /v1/games/${game.id}/actions`, {
    as: 'nonsense',
    body: { type: 'plan', ply: 0, lines: [['11-15', '22-17']] },
  })
  for (const as of [black, white]) {
    await ask('GET /v1/seat', { as })
    await ask(`GET /v1/games/${game.id}`, { as })
  }
  await move(black, '11-16', { dryRun: true })
  await move(black, '11-16')
  await ask('GET /v1/seat', { as: white })
  await act(black, 'plan', { lines: [] })
  await act(white, 'plan', { lines: [] })
}

export const arbiting = async (table: Recorder): Promise<void> => {
  const { ask } = table
  const game = await seated(table, { arbiter: { name: 'Dee' } })
  const { id, black, white, arbiter } = game
  const { act } = acting(table, game)
  for (const type of ['refuse-count', 'end-count', 'resign', 'offer-draw', 'renew', 'rematch']) await act(arbiter, type)
  await act(black, 'adjudicate', { result: 'black' })
  await act(black, 'void')
  await act(black, 'ask-count')
  await act(black, 'ask-count')
  await act(white, 'ask-count')
  await act(arbiter, 'refuse-count')
  await act(black, 'ask-count')
  await act(arbiter, 'grant-count', { stronger: 'black' })
  await act(arbiter, 'grant-count', { stronger: 'white' })
  await act(arbiter, 'end-count')
  await act(arbiter, 'give-time', { time: 'P1D' })
  await act(arbiter, 'give-time', { time: 'P1D', seat: 'white' })
  await act(arbiter, 'ask-reseat')
  await act(arbiter, 'ask-reseat', { seat: 'white' })
  await act(white, 'veto-reseat')
  for (const as of [arbiter, undefined]) await ask(`GET /v1/games/${id}`, { as })
  await ask('GET /v1/seat', { as: arbiter })
  for (const body of [
    { name: 'Di' },
    { notifications: { quietHours: true } },
    { notifications: { follow: 'moves' } },
    { locale: 'nl', notifications: { follow: 'all' } },
    { notifications: { mail: 'off' } },
  ])
    await ask('PATCH /v1/seat', { as: arbiter, body })
  await ask('PATCH /v1/seat', { as: black, body: { notifications: { follow: 'all' } } })
  await ask('POST /v1/seat/rotate', { as: arbiter })
  await act(arbiter, 'adjudicate', { result: 'draw' })
  for (const result of ['draw', 'white', 'nobody'])
    await act((await seated(table, { arbiter: { name: 'Dee' } })).arbiter, 'adjudicate', { result })
  const voided = await seated(table, { arbiter: { name: 'Dee' } })
  const again = acting(table, voided)
  await again.act(voided.arbiter, 'void')
  await again.act(voided.arbiter, 'void')
  await again.act(voided.black, 'rematch')
  const second = await seated(table, { arbiter: { name: 'Dee' } })
  await acting(table, second).act(second.arbiter, 'adjudicate', { result: 'white' })
}

export const sitting = async (table: Recorder): Promise<void> => {
  const { ask, pass } = table
  const game = await seated(table)
  const { id, black, white } = game
  const { act } = acting(table, game)
  for (const as of [undefined, black, 'nonsense']) await ask('GET /v1/seat', { as })
  for (const body of [
    { name: 'Ama', email: 'ama@example.org', locale: 'nl', timeZone: 'Asia/Tokyo', note: 'Watch the bridge.' },
    { notifications: { mail: 'off', reminders: ['day'], quietHours: true }, playForced: true },
    { email: null, notifications: { mail: 'digest', digestAt: 7 } },
    {},
    { email: 'nobody', name: '' },
    { notifications: { reminders: ['never'] } },
    { note: 'x'.repeat(4001) },
    '',
  ])
    await ask('PATCH /v1/seat', { as: black, body })
  await ask('PATCH /v1/seat', { as: 'nonsense', body: {} })
  await ask(`GET /v1/games/${id}`, { as: black })
  for (const body of [{ email: 'ama@example.org' }, { email: 'nobody@example.org' }, { email: 'nobody' }, {}])
    await ask('POST /v1/links', { body })
  const turned = await ask('POST /v1/seat/rotate', { as: black })
  for (const as of [undefined, black]) await ask('POST /v1/seat/rotate', { as })
  for (const as of [black, tokenOf(turned, 'seat')]) await ask(`GET /v1/games/${id}`, { as })
  const own = tokenOf(turned, 'seat')
  for (const as of [own, white]) await act(as, 'veto-reseat')
  await act(own, 'ask-reseat', { seat: 'black' })
  const lost = await act(own, 'ask-reseat')
  await act(own, 'ask-reseat')
  await act(white, 'ask-reseat')
  const reseat = tokenOf(lost, 'anew')
  const take = (name: string, key: string) =>
    ask(`POST /v1/games/${id}/claim`, { as: reseat, body: { name }, headers: { 'idempotency-key': key } })
  await take('Cleo', 'the-key-of-the-new-one')
  for (const as of [undefined, reseat]) await ask(`GET /v1/games/${id}`, { as })
  pass(2 * DAY)
  for (const [name, key] of [
    ['Cleo', 'the-key-of-the-new-one'],
    ['Cleo', 'the-key-of-the-new-one'],
    ['Dan', 'the-key-of-another-one'],
  ] as const)
    await take(name, key)
  for (const as of [white, own]) await ask(`GET /v1/games/${id}`, { as })
}
