import { expect, test } from 'vitest'
import { openResources } from '../../local/resources/resources.ts'
import { LOCAL_ATTEMPTS, type MessageQueue, sqliteQueue } from '../../local/sqlite/queues/sqlite-queue.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteOutbox } from '../../local/sqlite/queues/sqlite-outbox.ts'
import { sqliteGames } from '../../local/sqlite/stores/sqlite-games.ts'
import { startWorkers } from '../../local/workers/start-workers.ts'
import type { GameEmail } from '../../shared/email/game-emails/emails-for.ts'
import { tempFolder } from '../harness/temp.ts'
import { stand } from '../service/stand.ts'

const LETTER: GameEmail = { kind: 'joined', game: 'nogamenogame', seat: 'creator', version: 1, ply: 0, delay: 0 }

const giveUp = (queue: MessageQueue, now: number): void => {
  for (const { id } of queue.take(now, 9)) for (let n = 0; n < LOCAL_ATTEMPTS; n++) queue.retryLater(id, now)
}

test('a start retries what was given up: emails, and games in the retry queue', async () => {
  const folder = await tempFolder('works')
  const resources = await openResources({ folder: folder.path, store: { kind: 'sqlite' } })
  const { clock, emailQueue: queue, retries: failed, outbox, retryQueue } = resources
  await outbox.put([LETTER])
  await retryQueue.put('nogamenogame')
  for (const each of [queue, failed]) giveUp(each, clock.now())
  expect([queue, failed].map((each) => each.deadLetters().length)).toEqual([1, 1])
  const { driver } = startWorkers(resources, 'http://127.0.0.1', () => {})
  expect([queue, failed].map((each) => each.deadLetters().length)).toEqual([0, 0])
  await expect.poll(() => [queue, failed].map((each) => each.nextAt())).toEqual([undefined, undefined])
  await driver.stop()
  resources.close()
  await folder.remove()
})

test('an email that is queued without a change of a game is sent at once', async () => {
  const folder = await tempFolder('works')
  const resources = await openResources({ folder: folder.path, store: { kind: 'sqlite' } })
  const { driver, service } = startWorkers(resources, 'http://127.0.0.1', () => {})
  await expect.poll(() => resources.emailQueue.nextAt()).toBeUndefined()
  await service.outbox.put([LETTER])
  await expect.poll(() => resources.emailQueue.nextAt()).toBeUndefined()
  await driver.stop()
  resources.close()
  await folder.remove()
})

test('what another process writes is carried out within two seconds', async () => {
  const folder = await tempFolder('works')
  const resources = await openResources({ folder: folder.path, store: { kind: 'sqlite' } })
  const { driver } = startWorkers(resources, 'http://127.0.0.1', () => {})
  await expect.poll(() => resources.emailQueue.nextAt()).toBeUndefined()
  const other = openDatabase(folder.path)
  const waiting = () => other.prepare('SELECT count(*) AS n FROM change').get()?.['n']
  const { begin } = stand({ games: sqliteGames(other) })
  await begin({ creator: { name: 'Ada', seat: 'black' }, opponent: { name: 'Cy' } })
  expect(waiting()).not.toBe(0)
  await expect.poll(waiting, { timeout: 2000 }).toBe(0)
  await sqliteOutbox(other, sqliteQueue(other, 'outbox'), resources.clock.now).put([LETTER])
  await expect.poll(() => resources.emailQueue.nextAt(), { timeout: 2000 }).toBeUndefined()
  other.close()
  await driver.stop()
  resources.close()
  await folder.remove()
})
