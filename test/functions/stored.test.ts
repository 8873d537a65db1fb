import type { Context, DynamoDBRecord, SQSRecord } from 'aws-lambda'
import { expect, test } from 'vitest'
import { gameItemAttributes } from '../../functions/aws/dynamodb/attributes.ts'
import { retryBody } from '../../functions/aws/background/retry-queue.ts'
import { packGame } from '../../functions/codec/game-item.ts'
import { redoHandler } from '../../functions/events/redo-handler.ts'
import { storedHandler } from '../../functions/events/stored-handler.ts'
import { memoryTimers } from '../../local/memory/memory-timers.ts'
import { toStreamImage } from '../../local/stores/stream-image.ts'
import type { QueuedEmail } from '../../shared/email/game-emails/emails-for.ts'
import { NOON, stand } from '../service/stand.ts'

const CONTEXT = {} as Context

/** Returns a service with two games that have just begun, and the stream records of them. */
const twoGames = async () => {
  const { service, begin } = stand()
  const ids: string[] = []
  const records: DynamoDBRecord[] = []
  for (const name of ['Amara', 'Isidora']) {
    const { body } = await begin({
      creator: { name, seat: 'black', email: `${name}@players.test` },
      opponent: { name: 'Joost' },
    })
    const stored = await service.games.load(body.game.id)
    if (!stored) throw new Error('no game')
    ids.push(body.game.id)
    const NewImage = toStreamImage(gameItemAttributes(packGame(body.game.id, stored)))
    records.push({
      dynamodb: { Keys: { p: { S: body.game.id } }, SequenceNumber: String(records.length + 1), NewImage },
    })
  }
  const letters: QueuedEmail[] = []
  const put: string[] = []
  const logged: string[] = []
  const timers = memoryTimers()
  const carrying = {
    ...service,
    timers,
    outbox: { put: async (more: readonly QueuedEmail[]) => void letters.push(...more) },
    retryQueue: { put: async (game: string) => void put.push(game) },
  }
  const log = (_level: string, message: string): void => void logged.push(message)
  const games = (): readonly string[] => [...new Set(letters.map((letter) => ('game' in letter ? letter.game : '')))]
  return { ids, records, carrying, log, letters, games, put, logged, timers }
}

const damagedRecord = (record: DynamoDBRecord | undefined): DynamoDBRecord => ({
  ...record,
  dynamodb: { ...record?.dynamodb, NewImage: { ...record?.dynamodb?.NewImage, e: { B: 'AAAA' } } },
})

const message = (body: string, messageId: string): SQSRecord => ({ body, messageId }) as SQSRecord

test('the game of an unreadable record goes to the retry queue, and later records do not wait', async () => {
  const { ids, records, carrying, log, games, put, logged } = await twoGames()
  const Records = [damagedRecord(records[0]), ...records.slice(1)]
  const stored = storedHandler(carrying, log, () => NOON)
  expect(await stored({ Records }, CONTEXT)).toEqual({ batchItemFailures: [] })
  expect(put).toEqual([ids[0]])
  expect(games()).toEqual([ids[1]])
  expect(logged).toEqual(['a change could not be carried out'])
})

test('a game in the retry queue is handled by what is stored, whatever its record says', async () => {
  const { ids, records, carrying, log, games, put } = await twoGames()
  await storedHandler(carrying, log, () => NOON)({ Records: [damagedRecord(records[0])] }, CONTEXT)
  expect(games()).toEqual([])
  const redo = redoHandler(carrying, log, () => NOON + 1000)
  const Records = put.map((game) => message(retryBody(game), game))
  expect(await redo({ Records }, CONTEXT)).toEqual({ batchItemFailures: [] })
  expect(games()).toEqual([ids[0]])
})

test('if the outbox does not answer, the game goes to the retry queue with its timer set', async () => {
  const { ids, records, carrying, log, put, timers } = await twoGames()
  const outbox = { put: async () => Promise.reject(new Error('no outbox')) }
  const stored = storedHandler({ ...carrying, outbox }, log, () => NOON)
  expect(await stored({ Records: records }, CONTEXT)).toEqual({ batchItemFailures: [] })
  expect(put).toEqual(ids)
  expect(timers.armed().map(({ game }) => game)).toEqual(ids)
})

test.each(['nothing can be put aside', 'a record has no key'])(
  'if %s, that is reported and nothing is skipped',
  async (why) => {
    const { ids, records, carrying, log, games, logged } = await twoGames()
    const down = { put: async () => Promise.reject(new Error('no queue')) }
    const bad = damagedRecord(records[0])
    const { Keys: _none, ...keyless } = bad.dynamodb ?? {}
    const isKeyless = why === 'a record has no key'
    const stored = storedHandler(isKeyless ? carrying : { ...carrying, retryQueue: down }, log, () => NOON)
    const Records = [isKeyless ? { ...bad, dynamodb: keyless } : bad, ...records.slice(1)]
    expect(await stored({ Records }, CONTEXT)).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] })
    // The changes that were begun at the same time are completed, although they will be repeated.
    expect(games()).toEqual([ids[1]])
    expect(logged).toEqual(['a change could not be carried out', 'a game could not be put aside'])
  },
)

test('a game from the retry queue that fails again is retried by itself', async () => {
  const { ids, carrying, log, games } = await twoGames()
  const redo = redoHandler(carrying, log, () => NOON)
  const Records = [message('{}', 'a'), message('not JSON', 'b'), message(retryBody(ids[1] ?? ''), 'c')]
  expect(await redo({ Records }, CONTEXT)).toEqual({
    batchItemFailures: [{ itemIdentifier: 'a' }, { itemIdentifier: 'b' }],
  })
  expect(games()).toEqual([ids[1]])
})

test('a deleted game needs no emails', async () => {
  const { carrying, log, games } = await twoGames()
  const redo = redoHandler(carrying, log, () => NOON)
  expect(await redo({ Records: [message(retryBody('nogamenogame'), 'a')] }, CONTEXT)).toEqual({ batchItemFailures: [] })
  expect(games()).toEqual([])
})
