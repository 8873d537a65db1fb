import { retryBody } from '../../functions/aws/background/retry-queue.ts'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { isLong } from '../harness/size.ts'
import { tempFolder } from '../harness/temp.ts'
import { type Client, type Table, clientOf, playOn, sitDown } from './client.ts'
import { type Running, startService } from './running.ts'
import { describeOnStores } from './stores.ts'

const OPENING = ['9-13', '22-18', '10-14', '18x9', '5x14']

const emails = async (client: Client, { black, white }: Table) => [
  (await client.mailTo(black.email)).length,
  (await client.mailTo(white.email)).length,
]

const loseTimers = (folder: string): number => {
  const database = new DatabaseSync(join(folder, 'crownhead.db'))
  const { changes } = database.prepare('DELETE FROM schedule').run()
  database.close()
  return Number(changes)
}

const links = ({ said }: Running) => said().match(/[co][0-9a-z][\w-]{44}$/gm)

describeOnStores('a service that is ended and started again', (store, isInFolder) => {
  test('delivers the email of every move, once, though it was killed between its answer and the email', async () => {
    await using folder = await tempFolder('kill')
    const wish = { folder: folder.path, ...(await store()) }
    const first = await startService(wish)
    const table = await sitDown(clientOf(first))
    await clientOf(first).advance('PT1M')
    await playOn(clientOf(first), table, OPENING.slice(0, 1))
    await first.kill()

    const second = await startService(wish)
    const again = clientOf(second)
    expect(await emails(again, table)).toEqual([1, 1])
    expect((await again.show(table.id)).body.moves).toEqual(OPENING.slice(0, 1))
    await again.advance('PT2M')
    expect(await emails(again, table)).toEqual([1, 2])
    await playOn(again, table, OPENING.slice(1, 2), 1)
    await second.kill()

    await using third = await startService(wish)
    const last = clientOf(third)
    await last.advance('PT1H')
    expect(await emails(last, table)).toEqual([2, 2])
    await last.advance('P1D')
    expect(await emails(last, table)).toEqual([2, 2])
  })

  // What is ended in an orderly way, and the timers, are in the service's folder whatever the store is, so `npm test`
  // runs the tests below only with SQLite.
  if (!isInFolder && !isLong) return

  test('loses nothing', async () => {
    await using folder = await tempFolder('kill')
    const wish = { folder: folder.path, ...(await store()) }
    const first = await startService(wish)
    const before = clientOf(first)
    const table = await sitDown(before)
    await playOn(before, table, OPENING)
    const now = await before.advance('P2D')
    const shown = await before.show(table.id, table.tokens.white)
    const mails = await before.mailTo(table.white.email)
    expect(await first.stop()).toBe(0)

    await using second = await startService(wish)
    const after = clientOf(second)
    expect(links(second)).toEqual(links(first))
    expect(links(second)).toHaveLength(2)
    expect((await after.show(table.id, table.tokens.white)).body).toEqual(shown.body)
    expect((await after.mailTo(table.white.email)).map(({ id }) => id)).toEqual(mails.map(({ id }) => id))
    expect(Date.parse(await after.now())).toBeGreaterThanOrEqual(Date.parse(now))
    await playOn(after, table, ['25-22'], OPENING.length)
    await after.advance('PT3M')
    expect(await after.mailTo(table.black.email)).toHaveLength(2)
  })

  test('reports a loss on time once, even if killed while doing so', async () => {
    await using folder = await tempFolder('kill')
    const wish = { folder: folder.path, ...(await store()) }
    const first = await startService(wish)
    const table = await sitDown(clientOf(first))
    await playOn(clientOf(first), table, OPENING.slice(0, 2))
    const leap = clientOf(first)
      .advance('P11D')
      .catch(() => 'cut off')
    while (!first.log().includes('"kind":"reminder"')) await new Promise((resolve) => setImmediate(resolve))
    await first.kill()
    await leap

    await using second = await startService(wish)
    const client = clientOf(second)
    await client.advance('P11D')
    const ids = [...(await client.mailTo(table.black.email)), ...(await client.mailTo(table.white.email))].map(
      ({ id }) => id,
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(6 + 2)
    expect((await client.show(table.id)).body).toMatchObject({
      status: 'finished',
      result: { winner: 'white', reason: 'time' },
    })
  })

  test('finds games whose timers were lost in a sweep', async () => {
    await using folder = await tempFolder('kill')
    const wish = { folder: folder.path, ...(await store()) }
    const first = await startService(wish)
    const table = await sitDown(clientOf(first))
    await playOn(clientOf(first), table, OPENING.slice(0, 2))
    await clientOf(first).advance('PT1H')
    await first.stop()
    expect(loseTimers(folder.path)).toBeGreaterThan(0)

    await using second = await startService(wish)
    const client = clientOf(second)
    await client.advance('P11D')
    expect(await emails(client, table)).toEqual([6, 2])
    expect((await client.show(table.id)).body).toMatchObject({ status: 'finished', result: { reason: 'time' } })
    expect(second.log()).toContain('the sweep found overdue timers')
  })
})

test('a change that was given up is carried out by the next start', async () => {
  await using folder = await tempFolder('kill')
  const database = openDatabase(folder.path)
  const left = () => database.prepare("SELECT count(*) AS n FROM message WHERE queue = 'failed changes'").get()?.['n']
  database
    .prepare("INSERT INTO message (queue, body, visible_at, attempts, dead) VALUES ('failed changes', ?, 0, 5, 1)")
    .run(retryBody('nogamenogame'))
  expect(left()).toBe(1)
  await using running = await startService({ folder: folder.path })
  expect(running.base).toBeTruthy()
  await expect.poll(left).toBe(0)
  database.close()
})
