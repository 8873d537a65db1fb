import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { movableClock } from '../../local/machine/clock.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteGames } from '../../local/sqlite/stores/sqlite-games.ts'
import { sqliteKeyValues } from '../../local/sqlite/database/sqlite-key-values.ts'
import { deadlineOf } from '../../shared/game/time/clock.ts'
import { decide } from '../../shared/game/decide.ts'
import { PRESETS, DEFAULT_TERMS } from '../../shared/game/model/terms.ts'
import { DAY, HOUR, type Instant, MINUTE } from '../../shared/game/model/words.ts'
import type { GameId, Games } from '../../shared/service/ports/games.ts'
import { type LoadedGame, loadGame, applyStep } from '../../shared/service/games/game-store.ts'
import { freezeGames, requirePast, parseOutage } from '../../tools/redrive/freeze-games.ts'
import { folderSource } from '../../tools/redrive/folder-source.ts'
import { tempFolder } from '../harness/temp.ts'
import { started } from './started.ts'
import { idOf } from './world.ts'

/** Two days ago, so that games begun at that time still go on, and an outage a day later is over. */
const START: Instant = Math.floor(Date.now() / MINUTE) * MINUTE - 2 * DAY
const textOf = (at: Instant): string => new Date(at).toISOString()
const FROM = textOf(START + DAY)
const UNTIL = textOf(START + DAY + 5 * HOUR)
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

const onFolder = async <T>(body: (database: DatabaseSync) => Promise<T>): Promise<T> => {
  const database = openDatabase(folder.path)
  try {
    return await body(database)
  } finally {
    database.close()
  }
}

const onGames = <T>(body: (games: Games) => Promise<T>): Promise<T> =>
  onFolder((database) => body(sqliteGames(database)))

const offered = (id: GameId, isBegun: boolean): LoadedGame => {
  const { events } = decide(
    undefined,
    {
      type: 'offer',
      terms: {
        ...DEFAULT_TERMS,
        rules: 'english',
        opening: { kind: 'free' },
        strictness: 'lenient',
        clock: PRESETS.relaxed,
      },
      creator: { name: 'Amara', contact: 'amara00001' },
      ...(isBegun && { opponent: { name: 'Joost', contact: 'joost00001' } }),
      wish: 'black',
      salt: 'saltsaltsaltsaltsaltsa',
      chance: 1,
    },
    START,
  )
  return applyStep(id, undefined, events, START)
}

const resigned = (id: GameId): LoadedGame => {
  const begun = offered(id, true)
  const first = decide(begun.game, { type: 'move', by: 'creator', ply: 0, move: '11-15' }, START)
  const moved = applyStep(id, begun, first.events, START)
  return applyStep(id, moved, decide(moved.game, { type: 'resign', by: 'opponent', ply: 1 }, START).events, START)
}

const versions = () =>
  onGames(async (games) => Promise.all([INVITED, RUNNING, OVER].map(async (id) => (await games.load(id))?.version)))

const deadline = () =>
  onGames(async (games) => {
    const loaded = await loadGame(games, RUNNING)
    return loaded?.game.status === 'active' ? deadlineOf(loaded.game.terms, loaded.game.play) : undefined
  })

describe('npm run freeze', () => {
  test('removes the outage from every running game’s clock, once, however often it runs', async () => {
    const [before, was] = [await versions(), (await deadline()) ?? 0]
    const args = ['--from', FROM, '--until', UNTIL, '--data', folder.path]
    const first = await started('freeze', args)
    expect(first).toMatchObject({ code: 0, error: '' })
    expect(first.out).toContain('1 games frozen, 2 not running then or already frozen, 0 failed')
    expect(await deadline()).toBe(was + 5 * HOUR)
    const [invited, running = 0, over] = before
    expect(await versions()).toEqual([invited, running + 1, over])
    expect((await started('freeze', args)).out).toContain('0 games frozen, 3 not running')
    expect(await versions()).toEqual([invited, running + 1, over])
  })

  test('reports wrong times and missing settings', async () => {
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

test('an outage that has not ended, by the folder’s clock, stops no clock', async () => {
  const [from, until] = [Date.now() + DAY, Date.now() + 2 * DAY].map(textOf)
  const args = ['--from', from ?? '', '--until', until ?? '', '--data', folder.path]
  const before = await versions()
  expect(await started('freeze', args)).toMatchObject({
    code: 2,
    out: '',
    error: expect.stringMatching(/^freeze: --until must be at most ten minutes after now, which is \d{4}-.*Z/),
  })
  expect(await versions()).toEqual(before)
  await onFolder(async (database) => movableClock(sqliteKeyValues(database)).holdAt(Date.now() + 3 * DAY))
  expect((await started('freeze', args)).out).toContain('1 games frozen')
})

test('times need a zone and the right order, at most thirty days apart', () => {
  const [from, until] = ['2026-11-20T09:00:00Z', '2026-11-20T16:00:00+02:00']
  const at = Date.parse(from)
  expect(parseOutage(from, until)).toEqual({ from: at, until: at + 5 * HOUR })
  expect(parseOutage('2026-11-19t23:00:00.5-10:00', until)).toEqual({ from: at + 500, until: at + 5 * HOUR })
  for (const [first, last] of [
    ['2026-11-20T09:00:00', until],
    ['2026-11-20', until],
    ['2026-13-20T09:00:00Z', until],
    [until, from],
    [from, from],
    [from, '2036-11-20T14:00:00Z'],
  ])
    expect(() => parseOutage(first, last)).toThrow(/must be/)
})

test('a day or an hour that does not exist is refused', () => {
  for (const from of [
    '2026-02-30T09:00:00Z',
    '2026-02-29T23:30:00-05:00',
    '2026-04-31t09:00:00.25z',
    '2026-02-28T24:00:00Z',
  ])
    expect(() => parseOutage(from, '2026-03-03T09:00:00Z')).toThrow(
      `--from must be a time that exists, and ${from} does not`,
    )
  expect(parseOutage('2028-02-29T09:00:00Z', '2028-02-29T09:00:01Z')).toMatchObject({ from: Date.UTC(2028, 1, 29, 9) })
})

test('an outage may end at most ten minutes ahead, since clocks differ', () => {
  const outage = { from: START, until: START + HOUR }
  expect(() => requirePast(outage, outage.until - 10 * MINUTE)).not.toThrow()
  expect(() => requirePast(outage, outage.until - 10 * MINUTE - 1)).toThrow(
    '--until must be at most ten minutes after now',
  )
})

test('a failed game is reported, and does not stop the others', async () => {
  const source = await folderSource({ folder: folder.path, store: { kind: 'sqlite' } })
  const { games } = source.ports
  const broken: Games = {
    ...games,
    load: async (id) => {
      if (id === INVITED) throw new Error('out of order')
      return games.load(id)
    },
  }
  const output: string[] = []
  const report = await freezeGames(
    { ...source, ports: { ...source.ports, games: broken } },
    parseOutage(FROM, UNTIL),
    (line) => void output.push(line),
  )
  await source.close()
  expect(report).toEqual({ frozen: 1, untouched: 1, failed: 1 })
  expect(output).toEqual([`${INVITED}: FAILED, out of order`])
})
