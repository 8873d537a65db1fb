import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../local/sqlite/database.ts'
import { sqliteGames } from '../../local/sqlite/games.ts'
import { deadlineOf } from '../../shared/game/clock.ts'
import { decide } from '../../shared/game/decide.ts'
import { PRESETS, USUAL } from '../../shared/game/terms.ts'
import { DAY, HOUR, type Instant } from '../../shared/game/words.ts'
import type { GameId, Games } from '../../shared/service/ports.ts'
import { type Loaded, load, step } from '../../shared/service/record.ts'
import { freezeAll, outageOf } from '../../tools/freeze/run.ts'
import { localSource } from '../../tools/redrive/local.ts'
import { tempFolder } from '../harness/temp.ts'
import { started } from './started.ts'
import { idOf } from './world.ts'

const FROM = '2026-11-20T09:00:00Z'
const UNTIL = '2026-11-20T16:00:00+02:00'
const START: Instant = Date.parse('2026-11-19T09:00:00Z')
const [INVITED, RUNNING, OVER] = [idOf(1), idOf(2), idOf(3)]

let folder: Awaited<ReturnType<typeof tempFolder>>
beforeEach(async () => {
  folder = await tempFolder('freeze')
  await onGames(async (games) => {
    await games.save(INVITED, undefined, offered(INVITED, false).stored)
    await games.save(RUNNING, undefined, offered(RUNNING, true).stored)
    await games.save(OVER, undefined, resigned(OVER).stored)
  })
})
afterEach(() => folder.remove())

const onGames = async <T>(body: (games: Games) => Promise<T>): Promise<T> => {
  const database = openDatabase(folder.path)
  try {
    return await body(sqliteGames(database))
  } finally {
    database.close()
  }
}

const offered = (id: GameId, isBegun: boolean): Loaded => {
  const { events } = decide(
    undefined,
    {
      type: 'offer',
      terms: { ...USUAL, rules: 'english', opening: { kind: 'free' }, strictness: 'lenient', clock: PRESETS.relaxed },
      creator: { name: 'Amara', contact: 'amara00001' },
      ...(isBegun && { opponent: { name: 'Joost', contact: 'joost00001' } }),
      wish: 'black',
      salt: 'saltsaltsaltsaltsaltsa',
      chance: 1,
    },
    START,
  )
  return step(id, undefined, events, START)
}

const resigned = (id: GameId): Loaded => {
  const begun = offered(id, true)
  const first = decide(begun.game, { type: 'move', by: 'creator', ply: 0, move: '11-15' }, START)
  const moved = step(id, begun, first.events, START)
  return step(id, moved, decide(moved.game, { type: 'resign', by: 'opponent', ply: 1 }, START).events, START)
}

const versions = () =>
  onGames(async (games) => Promise.all([INVITED, RUNNING, OVER].map(async (id) => (await games.load(id))?.version)))

const deadline = () =>
  onGames(async (games) => {
    const loaded = await load(games, RUNNING)
    return loaded?.game.status === 'active' ? deadlineOf(loaded.game.terms, loaded.game.play) : undefined
  })

describe('npm run freeze', () => {
  test('leaves the outage out of every running game’s clock, once, however often it is run', async () => {
    const [before, was] = [await versions(), (await deadline()) ?? 0]
    const args = ['--from', FROM, '--until', UNTIL, '--data', folder.path]
    const first = await started('freeze', args)
    expect(first).toMatchObject({ code: 0, error: '' })
    expect(first.out).toContain('1 games frozen, 2 not running then or frozen already, 0 failed')
    expect(await deadline()).toBe(was + 5 * HOUR)
    const [invited, running = 0, over] = before
    expect(await versions()).toEqual([invited, running + 1, over])
    expect((await started('freeze', args)).out).toContain('0 games frozen, 3 not running')
    expect(await versions()).toEqual([invited, running + 1, over])
  })

  test('says what is wrong with the times, or which settings are missing', async () => {
    expect(await started('freeze', ['--from', FROM, '--data', folder.path])).toMatchObject({
      code: 2,
      error: expect.stringContaining('--until must be a time with its zone'),
    })
    expect(await started('freeze', ['--from', FROM, '--until', UNTIL], { GAMES_TABLE: '' })).toMatchObject({
      code: 2,
      error: expect.stringContaining('GAMES_TABLE is missing'),
    })
  })
})

test('a time has its zone, goes forward, and is no more than thirty days', () => {
  expect(outageOf(FROM, UNTIL)).toEqual({ from: START + DAY, until: START + DAY + 5 * HOUR })
  for (const [from, until] of [
    ['2026-11-20T09:00:00', UNTIL],
    ['2026-11-20', UNTIL],
    ['2026-13-20T09:00:00Z', UNTIL],
    [UNTIL, FROM],
    [FROM, FROM],
    [FROM, '2036-11-20T14:00:00Z'],
  ])
    expect(() => outageOf(from, until)).toThrow(/must be/)
})

test('a game that fails is said, and keeps no other from being frozen', async () => {
  const source = await localSource({ folder: folder.path, store: { kind: 'sqlite' } })
  const { games } = source.errands
  const broken: Games = {
    ...games,
    load: async (id) => {
      if (id === INVITED) throw new Error('out of order')
      return games.load(id)
    },
  }
  const said: string[] = []
  const report = await freezeAll(
    { ...source, errands: { ...source.errands, games: broken } },
    outageOf(FROM, UNTIL),
    (line) => void said.push(line),
  )
  await source.close()
  expect(report).toEqual({ frozen: 1, untouched: 1, failed: 1 })
  expect(said).toEqual([`${INVITED}: FAILED, out of order`])
})
