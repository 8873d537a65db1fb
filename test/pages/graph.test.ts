import { expect, test } from 'vitest'
import { resignedGame, playedGame } from '../../tools/gallery/played-games.ts'
import { act, ask, begun, idOf, playOut, stand } from './stand.ts'

const MOVES = ['11-15', '22-18', '15x22', '25x18', '8-11', '29-25']

const graphOn = (page: string): string => /<figure class="graph">.*?<\/figure>/s.exec(page)?.[0] ?? ''

const linksOf = (graph: string): readonly string[] =>
  [...graph.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to = '']) => to)

/** Returns the height of each bar in pixels from the first move on: below 0 goes up, above 0 goes down. */
const barsOf = (graph: string): readonly number[] =>
  [...graph.matchAll(/M(\d+)\.2 32v(-?\d+)/g)]
    .toSorted(([, a], [, b]) => Number(a) - Number(b))
    .map(([, , height]) => Number(height))

test('a finished game shows how long each move took: own bars up, the other’s down, by the square root', async () => {
  const at = stand()
  const { creator, opponent } = await resignedGame(at, 'opponent', MOVES)
  const mine = graphOn((await ask(at, creator)).body)
  // The moves took 14, 9, 7, 46, 1 and 22 hours; the longest bar is 30 pixels high.
  expect(barsOf(mine)).toEqual([17, -13, 12, -30, 4, -21])
  expect(mine).toContain('Thinking time: yours above, Amara’s below')
  expect(mine).toContain('The longest: move 2, 25x18, 1 day 22 hours')
  expect(mine).toMatch(/>Tue 17 Nov<\/time> to <time[^>]*>Sat 21 Nov</)
  expect(barsOf(graphOn((await ask(at, opponent)).body))).toEqual([-17, 13, -12, 30, -4, 21])
  const watched = graphOn((await ask(at, `/g/${idOf(creator)}`)).body)
  expect(barsOf(watched)).toEqual([-17, 13, -12, 30, -4, 21])
  expect(watched).toContain('Thinking time: Amara’s above, Joost’s below')
  expect(watched).not.toContain('/p/')
})

test('each bar is a link to its move, for pointers alone; the shown one is marked', async () => {
  const at = stand()
  const { creator } = await resignedGame(at, 'opponent', MOVES)
  const graph = graphOn((await ask(at, `${creator}?ply=3&tab=about`)).body)
  const links = linksOf(graph)
  expect(links).toHaveLength(6)
  for (const [index, link] of links.entries()) {
    const { pathname, searchParams } = new URL(link.replaceAll('&amp;', '&'), 'https://draughts.test')
    const asked = index < 5 ? { tab: 'about', ply: String(index + 1) } : { tab: 'about' }
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([creator, asked])
  }
  expect(graph.match(/aria-current="true"/g)).toHaveLength(1)
  expect(graph).toMatch(/ply=3[^>]*aria-current="true"/)
  expect(graph.match(/tabindex="-1"/g)).toHaveLength(6)
  expect(graph).toContain('<div class="bars" aria-hidden="true">')
  expect(graphOn((await ask(at, `${creator}?ply=0`)).body)).not.toContain('aria-current')
})

test('a move of a minute is visible beside one of three days', async () => {
  const at = stand()
  const { creator, opponent } = await begun(at)
  at.clock.now += 60_000
  await playOut(at, [opponent, creator], ['11-15'])
  at.clock.now += 3 * 86_400_000 - 1000
  await ask(at, `${creator}/move`, { form: { ply: '1', move: '22-18' } })
  await act(at, creator, 'resign', { ply: '2' })
  expect(barsOf(graphOn((await ask(at, creator)).body))).toEqual([1, -30])
})

test('there is no graph of a game that goes on, or that had no move', async () => {
  const at = stand()
  const { creator } = await playedGame(at, MOVES)
  for (const path of [creator, `${creator}?ply=2`]) expect(graphOn((await ask(at, path)).body)).toBe('')
  const none = await begun(at)
  await act(at, none.creator, 'abort')
  const { body } = await ask(at, none.creator)
  expect([body.includes('>Called off<'), graphOn(body)]).toEqual([true, ''])
})
