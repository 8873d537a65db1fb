import type { Context, DynamoDBRecord, SQSRecord } from 'aws-lambda'
import { expect, test } from 'vitest'
import { gameItemAttributes } from '../../functions/aws/dynamodb/attributes.ts'
import { retryBody } from '../../functions/aws/background/retry-queue.ts'
import { emailBody, readEmailBody } from '../../functions/aws/email/email-body.ts'
import { packTournament } from '../../functions/codec/tournament-item.ts'
import { redoHandler } from '../../functions/events/redo-handler.ts'
import { storedHandler } from '../../functions/events/stored-handler.ts'
import { timerHandler } from '../../functions/timers/timer-handler.ts'
import { memoryOwnedGames } from '../../local/memory/memory-owned-games.ts'
import { toStreamImage } from '../../local/stores/stream-image.ts'
import { DAY, SECOND } from '../../shared/game/model/words.ts'
import type { TournamentEmail } from '../../shared/email/game-emails/emails-for.ts'
import { sweep } from '../../shared/service/background/sweep.ts'
import { tournamentKey } from '../../shared/service/ports/tournaments/tournament-key.ts'
import type { OwnedTournament } from '../../shared/service/ports/tournaments/owned-tournaments.ts'
import { done, entered, tournamentOf } from '../service/tournaments/acting.ts'
import { TERMS, foundingOf } from '../service/tournaments/event-terms.ts'
import { memoryEvent } from '../service/tournaments/memory-event.ts'

const CONTEXT = {} as Context

/** A tournament that was just started: none of its boards is made. With its function and the stream record of its last step. */
const started = async () => {
  const world = memoryEvent()
  const { id, secretary } = await entered(world, foundingOf(4))
  const before = await world.tournaments.load(id)
  await done(world, secretary, { type: 'start' })
  const after = await world.tournaments.load(id)
  if (!before || !after) throw new Error('no tournament')
  const image = (record: typeof after) => toStreamImage(gameItemAttributes(packTournament(tournamentKey(id), record)))
  const record: DynamoDBRecord = {
    eventName: 'MODIFY',
    dynamodb: {
      Keys: { p: { S: tournamentKey(id) } },
      SequenceNumber: '1',
      OldImage: image(before),
      NewImage: image(after),
    },
  }
  const put: string[] = []
  const logged: string[] = []
  const { ports, service } = world
  const carrying = {
    ...ports,
    ownedTournaments: memoryOwnedGames<OwnedTournament>(),
    orders: service.orders,
    retryQueue: { put: async (key: string) => void put.push(key) },
  }
  const boardsMade = async (): Promise<number> => {
    const loaded = await Promise.all((await tournamentOf(world, id)).boards.map(({ game }) => world.games.load(game)))
    return loaded.filter((game) => game !== undefined).length
  }
  const log = (_level: string, message: string): void => void logged.push(message)
  return { world, id, key: tournamentKey(id), record, put, logged, log, carrying, boardsMade, secretary }
}

const timeLeft = (ms: number): Context => ({ getRemainingTimeInMillis: () => ms }) as Context

const message = (body: string): SQSRecord => ({ body, messageId: 'a' }) as SQSRecord

test('the record of a start makes its boards, and the same record again makes no more', async () => {
  const { world, record, log, carrying, boardsMade, logged } = await started()
  const stored = storedHandler(carrying, log, world.now)
  for (let time = 0; time < 2; time++)
    expect(await stored({ Records: [record] }, CONTEXT)).toEqual({ batchItemFailures: [] })
  expect(await boardsMade()).toBe(6)
  expect(logged).toEqual([])
})

test('boards for which a function has no time left are made from the retry queue, after as many calls as needed', async () => {
  const { world, key, record, log, carrying, boardsMade, put, logged } = await started()
  let calls = 0
  const hurried = { getRemainingTimeInMillis: () => (calls++ < 4 ? 20 * SECOND : SECOND) } as Context
  await storedHandler(carrying, log, world.now)({ Records: [record] }, hurried)
  expect(await boardsMade()).toBeLessThan(6)
  expect(put).toEqual([key])
  expect(logged).toEqual(['a change could not be carried out'])
  const redo = redoHandler(carrying, log, world.now)
  const again = { batchItemFailures: [{ itemIdentifier: 'a' }] }
  expect(await redo({ Records: [message(retryBody(key))] }, timeLeft(4 * SECOND))).toEqual(again)
  expect(await redo({ Records: [message(retryBody(key))] }, CONTEXT)).toEqual({ batchItemFailures: [] })
  expect(await boardsMade()).toBe(6)
})

test('an unreadable record puts its tournament aside, which is then handled by what is stored', async () => {
  const { world, key, record, log, carrying, boardsMade, put } = await started()
  const damaged = {
    ...record,
    dynamodb: { ...record.dynamodb, NewImage: { ...record.dynamodb?.NewImage, e: { B: 'AAAA' } } },
  }
  const stored = storedHandler(carrying, log, world.now)
  expect(await stored({ Records: [damaged] }, CONTEXT)).toEqual({ batchItemFailures: [] })
  expect([put, await boardsMade()]).toEqual([[key], 0])
  const redo = redoHandler(carrying, log, world.now)
  expect(await redo({ Records: [message(retryBody(key))] }, CONTEXT)).toEqual({ batchItemFailures: [] })
  expect(await boardsMade()).toBe(6)
})

test('a timer names a tournament by its key, and begins it at the closing of its entry', async () => {
  const world = memoryEvent()
  const closesAt = world.now() + 3 * DAY
  const { id } = await entered(world, foundingOf(3, { terms: { ...TERMS, entry: { closesAt } } }))
  const alarm = timerHandler(
    world.ports,
    () => closesAt + SECOND,
    () => {},
  )
  await alarm({ game: tournamentKey(id) }, CONTEXT)
  expect((await tournamentOf(world, id)).status).toBe('running')
  for (const game of ['t#', `t#${id}more`, `t#t#${id}`, `x#${id}`])
    await expect(alarm({ game }, CONTEXT)).rejects.toThrow('a timer names one game')
})

test('a tournament of a later release is left overdue by timers and the sweep, and hides no other', async () => {
  const world = memoryEvent()
  const closesAt = world.now() + 3 * DAY
  const terms = { ...TERMS, entry: { closesAt } }
  const [later, other] = [
    await entered(world, foundingOf(3, { terms })),
    await entered(world, foundingOf(3, { terms })),
  ]
  const lines: unknown[] = []
  const log = (...line: readonly unknown[]) => void lines.push(line)
  const tournaments: typeof world.tournaments = {
    ...world.tournaments,
    load: async (id) => {
      if (id === later.id) throw Object.assign(new Error('later'), { name: 'WrittenByLaterRelease' })
      return world.tournaments.load(id)
    },
  }
  const stores = { ...world.ports, tournaments }
  const key = tournamentKey(later.id)
  await timerHandler(stores, () => closesAt + DAY, log)({ game: key }, CONTEXT)
  await sweep(stores, log, closesAt + DAY)
  expect(lines.slice(0, 2)).toEqual([
    ['warn', 'a game is left to a later release', { game: key }],
    ['warn', 'a game is left to a later release', { game: key }],
  ])
  expect((await tournamentOf(world, later.id)).status).toBe('open')
  expect((await tournamentOf(world, other.id)).status).toBe('running')
})

test('an email of a tournament is read from the queue as it was put there', () => {
  const email: TournamentEmail = {
    kind: 'tournament',
    tournament: 'tournament12',
    to: 'secretary',
    version: 4,
    delay: 9,
  }
  for (const queued of [email, { ...email, to: 7, request: 'r1' }])
    expect(readEmailBody(emailBody(queued))).toStrictEqual(queued)
  for (const lacking of ['tournament', 'to', 'version'])
    expect(() => readEmailBody(JSON.stringify({ ...email, [lacking]: undefined }))).toThrow('no email')
})
