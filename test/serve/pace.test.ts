import { expect, test } from 'vitest'
import { messageJob } from '../../local/jobs/message-job.ts'
import { runDue } from '../../local/jobs/run-due.ts'
import { RELAY_RETRIES, pacedJob, sendingPace, pacedPost } from '../../local/serving/relay/sending-pace.ts'
import { relayLogins } from '../../local/serving/relay/refused-logins.ts'
import { smtpPost, smtpRelay } from '../../local/serving/relay/smtp-relay.ts'
import { LOGIN_REFUSED } from '../../local/serving/relay/relay-fault.ts'
import { parseRelayUrl } from '../../local/serving/settings/relay-url.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteQueue } from '../../local/sqlite/queues/sqlite-queue.ts'
import { sqliteKeyValues } from '../../local/sqlite/database/sqlite-key-values.ts'
import { DAY, HOUR, type Instant, MINUTE, SECOND } from '../../shared/game/model/words.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import { messagesHandler } from '../../functions/runtime/messages.ts'
import { tempFolder } from '../harness/temp.ts'
import { type TestRelay, relayWith } from './relay.ts'

const START = Date.parse('2026-11-23T10:00:00Z')
const FROM = 'Crownhead <games@example.org>'

const texts = (): Parameters<typeof sendingPace>[0] => {
  const stored = new Map<string, string>()
  return { get: (name) => stored.get(name), set: (name, text) => void stored.set(name, text) }
}

const CLUB = { host: 'smtp.example.org', port: 465, user: 'club', password: 'pass' }

test('as many emails are sent a minute and a day as the provider allows, and the count of the day survives a restart', () => {
  const values = texts()
  const pace = sendingPace(values, { perMinute: 2, perDay: 3 }, relayLogins(values, CLUB))
  expect(pace.waitsUntil(START)).toBeUndefined()
  pace.sent(START)
  pace.sent(START + SECOND)
  expect(pace.waitsUntil(START + 2 * SECOND)).toBe(START + MINUTE)
  expect(pace.waitsUntil(START + MINUTE)).toBeUndefined()
  pace.sent(START + MINUTE)
  const restarted = sendingPace(values, { perMinute: 2, perDay: 3 }, relayLogins(values, CLUB))
  expect(restarted.waitsUntil(START + HOUR)).toBe(Date.parse('2026-11-24T00:00:00Z'))
  expect(restarted.waitsUntil(START + DAY)).toBeUndefined()
})

test('a relay that fails is paused for one minute, two, and so on to sixteen, until an email is sent', () => {
  const values = texts()
  const pace = sendingPace(values, { perMinute: 60, perDay: 100 }, relayLogins(values, CLUB))
  const rests = Array.from({ length: 6 }, () => {
    pace.failed(START)
    return ((pace.waitsUntil(START) ?? START) - START) / MINUTE
  })
  expect(rests).toEqual([1, 2, 4, 8, 16, 16])
  pace.sent(START)
  expect(pace.waitsUntil(START)).toBeUndefined()
})

const mailTo = (to: string, id: string) => ({
  to,
  id,
  subject: id,
  text: id,
  html: `<p>${id}`,
  headers: {},
  attachments: [],
})

/** Returns a queue of emails that are sent through a real relay, on a clock of its own. */
const world = (folder: string, url: string) => {
  const database = openDatabase(folder)
  let now: Instant = START
  const logged: Readonly<Record<string, unknown>>[] = []
  const log: Logger = (level, message, facts) => void logged.push({ ...facts, level, message })
  const { relay } = parseRelayUrl(url)
  if (!relay) throw new Error(url)
  const smtp = smtpRelay({ relay, from: FROM })
  const values = sqliteKeyValues(database)
  const pace = sendingPace(values, { perMinute: 60, perDay: 2000 }, relayLogins(values, relay))
  const post = pacedPost(smtpPost(smtp, FROM), pace, () => now, { log, credentials: relay })
  const queue = sqliteQueue(database, 'outbox', RELAY_RETRIES)
  const handler = messagesHandler({ log, failure: 'failed', clock: () => now }, async (id) => {
    if (id === 'broken') throw new Error('no such game')
    await post.send(mailTo('ann@example.com', id))
    return true
  })
  const work = pacedJob(
    messageJob(queue, 'deliver', handler, () => {}, 1),
    pace,
    () => now,
  )
  return {
    queue,
    logged,
    now: () => now,
    liveUntil: (until: Instant) => runDue([work], { until: () => until, timeFor: (at) => (now = Math.max(now, at)) }),
    close: () => {
      smtp.close()
      database.close()
    },
  }
}

const idsOf = ({ arrived }: TestRelay): readonly string[] =>
  arrived.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '')

test('a relay that is down for 24 hours loses no email and doubles none', { timeout: 120_000 }, async () => {
  await using folder = await tempFolder('outage')
  const first = await relayWith()
  const { queue, liveUntil, close } = world(folder.path, first.url)
  queue.put('before', START)
  await liveUntil(START + MINUTE)
  expect(idsOf(first)).toEqual(['before'])
  await first.close()
  for (let n = 0; n < 12; n++) queue.put(`during ${n}`, START + n * HOUR)
  await liveUntil(START + DAY)
  expect(queue.size()).toBe(12)
  const second = await relayWith({}, first.port)
  await liveUntil(START + DAY + 2 * HOUR)
  expect(idsOf(second).toSorted()).toEqual(Array.from({ length: 12 }, (_, n) => `during ${n}`).toSorted())
  expect([queue.size(), queue.deadLetters()]).toEqual([0, []])
  close()
  await second.close()
})

test('an email that the relay refuses delays no other', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder('refused')
  const relay = await relayWith({ message: { responseCode: 554, message: '5.7.1 looks like spam' } })
  const { queue, liveUntil, close } = world(folder.path, relay.url)
  queue.put('spam', START)
  await liveUntil(START + SECOND)
  delete relay.mood.message
  queue.put('ham', START + 2 * SECOND)
  await liveUntil(START + 3 * SECOND)
  expect(idsOf(relay)).toEqual(['ham'])
  await liveUntil(START + 2 * MINUTE)
  expect(idsOf(relay)).toEqual(['ham', 'spam'])
  close()
  await relay.close()
})

test('an email that is refused for now is tried again for two days, and no longer', { timeout: 120_000 }, async () => {
  await using folder = await tempFolder('patient')
  const relay = await relayWith({ recipient: { responseCode: 451, message: '4.7.1 later' } })
  const { queue, logged, liveUntil, close } = world(folder.path, relay.url)
  queue.put('one', START)
  await liveUntil(START + 47 * HOUR)
  expect([queue.size(), queue.deadLetters().length]).toEqual([1, 0])
  delete relay.mood.recipient
  await liveUntil(START + 2 * DAY)
  expect(idsOf(relay)).toEqual(['one'])
  relay.mood.recipient = { responseCode: 451, message: '4.7.1 later' }
  queue.put('two', START + 2 * DAY)
  logged.splice(0)
  await liveUntil(START + 10 * DAY)
  expect([queue.size(), queue.deadLetters().length]).toEqual([0, 1])
  expect(logged.filter(({ message }) => message === 'the relay refused an email')).toHaveLength(53)
  close()
  await relay.close()
})

test('a relay that is down is a warning in the log, with how long it is paused, and any other failure is an error', async () => {
  await using folder = await tempFolder('warned')
  const relay = await relayWith()
  await relay.close()
  const { queue, logged, liveUntil, close } = world(folder.path, relay.url)
  queue.put('waits', START)
  await liveUntil(START + 4 * MINUTE)
  const pauses = logged.map(({ level, message, seconds }) => [
    level,
    message,
    ...(seconds === undefined ? [] : [seconds]),
  ])
  const away = ['warn', 'the relay takes no emails for now']
  const again = (seconds: number) => ['warn', 'messages keep coming back', seconds]
  expect(pauses).toEqual([away, again(60), away, again(180), away])
  logged.splice(0)
  queue.put('broken', START)
  await liveUntil(START + 7 * MINUTE)
  expect(logged).toContainEqual({ level: 'error', message: 'failed', error: 'Error', id: '2' })
  expect(logged.filter(({ level }) => level === 'error')).toHaveLength(1)
  close()
})

test('a refused login is tried every quarter of an hour, by one email', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder('login')
  const relay = await relayWith({ password: 'right' })
  const { queue, logged, liveUntil, close } = world(folder.path, relay.url.replace('//', '//club:hunter2000@'))
  for (let n = 0; n < 5; n++) queue.put(`waits ${n}`, START)
  await liveUntil(START + HOUR - SECOND)
  expect(relay.logins()).toBe(4)
  expect(logged.filter(({ message }) => message === LOGIN_REFUSED)).toHaveLength(4)
  expect(JSON.stringify(logged)).not.toMatch(/hunter|aHVudGVy/)
  relay.mood.password = 'hunter2000'
  await liveUntil(START + HOUR + 10 * MINUTE)
  expect(idsOf(relay).toSorted()).toEqual(Array.from({ length: 5 }, (_, n) => `waits ${n}`))
  close()
  await relay.close()
})

test('a refused login is not repeated by a restart, but another password is tried at once', () => {
  const values = texts()
  const logins = relayLogins(values, CLUB)
  expect([logins.areRefused(), logins.waitsUntil(START)]).toEqual([false, undefined])
  logins.refused(START)
  expect(values.get('login that the relay refused')).not.toContain('pass')
  const again = relayLogins(values, CLUB)
  expect([again.areRefused(), again.waitsUntil(START)]).toEqual([true, START + 15 * MINUTE])
  expect(again.waitsUntil(START + 15 * MINUTE)).toBeUndefined()
  expect(again.waitsUntil(START - DAY), 'a clock that was set back').toBeUndefined()
  for (const other of [{ password: 'Pass' }, { user: 'Club' }, { host: 'mail.example.org' }])
    expect(relayLogins(values, { ...CLUB, ...other }).waitsUntil(START)).toBeUndefined()
  again.accepted()
  expect(relayLogins(values, CLUB).areRefused()).toBe(false)
})

test('the log says what the relay answered, without addresses and links', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder('said')
  const message = '5.7.1 <ann@example.com> not allowed by club+x@example.org, see https://relay.example/why?to=ann%40x'
  const relay = await relayWith({ recipient: { responseCode: 554, message } })
  const { queue, logged, liveUntil, close } = world(folder.path, relay.url)
  queue.put('refused', START)
  await liveUntil(START + SECOND)
  expect(logged).toEqual([
    {
      level: 'warn',
      message: 'the relay refused an email',
      code: 'EENVELOPE',
      said: '554 5.7.1 … not allowed by … see …',
    },
  ])
  await relay.close()
  await liveUntil(START + 2 * MINUTE)
  // The error code depends on whether the open connection is known to have ended.
  expect(logged.at(-1)).toMatchObject({
    message: 'the relay takes no emails for now',
    code: expect.stringMatching(/^(ESOCKET|ECONNECTION)$/),
  })
  close()
})
