import { expect, test } from 'vitest'
import { type Stand, act, arbiterOf, ask, begun, idOf, locationOf, playOut, stand } from './stand.ts'

const words = (body: string): string => body.replace(/\s+/g, ' ')

/** Begins a game in which Black has played 11-15 and White is to move, so that only Black may plan. */
const trying = async () => {
  const at = stand()
  const { creator: white, opponent: black } = await begun(at)
  await playOut(at, [black, white], ['11-15'])
  return { at, white, black }
}

const post = (at: Stand, seat: string, tree: string, place: string, deed: string) =>
  ask(at, `${seat}/try`, { form: { ply: '1', tree, at: place, do: deed } })

const chosenIn = (body: string): string => /<a[^>]*aria-current="true"[^>]*>\s*([^<]*?)\s*<\/a/.exec(body)?.[1] ?? ''

/** Returns the move numbers that stand before moves in the list of lines. */
const numbersIn = (body: string): readonly string[] => {
  const [list = ''] = /<nav class="tree"[^]*?<\/nav>/.exec(body) ?? []
  return [...list.matchAll(/<span class="quiet">([^<]*)<\/span>/g)].map(([, number = '']) => number.trim())
}

/** Returns the address that a press on the board leads to, as the form gives it without a script. */
const press = (body: string, name: string, value: string): string => {
  const [form = ''] = /<form[^>]*class="choosing"[\s\S]*?<\/form>/.exec(body) ?? []
  expect(form).toMatch(new RegExp(`name="${name}"\\s+value="${value}"`))
  const action = /action="([^"]*)"/.exec(form)?.[1] ?? ''
  const hidden = [...form.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, ...field]) => field)
  return `${action}?${new URLSearchParams([...(hidden as [string, string][]), [name, value]])}`
}

test('both sides are played by forms and links alone, and another move begins a branch', async () => {
  const { at, white } = await trying()
  const board = await ask(at, white)
  expect(board.body).toContain(`href="${white}/try"`)
  let { body } = await ask(at, `${white}/try`)
  for (const [name, value] of [
    ['from', '22'],
    ['move', '22-18'],
    ['from', '15'],
    ['move', '15x22'],
  ] as const)
    ({ body } = await ask(at, press(body, name, value)))
  expect(chosenIn(body)).toBe('15x22')
  const back = /id="back"[^>]*href="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  ;({ body } = await ask(at, back))
  expect(chosenIn(body)).toBe('22-18')
  ;({ body } = await ask(at, /id="back"[^>]*href="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''))
  ;({ body } = await ask(at, press(body, 'from', '23')))
  ;({ body } = await ask(at, press(body, 'move', '23-19')))
  expect(chosenIn(body)).toBe('23-19')
  expect(words(body)).toContain('tree=22-18.15x22_0.23-19')
  const { body: seat } = await ask(at, white)
  expect(seat).toContain('Your move')
})

test('each move of the side that began has its number, and so has the first move of each line of text', async () => {
  const { at, white } = await trying()
  const { body } = await ask(at, `${white}/try?ply=1&tree=22-18.15x22.25x18&at=3`)
  expect(numbersIn(body)).toEqual(['1', 'played', '1 …', '2'])
})

test('the numbers go on where those of the game are, if it began in a position with the second side to move', async () => {
  const at = stand()
  const { creator } = await begun(at, { opening: 'fen', fen: 'W:W21,22:B1,2' })
  const { body } = await ask(at, `${creator}/try?ply=0&tree=22-18.1-6.18-15&at=3`)
  expect(numbersIn(body)).toEqual(['1 …', '2'])
})

test('a typed move is played in any notation; a wrong one is refused with a message and loses nothing', async () => {
  const { at, white } = await trying()
  const tree = 'ply=1&tree=22-18&at=1'
  const { status, body } = await ask(at, `${white}/try?${tree}&move=15:22`)
  expect([status, chosenIn(body)]).toEqual([200, '15x22'])
  const wrong = await ask(at, `${white}/try?${tree}&move=9-14`)
  expect([wrong.status, chosenIn(wrong.body)]).toEqual([400, '22-18'])
  expect(words(wrong.body)).toContain('role="alert" id="typed-fault"')
})

test('lines are saved for their seat, follow the game, and come back', async () => {
  const { at, white, black } = await trying()
  const saved = await post(at, black, '22-18.15x22.25x18_0.23-19', '2', 'keep')
  expect([saved.status, locationOf(saved)]).toEqual([
    303,
    `${black}/try?ply=1&tree=22-18.15x22.25x18_0.23-19&at=2#desk`,
  ])
  expect((await ask(at, `${black}/try`)).body).toContain('These lines are kept for you.')
  await ask(at, `${white}/move`, { form: { ply: '1', move: '22-18' } })
  const { body } = await ask(at, `${black}/try`)
  expect(words(body)).toContain('tree=15x22.25x18&amp;at=1')
  expect(body).toContain('These lines are kept for you.')
  await ask(at, `${black}/move`, { form: { ply: '2', move: '15x22' } })
  await ask(at, `${white}/move`, { form: { ply: '3', move: '26x17' } })
  const other = await ask(at, `${black}/try`)
  expect(words(other.body)).toContain('The game has gone on since these lines began.')
  expect(words(other.body)).toContain('22-18')
  await ask(at, `${black}/try`, { form: { ply: '4', tree: '', at: '0', do: 'keep' } })
  expect((await ask(at, `${black}/try`)).body).not.toContain('25x18')
})

test('a line becomes a planned reply, which is played when the other side makes the move', async () => {
  const { at, white, black } = await trying()
  const tree = '22-18.15x22.25x18.12-16_0.23-19.8-11'
  const { body } = await ask(at, `${black}/try?ply=1&tree=${tree}&at=2`)
  expect(words(body)).toContain('<h2>If Joost plays 22-18, then 15x22</h2>')
  expect(body).toContain('Plan the whole line')
  expect((await post(at, black, tree, '2', 'plan')).status).toBe(303)
  expect((await post(at, black, tree, '6', 'plan')).status).toBe(303)
  const planned = words((await ask(at, `${black}/try?ply=1&tree=${tree}&at=6`)).body)
  expect(planned.match(/class="planned"/g)).toHaveLength(2)
  expect(planned).toContain('This reply is planned.')
  expect((await post(at, black, tree, '4', 'plan')).status).toBe(303)
  await ask(at, `${white}/move`, { form: { ply: '1', move: '22-18' } })
  await ask(at, `${white}/move`, { form: { ply: '3', move: '25x18' } })
  expect((await ask(at, white)).body).toContain('Amara played <b>12-16</b>')
})

test('another reply to the same move replaces the one planned before', async () => {
  const { at, black } = await trying()
  await post(at, black, '23-19.8-11', '2', 'plan')
  const { body } = await ask(at, `${black}/try?ply=1&tree=23-19.9-14&at=2`)
  expect(words(body)).toContain('It replaces: 23-19 8-11.')
  await post(at, black, '23-19.9-14', '2', 'plan')
  const mine = (await ask(at, `${black}?tab=mine`)).body
  expect([mine.includes('23-19 9-14'), mine.includes('23-19 8-11')]).toEqual([true, false])
})

test('the side to move, the arbiter and watchers try moves, but can neither plan nor save them', async () => {
  const { at, white } = await trying()
  const { body } = await ask(at, `${white}/try?ply=1&tree=22-18.15x22&at=2`)
  expect(body).toContain('You can plan replies once you have made it.')
  expect((await post(at, white, '22-18.15x22', '2', 'plan')).status).toBe(409)
  const arbiter = await arbiterOf(at, white)
  for (const path of [`/g/${idOf(white)}`, arbiter]) {
    const shown = await ask(at, `${path}/try?ply=1&tree=22-18.15x22&at=2`)
    expect([shown.status, chosenIn(shown.body)]).toEqual([200, '15x22'])
    expect(shown.body).not.toMatch(/value="(keep|plan|whole)"/)
  }
  expect((await post(at, arbiter, '22-18', '1', 'keep')).status).toBe(404)
})

test('after the end moves are tried from any position', async () => {
  const { at, white, black } = await trying()
  await act(at, white, 'resign', { ply: '1' })
  for (const path of [white, `/g/${idOf(black)}`]) {
    expect((await ask(at, `${path}?ply=0`)).body).toContain(`href="${path}/try?ply=0"`)
    const { status, body } = await ask(at, `${path}/try?ply=0&tree=9-14.22-18&at=2`)
    expect([status, chosenIn(body)]).toEqual([200, '22-18'])
  }
  const saved = await ask(at, `${white}/try`, { form: { ply: '0', tree: '9-14', at: '1', do: 'keep' } })
  expect(saved.status).toBe(303)
  expect((await post(at, black, '22-18.15x22', '2', 'plan')).status).toBe(409)
})

test('a line ends at a position in which the side to move has no move', async () => {
  const at = stand()
  const { opponent } = await begun(at, { opening: 'fen', fen: 'B:W18:B15' })
  const { body } = await ask(at, `${opponent}/try?move=15x22`)
  expect(body).toContain('Joost cannot move: the line ends here.')
  expect(body).not.toContain('class="choosing"')
})
