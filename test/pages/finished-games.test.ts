import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type LookView, lookView } from '../../shared/api/views/look-view.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import {
  type PastGame,
  finishedOf,
  storeFinished,
  storedFinished,
  withFinished,
} from '../../web/storage/finished-games.ts'
import { scoresOf, searchFinished } from '../../web/storage/search-finished.ts'
import { FINISHED_KEY, hasFinished } from '../../web/storage/stored-games.ts'
import { finishedGames } from '../../tools/gallery/device-state.ts'
import { type Stand, act, begun, idOf, stand } from './stand.ts'

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

const TOKEN = `o_${'1'.repeat(44)}`

const seenBy = async (at: Stand, path: string, role: 'creator' | 'opponent'): Promise<LookView> => {
  const loaded = await loadGame(at.service.games, idOf(path))
  if (!loaded) throw new Error('no game')
  return lookView(idOf(path), 1, loaded.game, role)
}

/** Resolves with a game that its creator has resigned, as both see it. */
const resigned = async (): Promise<readonly [lost: LookView, won: LookView]> => {
  const at = stand()
  const { creator } = await begun(at)
  await act(at, creator, 'resign')
  return [await seenBy(at, creator, 'creator'), await seenBy(at, creator, 'opponent')]
}

const game = (changes: Partial<PastGame> = {}): PastGame => {
  const [first] = finishedGames(1)
  if (!first) throw new Error('no game')
  return { ...first, ...changes }
}

describe('a finished game', () => {
  test('is kept with names, result and day, and without its link', async () => {
    const [lost, won] = await resigned()
    const kept = finishedOf({ token: TOKEN, seen: won })
    expect(kept).toMatchObject({
      id: won.id,
      seat: won.you.seat,
      outcome: 'won',
      reason: 'resignation',
      rules: 'english',
    })
    expect(kept).toMatchObject({ name: lost.creator.name, endedAt: won.endedAt })
    expect(finishedOf({ token: TOKEN, seen: lost })).toMatchObject({ outcome: 'lost', ownName: lost.creator.name })
    storeFinished(kept ? [kept] : [])
    expect(storedFinished()).toEqual([kept])
    expect(stored[FINISHED_KEY]).not.toContain(TOKEN.slice(2))
  })

  test('is not one that goes on, was called off, or that an arbiter follows', async () => {
    const at = stand()
    const { creator } = await begun(at)
    const goingOn = await seenBy(at, creator, 'creator')
    const [, won] = await resigned()
    const calledOff: LookView = { ...won, status: 'aborted', result: null }
    const arbiters: LookView = { ...won, you: { role: 'arbiter', seat: null } }
    for (const seen of [goingOn, calledOff, arbiters, undefined])
      expect(finishedOf({ token: TOKEN, seen })).toBeUndefined()
    expect(hasFinished([{ token: TOKEN, seen: goingOn }])).toBe(false)
    expect(hasFinished([{ token: TOKEN, seen: won }])).toBe(true)
  })

  test('stays when its link is gone from the list, is kept once, and goes if it is played on', async () => {
    const [, won] = await resigned()
    const listed = [{ token: TOKEN, seen: won }]
    const once = withFinished([], listed)
    expect(withFinished(once, listed)).toEqual(once)
    expect(withFinished(once, [])).toEqual(once)
    expect(withFinished(once, [{ token: TOKEN, seen: { ...won, status: 'active', result: null } }])).toEqual([])
  })
})

describe('what is stored', () => {
  test('is the newest 500 games, each under 200 bytes', () => {
    const many = finishedGames(600)
    const kept = withFinished(many.toReversed(), [])
    expect(kept).toEqual(many.slice(0, 500))
    expect(Buffer.byteLength(JSON.stringify(kept))).toBeLessThan(500 * 200)
  })

  test.each<[string, unknown]>([
    ['no list', { id: 1 }],
    ['entries of other shapes', [null, 1, {}]],
    ['an id that leads elsewhere', [game({ id: '../../p/c_12' })]],
    ['a result that does not exist', [{ ...game(), outcome: 'sold' }]],
    ['a name that is too long', [game({ name: 'W'.repeat(41) })]],
    ['no date', [game({ endedAt: 'yesterday' })]],
  ])('is dropped, where it is %s', (_, value) => {
    stored[FINISHED_KEY] = JSON.stringify(value)
    expect(storedFinished()).toEqual([])
  })

  test('is nothing after the last game, and where the browser forbids storage', () => {
    storeFinished([game()])
    storeFinished([])
    expect(Object.keys(stored)).toEqual([])
    vi.stubGlobal('localStorage', undefined)
    storeFinished([game()])
    expect([storedFinished(), hasFinished([])]).toEqual([[], false])
  })
})

const rulesName = (rules: string): string => (rules === 'russian' ? 'Русские шашки' : 'Schlagdame')
const found = (names: readonly string[], query: string): readonly string[] =>
  searchFinished(
    names.map((name) => game({ name })),
    query,
    rulesName,
  ).map(({ name }) => name)

describe('the search', () => {
  test.each([
    ['łukasz', 'LUKASZ'],
    ['Zoë', 'zoe'],
    ['Weiß', 'WEISS'],
    ['Семён', 'семен'],
    ['Søren', 'soren'],
    ['שלום', 'שלום'],
    ['<img src=x>', '<img'],
    ['Harry Holt', ' holt   harry '],
    ['Harry', 'harry schlag'],
    ['Harry', ''],
  ])('finds %s by "%s"', (name, query) => {
    expect(found([name, 'Otis Q.'], query)).toContain(name)
  })

  test('finds by rule set, and only games that have every word', () => {
    const games = [game({ name: 'Harry', rules: 'russian' }), game({ name: 'Harry' }), game({ name: 'Ann' })]
    expect(searchFinished(games, 'русские', rulesName)).toEqual([games[0]])
    expect(searchFinished(games, 'harry schlagdame', rulesName)).toEqual([games[1]])
    expect(found(['Harry'], '.*')).toEqual([])
  })
})

describe('the score', () => {
  test('counts each name apart, most games first, and leaves out those without one', () => {
    const games = [
      game({ name: 'harry', outcome: 'won' }),
      game({ name: 'Harry', outcome: 'won' }),
      game({ name: 'Harry', outcome: 'drawn' }),
      game({ name: 'Harry', outcome: 'lost' }),
      game({ name: '', outcome: 'lost' }),
      game({ name: '__proto__', outcome: 'lost' }),
      game({ name: '__proto__', outcome: 'lost' }),
    ]
    expect(scoresOf(games)).toEqual([
      { name: 'Harry', won: 1, drawn: 1, lost: 1 },
      { name: '__proto__', won: 0, drawn: 0, lost: 2 },
      { name: 'harry', won: 1, drawn: 0, lost: 0 },
    ])
  })
})
