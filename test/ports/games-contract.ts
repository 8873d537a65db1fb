import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../shared/game/words.ts'
import type { Change, Games } from '../../shared/service/ports.ts'
import { calledOff, GAME, headOf, move, next, offer, START } from './samples.ts'

/** A store that is empty, and a way to read its changes from the beginning: resolves once `count` have come. */
export type GamesStore = { readonly games: Games; readonly changes: (count: number) => Promise<readonly Change[]> }

/** Three games whose alarms fall due one after another; the ids are in no such order. */
const IDS = { first: 'cccccccccccc', second: 'aaaaaaaaaaaa', third: 'bbbbbbbbbbbb' }

const saveThree = async ({ games }: GamesStore) => {
  await games.save(IDS.third, undefined, offer(START + 3 * HOUR))
  await games.save(IDS.first, undefined, offer(START + HOUR))
  await games.save(IDS.second, undefined, offer(START + 2 * HOUR))
}

const saving = (make: () => Promise<GamesStore>) => {
  test('a game that nobody has saved is not there', async () => {
    const { games } = await make()
    expect(await games.load(GAME)).toBeUndefined()
  })

  test('what was saved is loaded', async () => {
    const { games } = await make()
    expect(await games.save(GAME, undefined, offer())).toEqual({ saved: true })
    expect(await games.load(GAME)).toStrictEqual(offer())
  })

  test('a step is saved on the version before it', async () => {
    const { games } = await make()
    const after = next(offer(), move('11-15'))
    await games.save(GAME, undefined, offer())
    expect(await games.save(GAME, offer(), after)).toEqual({ saved: true })
    expect(await games.load(GAME)).toStrictEqual(after)
  })

  test('games do not meet', async () => {
    const { games } = await make()
    await games.save(GAME, undefined, offer())
    await games.save('another', undefined, calledOff(offer()))
    expect(await games.load(GAME)).toStrictEqual(offer())
  })
}

const races = (make: () => Promise<GamesStore>) => {
  test('a game is begun once: the second is handed the first', async () => {
    const { games } = await make()
    await games.save(GAME, undefined, offer())
    expect(await games.save(GAME, undefined, offer(START))).toStrictEqual({ saved: false, now: offer() })
  })

  test('of two steps from one version one is saved, and the other is handed it', async () => {
    const { games } = await make()
    const [one, other] = [next(offer(), move('11-15')), next(offer(), move('9-13'))]
    await games.save(GAME, undefined, offer())
    const saved = await Promise.all([games.save(GAME, offer(), one), games.save(GAME, offer(), other)])
    const there = saved[0].saved ? one : other
    expect(saved.filter(({ saved }) => saved)).toHaveLength(1)
    expect(saved).toContainEqual({ saved: false, now: there })
    expect(await games.load(GAME)).toStrictEqual(there)
  })

  test('a step of a game that is gone is not saved', async () => {
    const { games } = await make()
    expect(await games.save(GAME, offer(), next(offer(), move('11-15')))).toEqual({ saved: false, now: undefined })
    expect(await games.load(GAME)).toBeUndefined()
  })

  test('the very same step by another writer is a lost race, and no second change', async () => {
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
  test('an alarm is re-armed without a step, on the alarm that was read', async () => {
    const { games } = await make()
    await games.save(GAME, undefined, offer())
    const [early, late] = [offer(START + DAY), offer(START + 2 * DAY)]
    expect(await games.save(GAME, offer(), early)).toEqual({ saved: true })
    expect(await games.save(GAME, offer(), late)).toStrictEqual({ saved: false, now: early })
    expect(await games.load(GAME)).toStrictEqual(early)
  })

  test('an alarm is put on and taken off without a step', async () => {
    const { games } = await make()
    const none = { ...offer(), due: undefined }
    await games.save(GAME, undefined, none)
    expect(await games.save(GAME, none, offer())).toEqual({ saved: true })
    expect(await games.save(GAME, none, offer(START))).toStrictEqual({ saved: false, now: offer() })
    expect(await games.save(GAME, offer(), none)).toEqual({ saved: true })
  })

  test('a step goes through whoever re-armed meanwhile', async () => {
    const { games } = await make()
    await games.save(GAME, undefined, offer())
    await games.save(GAME, offer(), offer(START + DAY))
    expect(await games.save(GAME, offer(), next(offer(), move('11-15')))).toEqual({ saved: true })
  })
}

const overdue = (make: () => Promise<GamesStore>) => {
  test('soonest first, the very second included, what is due later not', async () => {
    const store = await make()
    await saveThree(store)
    expect(await store.games.overdue(START, 10)).toEqual([])
    expect(await store.games.overdue(START + 2 * HOUR, 10)).toEqual([IDS.first, IDS.second])
    expect(await store.games.overdue(START + 2 * HOUR - 1, 10)).toEqual([IDS.first])
    expect(await store.games.overdue(START + 9 * HOUR, 10)).toEqual([IDS.first, IDS.second, IDS.third])
  })

  test('no more than asked for, the soonest of all', async () => {
    const store = await make()
    await saveThree(store)
    expect(await store.games.overdue(START + 9 * HOUR, 2)).toEqual([IDS.first, IDS.second])
  })

  test('a game that is over leaves the index, one that is re-armed stands at its new time', async () => {
    const store = await make()
    await saveThree(store)
    await store.games.save(IDS.first, offer(START + HOUR), calledOff(offer(START + HOUR)))
    await store.games.save(IDS.second, offer(START + 2 * HOUR), offer(START + 4 * HOUR))
    expect(await store.games.overdue(START + 9 * HOUR, 10)).toEqual([IDS.third, IDS.second])
  })
}

const changes = (make: () => Promise<GamesStore>) => {
  test('each in order, with what was before and what is after', async () => {
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

  test('a write that lost leaves none', async () => {
    const store = await make()
    await store.games.save(GAME, undefined, offer())
    await store.games.save(GAME, undefined, offer(START))
    await store.games.save(GAME, offer(), calledOff(offer()))
    expect((await store.changes(2)).map(({ after }) => after)).toStrictEqual([offer(), calledOff(offer())])
  })
}

/** What every store of games does. */
export const gamesContract = (make: () => Promise<GamesStore>): void => {
  describe('saving', () => saving(make))
  describe('races', () => races(make))
  describe('re-arming', () => rearming(make))
  describe('overdue', () => overdue(make))
  describe('changes', () => changes(make))
}
