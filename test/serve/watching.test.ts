import { expect, test } from 'vitest'
import { diskCheck, monitoring } from '../../local/serving/listeners/monitoring.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteQueue } from '../../local/sqlite/queues/sqlite-queue.ts'
import { sqliteKeyValues } from '../../local/sqlite/database/sqlite-key-values.ts'
import { MINUTE, SECOND } from '../../shared/game/model/words.ts'
import { tempFolder } from '../harness/temp.ts'

const START = Date.parse('2026-11-23T10:00:00Z')

/** Returns a service and its health checks, as a monitor asks for them. */
const watched = (folder: string) => {
  const database = openDatabase(folder)
  const state = { now: START, isDiskGood: true, isRefused: false }
  const queue = sqliteQueue(database, 'outbox')
  const answering = monitoring(
    {
      emailQueue: queue,
      retries: sqliteQueue(database, 'failed changes'),
      storing: diskCheck(
        {
          values: sqliteKeyValues(database),
          settled: async () => {
            if (!state.isDiskGood) throw Object.assign(new Error('a disk fails'), { code: 'EIO' })
          },
        },
        () => state.now,
      ),
      now: () => state.now,
      isRefused: () => state.isRefused,
    },
    () => ['of_the_log 1'],
  )
  const ask = async (path: string, method = 'GET') => {
    const { status, body } = await answering({
      method,
      path,
      search: new URLSearchParams(),
      headers: {},
      body: Buffer.of(),
      from: '127.0.0.1',
    })
    return [status, String(body)] as const
  }
  const refuseWrites = (): void => database.exec('PRAGMA query_only = 1')
  return { state, queue, ask, refuseWrites, close: () => database.close() }
}

test('the service is ready while the disk accepts a write and emails are sent, and is alive in any case', async () => {
  await using folder = await tempFolder('watching')
  const { state, queue, ask, refuseWrites, close } = watched(folder.path)
  expect(await ask('/ready')).toEqual([200, 'ready\n'])
  queue.put('an email', START)
  state.now = START + 20 * MINUTE
  expect(await ask('/ready')).toEqual([200, 'ready\n'])
  state.now += MINUTE
  expect(await ask('/ready')).toEqual([503, 'not ready: emails are 1260 seconds late\n'])
  expect(await ask('/live')).toEqual([200, 'live\n'])
  queue.done(Number(queue.take(state.now, 1)[0]?.id))
  expect(await ask('/ready')).toEqual([200, 'ready\n'])
  state.isRefused = true
  const refused = 'the relay refuses the user or the password; see MAIL_URL'
  expect(await ask('/ready')).toEqual([200, `degraded: games go on, but emails wait, as ${refused}\n`])
  queue.put('another', state.now - 21 * MINUTE)
  expect(await ask('/ready')).toEqual([503, `not ready: emails are 1260 seconds late, as ${refused}\n`])
  queue.done(Number(queue.take(state.now, 1)[0]?.id))
  state.isRefused = false
  state.now += SECOND
  state.isDiskGood = false
  expect(await ask('/ready')).toEqual([503, 'not ready: the disk takes no write (EIO)\n'])
  expect(await ask('/live')).toEqual([200, 'live\n'])
  expect(await ask('/ready'), 'within a second it is the same write').toEqual([
    503,
    'not ready: the disk takes no write (EIO)\n',
  ])
  state.now += SECOND
  state.isDiskGood = true
  expect(await ask('/ready')).toEqual([200, 'ready\n'])
  refuseWrites()
  state.now += SECOND
  expect(await ask('/ready')).toEqual([503, 'not ready: the disk takes no write (Error)\n'])
  close()
})

test('every metric has a name, a help text, a type and a number', async () => {
  await using folder = await tempFolder('watching')
  const { queue, ask, close } = watched(folder.path)
  queue.put('an email', START)
  const [status, text] = await ask('/metrics')
  expect(status).toBe(200)
  expect(text).toMatch(/^of_the_log 1$/m)
  expect(text).toMatch(/^crownhead_emails_waiting 1$/m)
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:# HELP [a-z_]+ [A-Z].*\.|# TYPE [a-z_]+ (?:gauge|counter)|[a-z_]+ -?\d+(?:\.\d+)?)$/)
  close()
})

test('the monitoring port answers nothing else, and changes nothing', async () => {
  await using folder = await tempFolder('watching')
  const { ask, close } = watched(folder.path)
  expect(await ask('/')).toMatchObject([404, expect.stringContaining('/metrics')])
  expect(await ask('/metrics', 'POST')).toEqual([405, 'use GET\n'])
  expect((await ask('/ready', 'HEAD'))[0]).toBe(200)
  close()
})
