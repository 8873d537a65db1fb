import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type LookView, lookView } from '../../shared/api/views/look-view.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { isReadersTurn } from '../../web/storage/stored-seats.ts'
import { type StoredGame, changeGames, storedGames, withUpdate } from '../../web/storage/stored-games.ts'
import { textsFor } from '../harness/words.ts'
import { act, begun, idOf, newGame, stand } from './stand.ts'

/** A stand-in for the browser's `localStorage`: its own properties are what is stored. */
let stored: Record<string, string>
beforeEach(() => {
  stored = Object.create({
    getItem: (name: string) => stored[name] ?? null,
    removeItem: (name: string) => delete stored[name],
  }) as Record<string, string>
  vi.stubGlobal('localStorage', stored)
  return () => vi.unstubAllGlobals()
})

const ONE = `c_${'1'.repeat(44)}`
const OTHER = `o_${'2'.repeat(44)}`
const unseen = (token: string) => ({ token, gone: false })

const keep = (seats: string, games?: unknown): void => {
  stored['crownhead-seats'] = seats
  if (games !== undefined) stored['crownhead-games'] = typeof games === 'string' ? games : JSON.stringify(games)
}

/** Returns the view of a game at its start, as the side that begins sees it. */
const seenBy = async (): Promise<LookView> => {
  const at = stand()
  const { opponent } = await begun(at)
  const loaded = await loadGame(at.service.games, idOf(opponent))
  if (!loaded) throw new Error('no game')
  return lookView(idOf(opponent), 1, loaded.game, 'opponent')
}

test('games stand by the time left that is shown of them, those that use up a reserve first', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, body: { dataset: {} } })
  const { byTimeLeft } = await import('../../web/requests/refresh-games.ts')
  const seen = await seenBy()
  const after = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()
  const game = (name: string, moveUntil: string | undefined, deadline: string | null): StoredGame => ({
    token: name,
    gone: false,
    seen: { ...seen, moveUntil, deadline },
  })
  const games = [
    game('endless', undefined, null),
    game('two days', after(48), after(48)),
    game('a day, then a week', after(24), after(192)),
    game('six days of reserve', after(-1), after(144)),
    game('six hours of reserve', after(-1), after(6)),
  ]
  const ordered = games.toSorted(byTimeLeft).map(({ token }) => token)
  expect(ordered).toEqual(['six hours of reserve', 'six days of reserve', 'a day, then a week', 'two days', 'endless'])
})

test('the reserve that is shown of a game has no leave and no weekend in it', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, body: { dataset: {} } })
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 12), toFake: ['Date'] })
  const { reserveLine } = await import('../../web/offline/game-notes.ts')
  const seen = await seenBy()
  const day = (date: number): string => new Date(Date.UTC(2026, 10, date, 12)).toISOString()
  const leave = { kind: 'leave', from: day(26), until: day(37), seat: seen.you.seat } as const
  const burning: LookView = { ...seen, moveUntil: day(25), deadline: day(43), freezes: [leave] }
  const shown = (game: LookView) => reserveLine({ notes: textsFor('en').gameNotes }, game)
  expect([shown(burning), shown({ ...burning, freezes: [], weekends: 'UTC' })]).toEqual([
    '6 days left in your reserve',
    '10 days 12 hours left in your reserve',
  ])
  vi.useRealTimers()
})

describe('what a browser has stored', () => {
  test('is read back as it was stored: games that are running, open and over', async () => {
    const at = stand()
    const { creator } = await begun(at)
    const open = await newGame(at)
    const over = (await begun(at)).creator
    await act(at, over, 'resign')
    for (const path of [creator, open, over]) {
      const loaded = await loadGame(at.service.games, idOf(path))
      if (!loaded) throw new Error('no game')
      const entries = [{ token: ONE, seen: lookView(idOf(path), 3, loaded.game, 'creator'), gone: false }]
      changeGames(() => entries)
      expect(storedGames()).toEqual(entries)
    }
  })

  test.each<[string, unknown]>([
    ['no JSON', '{'],
    ['no list', { token: ONE }],
    ['nothing', 'null'],
    ['entries of other shapes', [null, 1, [], { token: 7 }, { token: ONE, seen: null }]],
    ['an older shape', [{ token: ONE, seen: { status: 'active', version: 1 } }]],
  ])('is the links alone, where the games are %s', (_name, games) => {
    keep(` ${ONE} undefined ${OTHER} ${ONE}`, games)
    expect(storedGames()).toEqual([unseen(ONE), unseen(OTHER)])
  })

  test('drops a game with one fault, and no other', async () => {
    const seen = await seenBy()
    const faults = [
      { deadline: 'soon' },
      { board: [1] },
      { seats: {} },
      { you: null },
      { turn: 3 },
      { version: '1' },
      { version: 1.5 },
    ]
    for (const fault of faults) {
      keep(`${ONE} ${OTHER}`, [
        { token: ONE, seen: { ...seen, ...fault } },
        { token: OTHER, seen },
      ])
      expect(storedGames()).toEqual([unseen(ONE), { token: OTHER, seen, gone: false }])
    }
  })
})

describe('an answer that comes after the list has changed', () => {
  const asked: readonly StoredGame[] = [{ token: ONE }, { token: OTHER }]

  test('restores no seat that was forgotten meanwhile', async () => {
    const looked = { changed: [{ ...(await seenBy()), index: 0 }], gone: [] }
    expect(withUpdate(asked, looked)([])).toEqual([])
    expect(withUpdate(asked, looked)([{ token: OTHER }])).toEqual([unseen(OTHER)])
  })

  test('drops no seat that was opened meanwhile, and updates the games that changed', async () => {
    const seen = await seenBy()
    const third = { token: `c_${'3'.repeat(44)}` }
    const now = withUpdate(asked, { changed: [{ ...seen, index: 1 }], gone: [] })([{ token: OTHER }, third])
    expect(now).toEqual([{ token: OTHER, seen: { ...seen, index: 1 }, gone: false }, third])
    expect(isReadersTurn({ token: OTHER, seen })).toBe(true)
  })

  test('marks a link that opens nothing any more, and clears the mark once it opens again', async () => {
    const seen = await seenBy()
    const [first, second] = withUpdate(asked, { changed: [], gone: [0] })([{ token: ONE, seen }, { token: OTHER }])
    expect([first, second]).toEqual([{ token: ONE, seen, gone: true }, unseen(OTHER)])
    expect(isReadersTurn(first ?? { token: ONE })).toBe(false)
    expect(withUpdate(asked, { changed: [], gone: [] })([{ token: ONE, seen, gone: true }])).toEqual([
      { token: ONE, seen, gone: false },
    ])
  })
})
