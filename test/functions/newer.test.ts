import { DynamoDBClient, GetItemCommand, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import type { Context } from 'aws-lambda'
import { expect, test } from 'vitest'
import { timerHandler } from '../../functions/timers/timer-handler.ts'
import { gameItemAttributes } from '../../functions/aws/dynamodb/attributes.ts'
import { dynamodbGames } from '../../functions/aws/stores/games.ts'
import { packGame, unpackGame } from '../../functions/codec/game-item.ts'
import { ensureTables } from '../../local/dynamodb/ensure-tables.ts'
import { memoryGames, memoryTournaments } from '../../local/memory/memory-games.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import type { Games, GameRecord } from '../../shared/service/ports/games.ts'
import { sweep } from '../../shared/service/background/sweep.ts'
import { bothHandlers } from '../attacks/both-handlers.ts'
import { describeWithDynamodb, dynamodbEndpoint, dynamodbSettings, uniqueTable } from '../harness/dynamodb.ts'
import { GAME, START, offer } from '../ports/samples.ts'
import { idOf } from '../tools/world.ts'
import { secureRandomBytes } from '../../functions/aws/keys/secure-random-bytes.ts'

/** Computes the CRC-16/CCITT at the end of a log. */
const checkSum = (bytes: Uint8Array): number => {
  let crc = 0xffff
  for (const each of bytes) {
    crc ^= each << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc
}

/** A code that no event of this release has. */
const UNKNOWN_EVENT = 119

/** Packs a game whose last event only a later release knows. */
const laterGame = (stored: GameRecord) => {
  const item = packGame(GAME, stored)
  const bytes = Uint8Array.of(...item.e.subarray(0, -2), UNKNOWN_EVENT, 1, 2, 3)
  const sum = checkSum(bytes)
  return { ...item, e: Uint8Array.of(...bytes, sum >> 8, sum & 255) }
}

/** Returns a store of games with one more game, which only a later release can read. */
const withLaterGame = (games: Games, due = START + DAY): Games => {
  const item = laterGame({ ...offer(due), due })
  return {
    ...games,
    load: async (id) => (id === GAME ? unpackGame(item) : games.load(id)),
    overdue: async (until, limit) => [...(due <= until ? [GAME] : []), ...(await games.overdue(until, limit))],
    save: async (id, before, after) => {
      if (id === GAME) throw new Error('an item that was not read was written')
      return games.save(id, before, after)
    },
  }
}

test('a request for a game of a later release is asked to come again, by API and by page', async () => {
  const logged: unknown[] = []
  const { send } = bothHandlers({
    games: withLaterGame(memoryGames()),
    log: (_level, _message, facts) => void logged.push(facts?.['error']),
  })
  for (const path of [`/v1/games/${GAME}`, `/g/${GAME}`]) {
    const { status, headers } = await send(path, { method: 'GET' })
    expect([path, status, headers['retry-after']]).toEqual([path, 503, '2'])
  }
  expect(logged).toEqual(['WrittenByLaterRelease', 'WrittenByLaterRelease'])
})

test('a timer of such a game crashes nothing, and leaves the game overdue for the sweep', async () => {
  const lines: unknown[] = []
  const log = (...line: readonly unknown[]) => void lines.push(line)
  const stores = {
    games: withLaterGame(memoryGames()),
    notebook: memoryNotebook(),
    tournaments: memoryTournaments(),
    chance: secureRandomBytes,
  }
  const alarm = timerHandler(stores, () => START + 2 * DAY, log)
  await alarm({ game: GAME }, {} as Context)
  expect(lines).toEqual([['warn', 'a game is left to a later release', { game: GAME }]])
})

test('a sweep leaves such a game and does not fail, and ticks all others', async () => {
  const games = memoryGames()
  const other = idOf(7)
  await games.save(other, undefined, offer(START + HOUR))
  const lines: string[] = []
  const stores = {
    games: withLaterGame(games),
    notebook: memoryNotebook(),
    tournaments: memoryTournaments(),
    chance: secureRandomBytes,
  }
  const looked = await sweep(stores, (_, message) => void lines.push(message), START + 40 * DAY)
  expect(looked).toBe(2)
  expect(lines).toContain('a game is left to a later release')
  expect((await games.load(other))?.due ?? Infinity).toBeGreaterThan(START + HOUR)
})

test('a damaged log is not taken for one of a later release', () => {
  const { e, ...item } = packGame(GAME, offer(START + DAY))
  const damaged = Uint8Array.from(e, (each, at) => (at === 5 ? each ^ 1 : each))
  expect(() => unpackGame({ ...item, e: damaged })).toThrow(expect.objectContaining({ name: 'Error' }))
  expect(() => unpackGame(laterGame(offer(START + DAY)))).toThrow(
    expect.objectContaining({ name: 'WrittenByLaterRelease', message: 'packed log: an unknown event' }),
  )
})

describeWithDynamodb('an attribute that only a later release knows', () => {
  const LATER = { z: { S: 'kept' }, y: { M: { a: { N: '1' } } } }

  const table = async () => {
    const client = new DynamoDBClient(dynamodbSettings(await dynamodbEndpoint()))
    const TableName = uniqueTable('later')
    await ensureTables(client, {
      games: TableName,
      contacts: uniqueTable('contacts'),
      ledger: uniqueTable('ledger'),
      programs: uniqueTable('programs'),
      orders: uniqueTable('orders'),
    })
    const stored = offer(START + DAY)
    await client.send(
      new PutItemCommand({ TableName, Item: { ...gameItemAttributes(packGame(GAME, stored)), ...LATER } }),
    )
    const laterAttributes = async () => {
      const { Item } = await client.send(
        new GetItemCommand({ TableName, Key: { p: { S: GAME } }, ConsistentRead: true }),
      )
      return { z: Item?.['z'], y: Item?.['y'], v: Item?.['v']?.N }
    }
    return { games: dynamodbGames(client, TableName), client, TableName, laterAttributes }
  }

  const next = (stored: GameRecord): GameRecord => ({ ...stored, version: stored.version + 1, due: START + 2 * DAY })

  test('survives a save after a read, of one game or of many, once and again', async () => {
    const { games, laterAttributes } = await table()
    const first = await games.load(GAME)
    if (!first) throw new Error('no game')
    const second = next(first)
    expect(await games.save(GAME, first, second)).toEqual({ saved: true })
    expect(await laterAttributes()).toEqual({ ...LATER, v: '2' })
    // The next save of the same request does not read the item from the table again.
    const third = { ...next(second), log: [...second.log] }
    expect(await games.save(GAME, second, third)).toEqual({ saved: true })
    const fourth = next(third)
    expect(await games.save(GAME, third, fourth)).toEqual({ saved: true })
    expect(await laterAttributes()).toEqual({ ...LATER, v: '4' })
    const fifth = (await games.loadAll([GAME])).get(GAME)
    if (!fifth) throw new Error('no game')
    expect(await games.save(GAME, fifth, next(fifth))).toEqual({ saved: true })
    expect(await laterAttributes()).toEqual({ ...LATER, v: '5' })
  })

  test('survives a new timer, and the save of a writer who came second', async () => {
    const { games, laterAttributes, client, TableName } = await table()
    const before = await games.load(GAME)
    if (!before) throw new Error('no game')
    expect(await games.save(GAME, before, { ...before, due: START + 3 * DAY })).toEqual({ saved: true })
    expect(await laterAttributes()).toEqual({ ...LATER, v: '1' })
    const update = { UpdateExpression: 'SET v = :v', ExpressionAttributeValues: { ':v': { N: '9' } } }
    await client.send(new UpdateItemCommand({ TableName, Key: { p: { S: GAME } }, ...update }))
    const lost = await games.save(GAME, before, next(before))
    if (lost.saved || !lost.now) throw new Error('not the second')
    expect(await games.save(GAME, lost.now, next(lost.now))).toEqual({ saved: true })
    expect(await laterAttributes()).toEqual({ ...LATER, v: '10' })
  })
})
