import { expect, test } from 'vitest'
import { openGround } from '../../local/ground.ts'
import { ATTEMPTS, type Queue } from '../../local/sqlite/queue.ts'
import { startWorks } from '../../local/works.ts'
import type { Letter } from '../../shared/mail/letters.ts'
import { tempFolder } from '../harness/temp.ts'

const LETTER: Letter = { kind: 'joined', game: 'nogamenogame', seat: 'creator', version: 1, ply: 0, delay: 0 }

const giveUp = (queue: Queue, now: number): void => {
  for (const { id } of queue.take(now, 9)) for (let n = 0; n < ATTEMPTS; n++) queue.failed(id, now)
}

test('a start retries what was given up: emails, and games in the retry queue', async () => {
  const folder = await tempFolder('works')
  const resources = await openGround({ folder: folder.path, store: { kind: 'sqlite' } })
  const { clock, queue, failed, outbox, aside } = resources
  await outbox.put([LETTER])
  await aside.put('nogamenogame')
  for (const each of [queue, failed]) giveUp(each, clock.now())
  expect([queue, failed].map((each) => each.dead().length)).toEqual([1, 1])
  const { driver } = startWorks(resources, 'http://127.0.0.1', () => {})
  expect([queue, failed].map((each) => each.dead().length)).toEqual([0, 0])
  await expect.poll(() => [queue, failed].map((each) => each.nextAt())).toEqual([undefined, undefined])
  await driver.stop()
  resources.close()
  await folder.remove()
})

test('an email that is queued without a change of a game is sent at once', async () => {
  const folder = await tempFolder('works')
  const resources = await openGround({ folder: folder.path, store: { kind: 'sqlite' } })
  const { driver, service } = startWorks(resources, 'http://127.0.0.1', () => {})
  await expect.poll(() => resources.queue.nextAt()).toBeUndefined()
  await service.outbox.put([LETTER])
  await expect.poll(() => resources.queue.nextAt()).toBeUndefined()
  await driver.stop()
  resources.close()
  await folder.remove()
})
