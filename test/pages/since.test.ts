import { expect, test, vi } from 'vitest'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import { publicVersion } from '../../shared/service/games/public-version.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { gameWithNews } from '../../tools/gallery/busy-games.ts'
import { PEER, type Stand, act, ask, begun, idOf, playOut, stand } from './stand.ts'

const plain = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Returns the lines about what happened since the reader's last look, each with its day. */
const linesOn = async (at: Stand, path: string): Promise<readonly string[]> => {
  const { body } = await ask(at, path)
  const [, region = ''] = /<section class="since"([^]*?)<\/section>/.exec(body) ?? []
  return [...region.matchAll(/<li>([^]*?)<\/li>/g)].map(([, line = '']) => plain(line))
}

/** Reports that the holder of a seat leaves the page, as the page's script does. */
const leave = async (at: Stand, seat: string) => {
  const loaded = await loadGame(at.service.games, idOf(seat))
  const response = await answerApi(at.service, {
    method: 'POST',
    path: '/v1/seat/seen',
    query: {},
    headers: { authorization: `Bearer ${seat.slice(3)}`, 'content-type': 'application/json' },
    from: PEER,
    body: JSON.stringify({ version: loaded && publicVersion(loaded), left: true }),
    receivedAt: at.clock.now,
  })
  expect(response.status).toBe(200)
}

/** A game in which Joost (White) has moved, and Amara (Black) is to move. */
const waiting = async () => {
  const at = stand()
  const { creator, opponent } = await begun(at)
  await playOut(at, [opponent, creator], ['11-15', '23-19'])
  return { at, creator, opponent }
}

const play = (at: Stand, seat: string, ply: number, move: string) =>
  ask(at, `${seat}/move`, { form: { ply: String(ply), move } })

test('who comes back after days reads one line an event, oldest first, and the rest is one link away', async () => {
  const at = stand()
  const { creator, opponent } = await gameWithNews(at)
  expect(await linesOn(at, creator)).toEqual([
    'Mon 23 Nov Nomvula played 4-8, your planned reply was 17-13',
    'Tue 24 Nov Nomvula gave you 3 days',
    'Wed 25 Nov Nomvula took leave until Sat 28 Nov, 06:00 UTC',
    'Thu 26 Nov Nomvula asked to take back a move',
  ])
  const { body } = await ask(at, creator)
  expect(plain(body)).toContain('Since you were here, Sun 22 Nov, 16:00')
  expect(body).toMatch(/<a data-go href="[^"]*\?tab=events">1 more<\/a>/)
  // Screen readers learn of the newest, though it has no line.
  expect(plain(/<span class="unseen"><span>([^]*?)<\/span>/.exec(body)?.[1] ?? '')).toMatch(/^Nomvula \w/)
  expect(await linesOn(at, opponent)).toEqual([])
  expect(await linesOn(at, `/g/${idOf(creator)}`)).toEqual([])
})

test('the lines are a region with a heading below that of the page, and in no live region', async () => {
  const at = stand()
  const { creator } = await gameWithNews(at)
  const { body } = await ask(at, creator)
  const headings = [...body.matchAll(/<(h\d)[^>]*>([^<]*)/g)].map(([, level, text]) => `${level} ${text}`)
  expect(headings.slice(0, 2)).toEqual(['h1 Your move', 'h2 Since you were here'])
  expect(/<section class="since"[^>]*>/.exec(body)?.[0]).toBe('<section class="since" aria-labelledby="since">')
})

test('a single move of the other side has no lines, and neither has an offer that the page asks about', async () => {
  const { at, creator, opponent } = await waiting()
  await ask(at, `${opponent}/move`, { form: { ply: '2', move: '8-11', offerDraw: '1' } })
  expect(await linesOn(at, creator)).toEqual([])
  await act(at, opponent, 'withdraw-draw', { ply: '3' })
  expect(await linesOn(at, creator)).toEqual([
    'Sat 21 Nov Amara played 8-11',
    'Sat 21 Nov Amara offered a draw',
    'Sat 21 Nov Amara withdrew the draw offer',
  ])
})

test('a look ends with the page: its lines are gone at the next visit, and only what came later is there', async () => {
  const { at, creator, opponent } = await waiting()
  await play(at, opponent, 2, '8-11')
  at.clock.now += DAY
  await leave(at, creator)
  await act(at, opponent, 'give-time', { ply: '3', days: '1' })
  at.clock.now += HOUR
  expect(await linesOn(at, creator)).toEqual(['Sun 22 Nov Amara gave you 1 day'])
  expect(plain((await ask(at, creator)).body)).toContain('Since you were here, Sun 22 Nov, 12:00')
  await leave(at, creator)
  expect(await linesOn(at, creator)).toEqual([])
})

test('a look is stored by one write, reading the page by none, and a move makes it needless', async () => {
  const { at, creator, opponent } = await waiting()
  const update = vi.spyOn(at.service.contacts, 'update')
  await leave(at, creator)
  await play(at, opponent, 2, '8-11')
  await ask(at, creator)
  expect(update).not.toHaveBeenCalled()
  await leave(at, creator)
  await leave(at, creator)
  expect(update).toHaveBeenCalledTimes(1)
  await play(at, creator, 3, '22-17')
  await leave(at, creator)
  await leave(at, opponent)
  expect(update).toHaveBeenCalledTimes(2)
  expect(await linesOn(at, creator)).toEqual([])
})

test('a move that was taken back is named, to each side in its own words', async () => {
  const { at, creator, opponent } = await waiting()
  await act(at, creator, 'request-takeback', { ply: '2' })
  await act(at, opponent, 'accept-takeback', { ply: '2' })
  expect(await linesOn(at, creator)).toEqual(['Sat 21 Nov Amara let you take back 23-19'])
  const eventsOf = async (seat: string): Promise<string> => plain((await ask(at, `${seat}?tab=events`)).body)
  expect(await eventsOf(opponent)).toContain('You let Joost take back 23-19.')
  expect(await eventsOf(`/g/${idOf(creator)}`)).toContain('The last move was taken back.')
})

test('the list of events marks planned replies, for the two players alone', async () => {
  const at = stand()
  const { creator, opponent } = await gameWithNews(at)
  const eventsOf = async (path: string): Promise<string> => plain((await ask(at, `${path}?tab=events`)).body)
  expect(await eventsOf(creator)).toContain('Nomvula played 4-8, your planned reply was 17-13.')
  expect(await eventsOf(opponent)).toContain('You played 4-8, and Annie had the reply 17-13 ready.')
  expect(await eventsOf(`/g/${idOf(creator)}`)).not.toMatch(/planned|ready/)
})
