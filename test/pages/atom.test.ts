import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEED_LENGTH } from '../../shared/api/views/feed-view.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { sharedBrowser } from '../harness/shared-browser.ts'
import { type Stand, act, ask, begun, idOf, newGame, playOut, stand } from './stand.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await sharedBrowser()
  page = await browser.newPage()
})
afterAll(() => browser.close())

type Entry = { readonly id: string; readonly title: string; readonly updated: string; readonly href: string }
type Feed = Omit<Entry, 'href'> & { readonly author: string; readonly self: string; readonly entries: readonly Entry[] }

const ATOM = 'http://www.w3.org/2005/Atom'

/**
 * Reads a feed by the browser's XML parser, and fails unless each element that RFC 4287 requires is there exactly once.
 */
const readFeed = (xml: string): Promise<Feed> =>
  page.evaluate(
    ([text, space]) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml')
      const fault = parsed.querySelector('parsererror')
      if (fault) throw new Error(fault.textContent ?? '')
      const own = (of: Element, name: string): readonly Element[] =>
        [...of.children].filter((each) => each.localName === name && each.namespaceURI === space)
      const only = (of: Element, name: string): string => {
        const [one, ...more] = own(of, name)
        if (!one || more.length > 0) throw new Error(`${name} stands ${more.length} times more`)
        return one.textContent ?? ''
      }
      const link = (of: Element, rel: string): string => {
        const [one, ...more] = own(of, 'link').filter((each) => each.getAttribute('rel') === rel)
        if (!one || more.length > 0) throw new Error(`a link ${rel} is missing, or there are two`)
        return one.getAttribute('href') ?? ''
      }
      const facts = (of: Element) => ({
        id: only(of, 'id'),
        title: only(of, 'title'),
        updated: only(of, 'updated'),
        href: link(of, 'alternate'),
      })
      const feed = parsed.documentElement
      if (feed.localName !== 'feed' || feed.namespaceURI !== space) throw new Error('no feed')
      const [author] = own(feed, 'author')
      return {
        ...facts(feed),
        author: author ? only(author, 'name') : '',
        self: link(feed, 'self'),
        entries: own(feed, 'entry').map(facts),
      }
    },
    [xml, ATOM] as const,
  )

const MOVES = ['11-15', '22-18', '15x22', '25x18'] as const

/** Plays four moves between Amara (black) and Joost, after which a draw is offered. */
const played = async (fields: Readonly<Record<string, string>> = {}) => {
  const at = stand('https://draughts.test')
  const { creator, opponent } = await begun(at, { seat: 'white', ...fields })
  await playOut(at, [opponent, creator], MOVES)
  at.clock.now += 60_000
  await act(at, opponent, 'offer-draw', { ply: '4' })
  const id = idOf(creator)
  return { at, id, creator, opponent, path: `/g/${id}.atom` }
}

const feedOf = async (at: Stand, path: string, headers = {}): Promise<Feed> => {
  const { status, body, headers: answered } = await ask(at, path, { headers })
  expect([status, answered['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
  return readFeed(body)
}

test('a feed has what watchers see, newest first, and is valid by RFC 4287', async () => {
  const { at, id, path } = await played()
  const feed = await feedOf(at, path)
  const watch = `https://draughts.test/g/${id}`
  expect(feed).toMatchObject({ id: watch, href: watch, self: `${watch}.atom`, author: 'Crownhead' })
  expect(feed.title).toContain('Amara')
  expect(feed.entries.map(({ title }) => title)).toEqual([
    'Amara offered a draw.',
    'Joost played 25x18.',
    'Amara played 15x22.',
    'Joost played 22-18.',
    'Amara played 11-15.',
    'The game began.',
  ])
  expect(feed.entries.map((each) => each.id)).toEqual([6, 5, 4, 3, 2, 1].map((seq) => `${watch}#${seq}`))
  expect(feed.entries.map(({ href }) => href)).toEqual([4, 4, 3, 2, 1, 0].map((ply) => `${watch}?ply=${ply}`))
  for (const { updated } of feed.entries) expect(updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(feed.updated).toBe(feed.entries[0]?.updated)
})

test('the id of an entry does not change, even when a move is taken back', async () => {
  const { at, path, creator, opponent } = await played()
  const before = await feedOf(at, path)
  await act(at, creator, 'request-takeback', { ply: '4' })
  await act(at, opponent, 'accept-takeback', { ply: '4' })
  const after = await feedOf(at, path)
  expect(after.entries.slice(-before.entries.length)).toEqual(before.entries)
  expect(after.entries[0]?.title).toBe('The last move was taken back.')
  expect(after.entries[0]?.href).toMatch(/\?ply=3$/)
})

test('the entry of the end says how the game ended', async () => {
  const { at, path, creator } = await played()
  await act(at, creator, 'resign', { ply: '4' })
  const [end] = (await feedOf(at, path)).entries
  expect(end?.title).toMatch(/Amara.*resign|resign.*Amara/i)
})

test('a feed that has not changed since the client read it is answered with 304', async () => {
  const { at, path, opponent } = await played()
  const { headers } = await ask(at, path)
  const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(await ask(at, path, again)).toMatchObject({ status: 304, body: '', headers: { etag: headers['etag'] } })
  expect((await ask(at, path, { headers: { ...again.headers, 'accept-language': 'nl' } })).status).toBe(200)
  await act(at, opponent, 'resign', { ply: '4' })
  expect((await ask(at, path, again)).status).toBe(200)
})

test('the page of a watched game links to its feed, and a seat’s page does not', async () => {
  const { at, id, creator } = await played()
  const named = `rel="alternate" type="application/atom+xml" href="/g/${id}.atom"`
  expect((await ask(at, `/g/${id}`)).body).toContain(named)
  expect((await ask(at, creator)).body).not.toContain('atom')
})

test('a game that nobody has joined has a feed without an entry, and an unknown one none', async () => {
  const at = stand()
  const { entries } = await feedOf(at, `/g/${idOf(await newGame(at))}.atom`)
  expect(entries).toEqual([])
  expect((await ask(at, '/g/AAAAAAAAAAAA.atom')).status).toBe(404)
  expect((await ask(at, '/g/.atom')).status).toBe(404)
})

test(`it has the newest ${FEED_LENGTH} entries`, async () => {
  const at = stand()
  const { creator, opponent } = await begun(at, { seat: 'white', opening: 'fen', fen: 'B:WK32:BK1' })
  const moves = Array.from({ length: FEED_LENGTH + 2 }, (_, n) => ['1-6', '32-28', '6-1', '28-32'][n % 4] ?? '')
  await playOut(at, [opponent, creator], moves)
  const { entries } = await feedOf(at, `/g/${idOf(creator)}.atom`)
  expect(entries).toHaveLength(FEED_LENGTH)
  expect(entries[0]?.id).toMatch(new RegExp(`#${FEED_LENGTH + 3}$`))
})

test('in every language it is well-formed, and says so', async () => {
  const { at, path } = await played()
  for (const language of LANGUAGES) {
    const { body } = await ask(at, path, { headers: { 'accept-language': language } })
    expect(body).toMatch(new RegExp(`xml:lang="${language}(-[A-Z]{2})?"`))
    expect((await readFeed(body)).entries).toHaveLength(6)
  }
})

describe('hostile names stay text', () => {
  test.each(['</title><entry><id>x</id></entry>', ']]>&amp;<!--', '"&#0;\'', 'a\uFFFFb\uFFFE', 'مريم 👩🏽‍🚀 \u200d'])(
    '%j',
    async (name) => {
      const { at, path } = await played({ name })
      const { entries } = await feedOf(at, path)
      expect(entries).toHaveLength(6)
      const seen = name.replaceAll(/[\uFFFE\uFFFF]/g, '')
      expect(entries.some(({ title }) => title.includes(seen))).toBe(true)
    },
  )
})

test('a feed contains no link, token or address of a seat', async () => {
  const { at, path, creator, opponent } = await played({ email: 'joost@draughts.test' })
  await ask(at, `${creator}/own`, { form: { note: 'my secret note' } })
  const { body } = await ask(at, path)
  for (const secret of [creator.slice(3), opponent.slice(3), 'joost@', 'secret note', '/p/', '/i/'])
    expect(body).not.toContain(secret)
})
