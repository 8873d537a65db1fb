import { describe, expect, test } from 'vitest'
import { act, actsOf, actsOn, arbiterOf, ask, begun, idOf, locationOf, playOut, stand, wholePage } from './stand.ts'

const MOVES = ['11-15', '22-18', '15x22', '25x18']

const midway = async () => {
  const at = stand()
  const seats = await begun(at)
  await playOut(at, [seats.opponent, seats.creator], MOVES)
  return { at, ...seats, watch: `/g/${idOf(seats.creator)}` }
}

/** Returns the piece on a square of the page's board, by the square's label; `empty` if there is none. */
const on = (page: string, square: number): string =>
  new RegExp(`aria-label="square ${square}, ([a-z]+ ?[a-z]*)`).exec(page)?.[1] ?? ''

const fenOn = (page: string): string => /<b>FEN<\/b> <code>([^<]*)/.exec(page)?.[1] ?? ''

describe('each ply of a game has an address', () => {
  test('that shows board, text and FEN to a player, to a watcher, and after the end', async () => {
    const { at, creator, opponent, watch } = await midway()
    for (const over of [false, true]) {
      if (over) await act(at, creator, 'resign', { ply: '4' })
      for (const path of [creator, opponent, watch]) {
        const page = (await ask(at, `${path}?ply=1&tab=about`)).body
        expect([on(page, 11), on(page, 15), on(page, 22)]).toEqual(['empty', 'black man', 'white man'])
        expect(page).toContain('White to move.')
        expect(fenOn(page)).toMatch(/^W:W21,22.*:B.*15/)
        const start = (await ask(at, `${path}?ply=0`)).body
        expect([on(start, 11), on(start, 15)]).toEqual(['black man', 'empty'])
      }
    }
  })

  test('that shows the captured pieces, and offers nothing to play', async () => {
    const { at, opponent } = await midway()
    const page = (await ask(at, `${opponent}?ply=3`)).body
    expect(page).toContain('You played <b>15x22</b> and took 18')
    expect(page).toContain('aria-label="square 18, empty, taken by the last move"')
    expect(page).not.toContain('class="choosing"')
    expect(page).toContain('Back to the game as it stands')
    expect((await ask(at, `${opponent}?ply=4`)).body).toContain('class="choosing"')
  })

  test.each(['5', '9999', '-1', 'x', '1e0', '', '99999'])('that answers %j with a clear error', async (ply) => {
    const { at, creator, watch } = await midway()
    for (const path of [creator, watch]) {
      const { status, body } = await ask(at, `${path}?ply=${ply}`)
      expect([status, body.includes('Positions are numbered from 0 to 4')]).toEqual([404, true])
    }
  })

  test('moves and buttons are links; at the ends the buttons lead nowhere', async () => {
    const { at, creator } = await midway()
    const page = (await ask(at, creator)).body
    for (const ply of [1, 2, 3]) expect(page).toContain(`href="${creator}?ply=${ply}"`)
    const step = (text: string, name: string) => new RegExp(`<a([^>]*)aria-label="${name}"`).exec(text)?.[1] ?? ''
    expect(step(page, 'One move on')).toContain('aria-disabled')
    expect(step(page, 'One move back')).toContain(`href="${creator}?ply=3"`)
    const start = (await ask(at, `${creator}?ply=0`)).body
    expect(step(start, 'One move back')).toContain('aria-disabled')
    expect(step(start, 'To the last move')).toContain(`href="${creator}"`)
  })

  test('the positions before and after a huff are right', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at, { rules: 'english-huffing' })
    await playOut(at, [opponent, creator], ['11-15', '22-18', '9-13'])
    await act(at, creator, 'huff', { ply: '3', square: '15' })
    expect(on((await ask(at, creator)).body, 15)).toBe('empty')
    expect(on((await ask(at, `${creator}?ply=2`)).body, 15)).toBe('black man')
  })
})

test('the moves of the ballot are in the list of moves', async () => {
  const at = stand()
  const { creator } = await begun(at, { opening: 'three-move' })
  const page = (await ask(at, creator)).body
  expect(page.match(/class="ballot"/g)).toHaveLength(3)
  expect(page).toContain('move 2')
})

test('a turned board, and shown square numbers, stay after a move', async () => {
  const at = stand()
  const { opponent } = await begun(at)
  const page = (await ask(at, `${opponent}?move=11-15&flip=1&numbers=all`)).body
  const action = /<form\s+method="post"\s+action="([^"]*\/move[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const played = await ask(at, action, { form: { ply: '0', move: '11-15' } })
  const look = (to: string) => ['flip', 'numbers'].map((name) => new URL(to, 'http://a').searchParams.get(name))
  expect([played.status, look(locationOf(played))]).toEqual([303, ['1', 'all']])
  const given = await ask(at, `${opponent}/act?flip=1`, { form: { type: 'give-time', ply: '1', days: '1' } })
  expect(look(locationOf(given))).toEqual(['1', null])
})

test('accepting a draw needs a second press, and so does every act that ends the game', async () => {
  const { at, creator, opponent } = await midway()
  await act(at, creator, 'offer-draw', { ply: '4' })
  const page = (await ask(at, opponent)).body
  const ends = ['accept-draw', 'resign', 'abort', 'claim-draw']
  expect(actsOn(page).filter((type) => ends.includes(type))).toEqual([])
  expect(page).toContain(`href="${opponent}?panel=draw#panel"`)
  expect(actsOn((await ask(at, `${opponent}?panel=draw`)).body)).toContain('accept-draw')
  expect(await actsOf(at, opponent)).toContain('resign')
})

test('the arbiter’s decision has no preselected answer', async () => {
  const at = stand()
  const { creator } = await begun(at, { arbiterName: 'Refer', arbiterEmail: 'ref@example.org' })
  const page = (await ask(at, await arbiterOf(at, creator))).body
  const radios = [...page.matchAll(/<input\s+type="radio"\s+name="result"[^>]*>/g)].map(([radio]) => radio)
  expect(radios).toHaveLength(3)
  expect(radios.filter((radio) => radio.includes('checked'))).toEqual([])
})

test('players and watchers see the events beside the moves, each with a name, but no secrets', async () => {
  const { at, creator, opponent, watch } = await midway()
  await act(at, creator, 'give-time', { ply: '4', days: '2' })
  await act(at, opponent, 'offer-draw', { ply: '4' })
  await act(at, opponent, 'plan', { ply: '4', lines: '' })
  const events = async (path: string) => (await ask(at, `${path}?tab=events`)).body
  expect(await events(creator)).toContain('You gave Amara 2 days')
  expect(await events(opponent)).toContain('Joost gave you 2 days')
  expect(await events(watch)).toContain('Joost gave Amara 2 days')
  for (const path of [creator, watch]) expect(await events(path)).toContain('Amara offered a draw')
  const days = (await events(watch)).match(/<li(?: class="again")?>/g)
  expect(days, 'a day is shown once').toEqual(['<li>', '<li class="again">', '<li class="again">'])
})

test('the message of a move that was taken back is not shown with its replacement', async () => {
  const { at, creator, opponent } = await midway()
  const said = async (path: string) => /<div class="said">(.*?)<\/div>/s.exec((await ask(at, path)).body)?.[1] ?? ''
  await ask(at, `${opponent}/move`, { form: { ply: '4', move: '8-11', message: 'A slip of the hand' } })
  expect(await said(creator)).toContain('A slip of the hand')
  await act(at, opponent, 'request-takeback', { ply: '5' })
  await act(at, creator, 'accept-takeback', { ply: '5' })
  await ask(at, `${opponent}/move`, { form: { ply: '4', move: '9-14' } })
  expect(await said(creator)).not.toContain('A slip of the hand')
  expect(await wholePage(at, creator)).toMatch(/A slip of the hand[^]*with a move that was taken back/)
  await ask(at, `${creator}/move`, { form: { ply: '5', move: '18x9', message: 'Thank you' } })
  expect(await said(opponent)).toContain('Thank you')
})

test('a page of one seat contains no secret of the other, whichever panel is open', async () => {
  const { at, creator, opponent } = await midway()
  await ask(at, `${creator}/own`, { form: { note: 'the long diagonal' } })
  const page = await wholePage(at, opponent)
  expect([page.includes('long diagonal'), page.includes(creator)]).toEqual([false, false])
})

test('a message with a move that a planned reply answered at once is shown until the next turn', async () => {
  const { at, creator, opponent } = await midway()
  const said = async (path: string) => /<div class="said">(.*?)<\/div>/s.exec((await ask(at, path)).body)?.[1] ?? ''
  await act(at, creator, 'plan', { ply: '4', lines: '9-14 18x9' })
  at.clock.now += 60_000
  await ask(at, `${opponent}/move`, { form: { ply: '4', move: '9-14', message: 'I had to' } })
  expect((await ask(at, opponent)).body).toContain('18x9')
  expect(await said(creator)).toContain('I had to')
  expect(await said(opponent)).toContain('I had to')
  at.clock.now += 60_000
  await ask(at, `${opponent}/move`, { form: { ply: '6', move: '5x14' } })
  expect(await said(creator)).not.toContain('I had to')
})
