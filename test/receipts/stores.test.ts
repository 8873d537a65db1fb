import type { DatabaseSync } from 'node:sqlite'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { newSigningKeys, parseSigningKeys, readSigner } from '../../functions/aws/keys/signer.ts'
import { dynamodbGames } from '../../functions/aws/stores/games.ts'
import { ensureTables } from '../../local/dynamodb/ensure-tables.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteKeyValues, storedSigner } from '../../local/sqlite/database/sqlite-key-values.ts'
import { sqliteGames } from '../../local/sqlite/stores/sqlite-games.ts'
import { playOf } from '../../shared/game/model/game.ts'
import { verifyReceipts } from '../../shared/receipts/verify-receipts.ts'
import { exportPdn } from '../../shared/service/api/exports/export-pdn.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import type { Games } from '../../shared/service/ports/games.ts'
import type { Signer } from '../../shared/service/ports/signer.ts'
import { addSigningKey, useSigningKey, writeSigningKeys } from '../../tools/key/rotate-keys.ts'
import { moveFromAws, moveToAws } from '../../tools/move/move-service.ts'
import { describeWithDynamodb, dynamodbEndpoint, dynamodbSettings, uniqueTable } from '../harness/dynamodb.ts'
import { memoryService } from '../harness/memory-service.ts'
import { tempFolder } from '../harness/temp.ts'
import { started } from '../tools/started.ts'
import { idOf, randomGame } from '../tools/world.ts'
import { NODE_CRYPTO } from './node-crypto.ts'

const ID = idOf(1)
const QUIET = { say: () => {} }

/** Returns the PDN of the game as a service with these games and keys exports it. */
const pdnOf = async (games: Games, signer: Signer): Promise<string> => {
  const { service } = memoryService({ games, signer })
  const loaded = await loadGame(games, ID)
  const ply = loaded && playOf(loaded.game)?.moves.length
  if (!loaded || ply === undefined) throw new Error('the game has not begun')
  const request = { method: 'GET', path: '/', query: {}, headers: {}, from: '192.0.2.1', body: '', receivedAt: 0 }
  return exportPdn({ service, request, id: ID, loaded, ply, flip: false, named: false })
}

const verdictsWith = async ({ receipts }: Signer, text: string): Promise<readonly string[]> => {
  const { found } = await verifyReceipts({ crypto: NODE_CRYPTO, keysOf: () => receipts.keys }, text)
  return found.map(({ verdict }) => verdict.kind)
}

/** Opens a folder with a game that has moves, and signs its record; then another signing key takes over. */
const rotated = async (path: string) => {
  const database = openDatabase(path)
  const games = sqliteGames(database)
  let seed = 1
  while ((randomGame(ID, seed, 60).log.filter(({ type }) => type === 'moved').length ?? 0) < 8) seed += 1
  await games.save(ID, undefined, randomGame(ID, seed, 60))
  const values = sqliteKeyValues(database)
  const before = await pdnOf(games, storedSigner(values))
  const added = addSigningKey(parseSigningKeys(values.get('seal') ?? ''), Buffer.alloc(32, 9).toString('base64'))
  values.set('seal', writeSigningKeys(useSigningKey(added, '2', '2030-01-01')))
  return { database, before, after: await pdnOf(games, storedSigner(values)) }
}

const signerOf = (database: DatabaseSync): Signer => storedSigner(sqliteKeyValues(database))

test('a receipt from before a rotation verifies on a backup of the folder', { timeout: 120_000 }, async () => {
  await using folder = await tempFolder('receipts')
  const { database, before, after } = await rotated(`${folder.path}/data`)
  database.close()
  const to = `${folder.path}/copy`
  expect(await started('backup', ['--data', `${folder.path}/data`, '--to', to])).toMatchObject({ code: 0 })
  const copy = openDatabase(to)
  expect(await pdnOf(sqliteGames(copy), signerOf(copy))).toBe(after)
  expect(await verdictsWith(signerOf(copy), `${before}\n${after}`)).toEqual(['genuine', 'genuine'])
  copy.close()
})

test.each([
  ['lost', 'DELETE FROM game', 'was lost'],
  ['damaged', 'UPDATE game SET e = zeroblob(40)', 'was damaged'],
])('receipts of a %s game verify once the game is restored', { timeout: 120_000 }, async (_, spoil, said) => {
  await using folder = await tempFolder('receipts')
  const [data, copy] = [`${folder.path}/data`, `${folder.path}/copy`]
  const { database, before, after } = await rotated(data)
  database.close()
  expect(await started('backup', ['--data', data, '--to', copy])).toMatchObject({ code: 0 })
  const spoilt = openDatabase(data)
  spoilt.exec(spoil)
  spoilt.close()
  const { code, out } = await started('restore', ['--from-data', copy, '--to-data', data, '--game', ID])
  expect([code, out]).toEqual([0, expect.stringContaining(said)])
  const restored = openDatabase(data)
  // The restore carries out timers that were due: the game may have ended, but its moves and their times are the same.
  const now = await pdnOf(sqliteGames(restored), signerOf(restored))
  expect(/^.MoveTimes .*$/m.exec(now)?.[0]).toBe(/^.MoveTimes .*$/m.exec(after)?.[0])
  expect(await verdictsWith(signerOf(restored), `${before}\n${after}\n${now}`)).toEqual(Array(3).fill('genuine'))
  restored.close()
})

describeWithDynamodb('a move to another store', () => {
  test('keeps the receipts: those from before verify, and new ones are the same', { timeout: 180_000 }, async () => {
    await using folder = await tempFolder('receipts')
    await using other = await tempFolder('receipts')
    const client = new DynamoDBClient(dynamodbSettings(await dynamodbEndpoint()))
    const [games, people, ledger] = [uniqueTable(), uniqueTable('people'), uniqueTable('ledger')]
    const tables = { games, people, ledger, programs: uniqueTable('programs'), orders: uniqueTable('orders') }
    await ensureTables(client, { ...tables, contacts: people })
    let kept = JSON.stringify(newSigningKeys())
    const secret = { read: async () => kept, write: async (keys: string) => void (kept = keys) }

    const { database, before, after } = await rotated(folder.path)
    await moveToAws({ database, client, tables, secret }, QUIET)
    const stage = readSigner(kept)
    expect(await pdnOf(dynamodbGames(client, games), stage)).toBe(after)
    expect(await verdictsWith(stage, `${before}\n${after}`)).toEqual(['genuine', 'genuine'])

    const back = openDatabase(other.path)
    await moveFromAws({ database: back, client, tables, secret }, QUIET)
    expect(await pdnOf(sqliteGames(back), signerOf(back))).toBe(after)
    expect(await verdictsWith(signerOf(back), `${before}\n${after}`)).toEqual(['genuine', 'genuine'])
    for (const each of [database, back]) each.close()
    client.destroy()
  })
})
