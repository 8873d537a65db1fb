import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { describe, expect, test } from 'vitest'
import { type GameItem, packGame, packLog, unpackGame } from '../../functions/codec/game-item.ts'
import { dynamodbGames } from '../../functions/aws/stores/games.ts'
import { ensureTables } from '../../local/dynamodb/ensure-tables.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteGames } from '../../local/sqlite/stores/sqlite-games.ts'
import { HOUR } from '../../shared/game/model/words.ts'
import type { Games, LoggedEvent, GameRecord } from '../../shared/service/ports/games.ts'
import { checkItem } from '../../tools/replay/check-game.ts'
import {
  describeWithDynamodb,
  dynamodbEndpoint,
  dynamodbEnvironment,
  dynamodbSettings,
  uniqueTable,
} from '../harness/dynamodb.ts'
import { tempFolder } from '../harness/temp.ts'
import { started } from './started.ts'
import { idOf, randomGame } from './world.ts'

const differencesOf = (item: GameItem): string => checkItem(item).differences.join('; ')

const HARD =
  'paused frozen leave-taken leave-ended pause-ending time-given reminded finished taken-back played-on said huffed enforced cautioned'

const GAMES = 150

/**
 * The most games that are drawn. After `GAMES` (150), more are drawn only while an event of `HARD` has not occurred: a
 * new command in test/tools/world.ts changes the drawn games, and may make an event rare.
 */
const MOST_GAMES = 1000

const drawWorld = (): readonly GameItem[] => {
  const items: GameItem[] = []
  const lacking = new Set(HARD.split(' '))
  for (let n = 0; n < GAMES || (n < MOST_GAMES && lacking.size > 0); n += 1) {
    const game = randomGame(idOf(n), n + 1, 80)
    for (const { type } of game.log) lacking.delete(type)
    items.push(packGame(idOf(n), game))
  }
  return items
}

const world = drawWorld()

describe('a healthy copy', () => {
  test('replays every game to the same position, clock, version and timer', () => {
    expect(world.map(differencesOf).filter((found) => found !== '')).toEqual([])
    const moves = world.reduce((sum, item) => sum + checkItem(item).moves, 0)
    expect(moves).toBeGreaterThan(world.length * 10)
  })

  test('has the hard cases in its sample: freezes, weekends, takebacks, huffs, reminders, losses on time', () => {
    const types = new Set<string>(world.flatMap((item) => unpackGame(item).log.map(({ type }) => type)))
    expect(HARD.split(' ').filter((type) => !types.has(type))).toEqual([])
    expect(world.some((item) => unpackGame(item).log.some((event) => event.also && event.type === 'moved'))).toBe(true)
  })
})

/** A running game with many moves. */
const [sample] = world.filter((item) => checkItem(item).status === 'active' && checkItem(item).moves > 12)
if (!sample) throw new Error('no game of this world goes on')
const stored = unpackGame(sample)
const repacked = (change: Partial<GameRecord>): GameItem => packGame(sample.p, { ...stored, ...change })
const indexOfMove = stored.log.findIndex(({ type }, n) => type === 'moved' && n > 6 && !stored.log[n + 1]?.also)

describe('damage to a copy is detected', () => {
  test('a flipped bit anywhere', () => {
    for (let bit = 0; bit < sample.e.length * 8; bit++) {
      const e = Uint8Array.from(sample.e)
      e[bit >> 3] = (e[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(differencesOf({ ...sample, e }), `bit ${bit}`).not.toBe('')
    }
  })

  // Events that were stored in the same step as the event before (`also`), such as a message with a move, are not
  // tested: if one is missing, only the checksum shows it.
  test('any missing event', () => {
    for (const [index, { also }] of stored.log.entries())
      if (!also) expect(differencesOf(repacked({ log: stored.log.toSpliced(index, 1) })), `event ${index}`).not.toBe('')
  })

  test('a move at another time, or another move', () => {
    const later = stored.log.map((event, n): LoggedEvent =>
      n === indexOfMove && 'at' in event ? { ...event, at: event.at + 900 * HOUR } : event,
    )
    expect(differencesOf(repacked({ log: later }))).not.toBe('')
    const other = stored.log.map((event, n): LoggedEvent =>
      n === indexOfMove && event.type === 'moved' ? { ...event, move: '1-32' } : event,
    )
    expect(differencesOf(repacked({ log: other }))).toMatch(/does not follow/)
  })

  test('a wrong version, and a wrong length of the last step', () => {
    expect(differencesOf({ ...sample, v: sample.v + 1 })).toMatch(/its version is \d+, and its log has \d+ steps/)
    expect(differencesOf({ ...sample, v: sample.v - 1 })).toMatch(/its version is/)
    expect(differencesOf({ ...sample, n: sample.n + 1 })).toMatch(/its last step is said to have/)
  })

  test('a timer that was moved or lost, and one of a finished game', () => {
    const { d = 0 } = sample
    for (const by of [-3600, 1, 86_400]) expect(differencesOf({ ...sample, d: d + by })).toMatch(/its timer is/)
    expect(differencesOf(repacked({ due: undefined }))).toMatch(/its timer is none/)
    const over = world.find((item) => item.d === undefined)
    expect(over && differencesOf({ ...over, d, s: 0 })).toMatch(/the next one needed none/)
  })

  test('the wrong shard of the index', () => {
    expect(differencesOf({ ...sample, s: ((sample.s ?? 0) + 1) % 8 })).toMatch(/packs to an item other/)
  })

  test('an empty log', () => {
    expect(differencesOf({ ...sample, e: packLog([]), n: 0 })).not.toBe('')
  })
})

const fill = async (games: Games): Promise<void> => {
  for (const item of world.slice(0, 20)) await games.save(item.p, undefined, unpackGame(item))
}

describe('npm run restore-check', () => {
  test('reads the folder of a local service by --data', async () => {
    await using folder = await tempFolder('restore')
    const database = openDatabase(folder.path)
    await fill(sqliteGames(database))
    expect(await started('restore-check', ['--data', folder.path])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^20 games .*\n.* the same in every game\n$/),
    })
    database.prepare('UPDATE game SET v = v + 1 WHERE p = ?').run(idOf(3))
    database.close()
    const { out, code } = await started('restore-check', ['--data', folder.path])
    expect(code).toBe(1)
    expect(out).toMatch(
      /^game00000003: its version is \d+, and its log has \d+ steps\n20 games .*\n1 of 20 games differ\n$/,
    )
  })

  test('reports a log that is text or a number as not bytes', async () => {
    await using folder = await tempFolder('restore')
    const database = openDatabase(folder.path)
    await fill(sqliteGames(database))
    database.prepare('UPDATE game SET e = ? WHERE p = ?').run('a text', idOf(3))
    database.prepare('UPDATE game SET e = ? WHERE p = ?').run(7, idOf(4))
    database.close()
    const { out, code } = await started('restore-check', ['--data', folder.path])
    expect(code).toBe(1)
    expect(out).toMatch(
      /^game00000003: its log is not bytes\ngame00000004: its log is not bytes\n20 games .*2 unreadable/,
    )
  })

  test('shows its usage without a copy, and creates nothing', async () => {
    expect((await started('restore-check', [])).code).toBe(2)
    expect((await started('restore-check', ['--data', '/nowhere/at/all'])).code).toBe(2)
  })
})

describeWithDynamodb('npm run restore-check on DynamoDB', () => {
  test('reads a table by --table', async () => {
    const endpoint = await dynamodbEndpoint()
    const client = new DynamoDBClient(dynamodbSettings(endpoint))
    const table = uniqueTable('restore')
    await ensureTables(client, {
      games: table,
      contacts: uniqueTable('contacts'),
      ledger: uniqueTable('ledger'),
      programs: uniqueTable('programs'),
      orders: uniqueTable('orders'),
    })
    await fill(dynamodbGames(client, table))
    client.destroy()
    const env = { ...dynamodbEnvironment(endpoint), AWS_ENDPOINT_URL: endpoint }
    expect(await started('restore-check', ['--table', table], env)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^20 games /),
    })
  })
})
