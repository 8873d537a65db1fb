import { type Recorder, acting, playAll, seated, tokenOf } from '../recorder.ts'

export const moving = async (table: Recorder): Promise<void> => {
  const { ask } = table
  const game = await seated(table, { arbiter: { name: 'Dee' } })
  const { id, black, white, arbiter } = game
  const { move } = acting(table, game)
  const send = (as: string | undefined, body: unknown) => ask(`POST /v1/games/${id}/moves`, { as, body })
  for (const body of [
    '',
    {},
    { ply: -1, move: '11-15' },
    { ply: 0, move: '' },
    { ply: 0, move: '11-15', claim: 'mercy' },
    { ply: 0, move: '11-15', message: 'a\u0007b' },
  ])
    await send(black, body)
  for (const as of [undefined, white, arbiter]) await send(as, { ply: 0, move: '11-15' })
  await send(black, { ply: 3, move: '11-15' })
  for (const text of ['11-22', '22-17', '12-8', '11-40', 'hello']) await send(black, { ply: 0, move: text })
  await send(black, { ply: 0, move: '11-15', dryRun: true })
  await send(white, { ply: 0, move: '22-17', dryRun: true })
  await send(arbiter, { ply: 0, move: '11-15', dryRun: true })
  await send(undefined, { ply: 0, move: '11-15', dryRun: true })
  await move(black, '11-15', { message: 'Good luck!' })
  await send(black, { ply: 0, move: '11-15' })
  await send(black, { ply: 0, move: '11 - 15' })
  await send(black, { ply: 0, move: '11-16' })
  await move(white, '22-18', { offerDraw: true })
  await send(black, { ply: 2, move: '10-14' })
  await send(black, { ply: 2, move: '10-14', dryRun: true })
  await send(black, { ply: 2, move: '15x22', claim: 'threefold' })
  await move(black, 'f4:d2')
  for (const as of [undefined, black, white, arbiter]) {
    await ask(`GET /v1/games/${id}`, { as })
    await ask(`GET /v1/games/${id}/legal-moves`, { as })
  }
  for (const tag of ['"4"', 'W/"4"', '"1", "4"', '*', '"3"', '4'])
    await ask(`GET /v1/games/${id}`, { headers: { 'if-none-match': tag } })
  await ask(`HEAD /v1/games/${id}`)
}

export const cautioned = async (table: Recorder): Promise<void> => {
  const game = await seated(table, { strictness: 'laws' })
  const { move, act } = acting(table, game)
  await move(game.black, '11-22', { dryRun: true })
  await move(game.black, 'hello')
  await move(game.black, '11-22')
  await move(game.black, '11-22')
  await move(game.white, '22-17')
  await move(game.black, '11-15')
  await act(game.black, 'request-takeback')
  await move(game.white, '22-14')
  await move(game.black, '15-19')
  await act(game.black, 'rematch')
}

const KINGS = { opening: { fen: 'B:WK31,K32:BK1' } }

export const drawing = async (table: Recorder): Promise<void> => {
  const first = await seated(table, KINGS)
  const { act, move } = acting(table, first)
  await act(first.black, 'claim-draw', { claim: 'threefold' })
  await playAll({ act, move }, [first.black, first.white], '1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32')
  await act(first.white, 'claim-draw', { claim: 'threefold' })
  await act(first.black, 'claim-draw', { claim: 'forty-move' })
  await act(first.black, 'claim-draw', { claim: 'threefold' })
  await act(first.black, 'claim-draw', { claim: 'threefold' })
  const second = await seated(table, KINGS)
  const claiming = acting(table, second)
  await playAll(claiming, [second.black, second.white], '1-5 32-28 5-1 28-32 1-5 32-28 5-1')
  await claiming.move(second.white, '28-32', { claim: 'threefold' })
  const third = await seated(table)
  const offering = acting(table, third)
  const { black, white } = third
  for (const type of ['accept-draw', 'decline-draw', 'withdraw-draw']) await offering.act(black, type)
  for (const type of ['offer-draw', 'offer-draw', 'accept-draw', 'decline-draw', 'withdraw-draw', 'offer-draw'])
    await offering.act(black, type)
  await offering.move(black, '11-15', { offerDraw: true })
  await offering.act(white, 'offer-draw')
  await offering.act(black, 'decline-draw')
  await table.ask(`POST /v1/games/${third.id}/actions`, { as: black, body: { type: 'offer-draw', ply: 7 } })
  await offering.act(white, 'offer-draw')
  const fourth = await seated(table)
  const agreeing = acting(table, fourth)
  for (const as of [fourth.black, fourth.white]) await agreeing.act(as, 'offer-draw')
  await agreeing.act(fourth.white, 'accept-draw')
  await agreeing.move(fourth.black, '11-15')
}

export const huffing = async (table: Recorder): Promise<void> => {
  for (const [type, more] of [
    ['stand', {}],
    ['huff', { square: 15 }],
    ['enforce', {}],
  ] as const) {
    const game = await seated(table, { rules: 'english-huffing' })
    const { act, move } = acting(table, game)
    await act(game.black, type, more)
    await playAll({ act, move }, [game.black, game.white], '11-15 22-18 12-16')
    await act(game.black, type, more)
    if (type === 'huff') await act(game.white, type, { square: 16 })
    await act(game.white, type, more)
    await act(game.white, type, more)
    await move(type === 'enforce' ? game.black : game.white, type === 'enforce' ? '8-11' : '18x11')
    if (type === 'enforce') await move(game.black, '15x22')
  }
  const plain = await seated(table)
  await acting(table, plain).act(plain.black, 'huff', { square: 15 })
}

export const matched = async (table: Recorder): Promise<void> => {
  const { ask, settle } = table
  for (const matchOrder of ['together', 'in-turn']) {
    const game = await seated(table, {
      match: 'two-game',
      matchOrder,
      opening: { ballot: 'three-move' },
      arbiter: { name: 'Dee' },
    })
    await settle()
    const { act } = acting(table, game)
    for (const as of [game.black, game.arbiter, undefined]) await ask(`GET /v1/games/${game.id}`, { as })
    await act(game.black, 'resign')
    await settle()
    const shown = await ask(`GET /v1/games/${game.id}`, { as: game.white })
    await ask('GET /v1/seat', { as: game.white })
    await ask(`GET /v1/games/${shown.body.game?.match?.other ?? 'AAAAAAAAAAAA'}`)
    const second = tokenOf(shown, 'match')
    await ask('GET /v1/seat', { as: second })
    await ask(`GET /v1/games/${game.id}`, { as: game.white, headers: { 'if-none-match': shown.headers['etag'] ?? '' } })
    await act(game.white, 'rematch')
    await act(game.white, 'rematch')
    await act(game.black, 'rematch')
    await settle()
    await act(game.black, 'rematch')
    for (const as of [game.white, game.arbiter, undefined]) await ask(`GET /v1/games/${game.id}`, { as })
  }
}
