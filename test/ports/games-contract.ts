import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import type { StoredChange, Games } from '../../shared/service/ports/games.ts'
import { GAME, START, calledOff, headOf, move, next, offer } from './samples.ts'

/** An empty store. `changes` reads the stream from the beginning and resolves once `count` changes have come. */
export type GamesStore = {
  readonly games: Games
  readonly changes: (count: number) => Promise<readonly StoredChange[]>
}

/** Three games whose timers fall due in another order than their ids. */
const IDS = { first: 'cccccccccccc', second: 'aaaaaaaaaaaa', third: 'bbbbbbbbbbbb' }

const saveThree = async ({ games }: GamesStore) => {
  await games.save(IDS.third, undefined, offer(START + 3 * HOUR))
  await games.save(IDS.first, undefined, offer(START + HOUR))
  await games.save(IDS.second, undefined, offer(START + 2 * HOUR))
}

const saving = (make: () => Promise<GamesStore>) => {
  test('a game never saved does not exist', async () => {
    const { games } = await make()
    expect(await games.load(GAME)).toBeUndefined()
  })

  test('a saved game can be loaded', async () => {
    const { games } = await make()
    expect(await games.save(GAME, undefined, offer())).toEqual({ saved: true })
    expect(await games.load(GAME)).toStrictEqual(offer())
  })

  test('a hundred games are loaded at once, each once, and those that do not exist are left out', async () => {
    const { games } = await make()
    expect([...(await games.loadAll([GAME]))]).toEqual([])
    const ids = Array.from({ length: 99 }, (_, n) => `game${String(n).padStart(8, '0')}`)
    await Promise.all(ids.map((id) => games.save(id, undefined, offer())))
    await games.save('game00000007', offer(), calledOff(offer()))
    const found = await games.loadAll([...ids, 'unknowngame1', 'game00000001'])
    expect([...found.keys()].toSorted()).toEqual(ids)
    expect([found.get('game00000001'), found.get('game00000007')]).toStrictEqual([offer(), calledOff(offer())])
  })

  test('a step is saved over the version before it', async () => {
    const { games } = await make()
    const after = next(offer(), move('11-15'))
    await games.save(GAME, undefined, offer())
    expect(await games.save(GAME, offer(), after)).toEqual({ saved: true })
    expect(await games.load(GAME)).toStrictEqual(after)
  })

  test('saving one game changes no other', async () => {
    const { games } = await make()
    await games.save(GAME, undefined, offer())
    await games.save('another', undefined, calledOff(offer()))
    expect(await games.load(GAME)).toStrictEqual(offer())
  })
}

const races = (make: () => Promise<GamesStore>) => {
  test('a game is created once, and the second writer gets the first one’s', async () => {
    const { games } = await make()
    await games.save(GAME, undefined, offer())
    expect(await games.save(GAME, undefined, offer(START))).toStrictEqual({ saved: false, now: offer() })
  })

  test('of two steps from one version one is saved, and the other writer gets it', async () => {
    const { games } = await make()
    const [one, other] = [next(offer(), move('11-15')), next(offer(), move('9-13'))]
    await games.save(GAME, undefined, offer())
    const saved = await Promise.all([games.save(GAME, offer(), one), games.save(GAME, offer(), other)])
    const there = saved[0].saved ? one : other
    expect(saved.filter(({ saved }) => saved)).toHaveLength(1)
    expect(saved).toContainEqual({ saved: false, now: there })
    expect(await games.load(GAME)).toStrictEqual(there)
  })

  test('a step of a deleted game is not saved', async () => {
    const { games } = await make()
    expect(await games.save(GAME, offer(), next(offer(), move('11-15')))).toEqual({ saved: false, now: undefined })
    expect(await games.load(GAME)).toBeUndefined()
  })

  test('an identical step by another writer is a lost race, without a second change', async () => {
    const { games, changes } = await make()
    await games.save(GAME, undefined, offer())
    expect(await games.save(GAME, undefined, offer())).toStrictEqual({ saved: false, now: offer() })
    await games.save(GAME, offer(), calledOff(offer()))
    expect(await games.save(GAME, offer(), calledOff(offer()))).toStrictEqual({ saved: false, now: calledOff(offer()) })
    await games.save('another', undefined, offer())
    expect((await changes(3)).map(({ id }) => id)).toEqual(expect.arrayContaining([GAME, GAME, 'another']))
  })
}

const rearming = (make: () => Promise<GamesStore>) => {
  test('a timer is changed without a step if it is still the one that was read', async () => {
    const { games } = await make()
    await games.save(GAME, undefined, offer())
    const [early, late] = [offer(START + DAY), offer(START + 2 * DAY)]
    expect(await games.save(GAME, offer(), early)).toEqual({ saved: true })
    expect(await games.save(GAME, offer(), late)).toStrictEqual({ saved: false, now: early })
    expect(await games.load(GAME)).toStrictEqual(early)
  })

  test('a timer is set and removed without a step', async () => {
    const { games } = await make()
    const none = { ...offer(), due: undefined }
    await games.save(GAME, undefined, none)
    expect(await games.save(GAME, none, offer())).toEqual({ saved: true })
    expect(await games.save(GAME, none, offer(START))).toStrictEqual({ saved: false, now: offer() })
    expect(await games.save(GAME, offer(), none)).toEqual({ saved: true })
  })

  test('a step succeeds even if the timer was changed meanwhile', async () => {
    const { games } = await make()
    await games.save(GAME, undefined, offer())
    await games.save(GAME, offer(), offer(START + DAY))
    expect(await games.save(GAME, offer(), next(offer(), move('11-15')))).toEqual({ saved: true })
  })
}

const overdue = (make: () => Promise<GamesStore>) => {
  test('returns the soonest first, including the same second, but nothing later', async () => {
    const store = await make()
    await saveThree(store)
    expect(await store.games.overdue(START, 10)).toEqual([])
    expect(await store.games.overdue(START + 2 * HOUR, 10)).toEqual([IDS.first, IDS.second])
    expect(await store.games.overdue(START + 2 * HOUR - 1, 10)).toEqual([IDS.first])
    expect(await store.games.overdue(START + 9 * HOUR, 10)).toEqual([IDS.first, IDS.second, IDS.third])
  })

  test('returns at most `limit`, the soonest', async () => {
    const store = await make()
    await saveThree(store)
    expect(await store.games.overdue(START + 9 * HOUR, 2)).toEqual([IDS.first, IDS.second])
  })

  test('does not return a finished game, and returns one with a new timer at its new time', async () => {
    const store = await make()
    await saveThree(store)
    await store.games.save(IDS.first, offer(START + HOUR), calledOff(offer(START + HOUR)))
    await store.games.save(IDS.second, offer(START + 2 * HOUR), offer(START + 4 * HOUR))
    expect(await store.games.overdue(START + 9 * HOUR, 10)).toEqual([IDS.third, IDS.second])
  })
}

const changes = (make: () => Promise<GamesStore>) => {
  test('come in order, with the states before and after', async () => {
    const store = await make()
    const [first, second] = [next(offer(), move('11-15')), next(next(offer(), move('11-15')), move('22x6'))]
    await store.games.save(GAME, undefined, offer())
    await store.games.save(GAME, offer(), first)
    await store.games.save(GAME, first, second)
    expect(await store.changes(3)).toMatchObject([
      { id: GAME, before: undefined, after: offer() },
      { id: GAME, before: headOf(offer()), after: first },
      { id: GAME, before: headOf(first), after: second },
    ])
  })

  test('have none for a lost write', async () => {
    const store = await make()
    await store.games.save(GAME, undefined, offer())
    await store.games.save(GAME, undefined, offer(START))
    await store.games.save(GAME, offer(), calledOff(offer()))
    expect((await store.changes(2)).map(({ after }) => after)).toStrictEqual([offer(), calledOff(offer())])
  })
}

export const gamesContract = (make: () => Promise<GamesStore>): void => {
  describe('saving', () => saving(make))
  describe('races', () => races(make))
  describe('changing the timer', () => rearming(make))
  describe('the query of overdue games', () => overdue(make))
  describe('the changes of the stream', () => changes(make))
}
