import { expect, test } from 'vitest'
import { runDue } from '../../local/jobs/run-due.ts'
import { messageJob } from '../../local/jobs/message-job.ts'
import { relayLogins } from '../../local/serving/relay/refused-logins.ts'
import { pacedJob, sendingPace, pacedPost } from '../../local/serving/relay/sending-pace.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteQueue } from '../../local/sqlite/queues/sqlite-queue.ts'
import { sqliteOutbox } from '../../local/sqlite/queues/sqlite-outbox.ts'
import { sqliteKeyValues } from '../../local/sqlite/database/sqlite-key-values.ts'
import { messagesHandler } from '../../functions/runtime/messages.ts'
import { readEmailBody } from '../../functions/aws/email/email-body.ts'
import { DAY, MINUTE } from '../../shared/game/model/words.ts'
import type { GameEmail } from '../../shared/email/game-emails/emails-for.ts'
import { tempFolder } from '../harness/temp.ts'

const START = Date.parse('2026-11-23T10:00:00Z')

const about = { game: 'Qr7dEwT1zX0b', seat: 'creator', version: 3, ply: 1, delay: 0 } as const

const DOOR: GameEmail = { ...about, kind: 'door', request: 'r' }
const TURN: GameEmail = { ...about, kind: 'your-turn' }
const DAYS: GameEmail = { ...about, kind: 'reminder', reminder: 'day' }
const HOURS: GameEmail = { ...about, kind: 'reminder', reminder: 'hours' }

/** Returns a queue of emails that are sent as fast as the provider allows, on a clock of its own. */
const leaving = (folder: string, limits: { readonly perMinute: number; readonly perDay: number }) => {
  const database = openDatabase(folder)
  let now = START
  const left: (readonly [minute: number, what: string])[] = []
  const values = sqliteKeyValues(database)
  const pace = sendingPace(values, limits, relayLogins(values, { host: 'smtp.example.org', port: 465 }))
  const post = pacedPost({ send: async () => 'taken' }, pace, () => now, { log: () => {}, credentials: {} })
  const queue = sqliteQueue(database, 'outbox')
  const handler = messagesHandler({ log: () => {}, failure: 'failed', clock: () => now }, async (body) => {
    const letter = readEmailBody(body)
    await post.send({ to: '', id: '', subject: '', text: '', html: '', headers: {}, attachments: [] })
    left.push([(now - START) / MINUTE, letter.kind === 'reminder' ? letter.reminder : letter.kind])
    return true
  })
  const work = pacedJob(
    messageJob(queue, 'deliver', handler, () => {}, 1),
    pace,
    () => now,
  )
  return {
    left,
    put: (...letters: readonly GameEmail[]) => sqliteOutbox(database, queue, () => now).put(letters),
    liveUntil: (until: number) => runDue([work], { until: () => until, timeFor: (at) => (now = Math.max(now, at)) }),
    close: () => database.close(),
  }
}

test('if a minute has no room for all, last warnings are sent first and consent emails last', async () => {
  await using folder = await tempFolder('order')
  const { put, left, liveUntil, close } = leaving(folder.path, { perMinute: 2, perDay: 100 })
  await put(DOOR, DOOR, TURN, DAYS, TURN, HOURS)
  await liveUntil(START + MINUTE / 2)
  await put(HOURS)
  await liveUntil(START + 10 * MINUTE)
  expect(left).toEqual([
    [0, 'hours'],
    [0, 'your-turn'],
    [1, 'hours'],
    [1, 'day'],
    [2, 'your-turn'],
    [2, 'door'],
    [3, 'door'],
  ])
  close()
})

test('if a day has no room, a last warning of the evening is the first email of the next day', async () => {
  await using folder = await tempFolder('order')
  const { put, left, liveUntil, close } = leaving(folder.path, { perMinute: 60, perDay: 1 })
  await put(TURN)
  await liveUntil(START)
  await put(DOOR, TURN, HOURS)
  await liveUntil(START + 2 * DAY)
  expect(left.map(([, what]) => what)).toEqual(['your-turn', 'hours', 'your-turn'])
  close()
})
