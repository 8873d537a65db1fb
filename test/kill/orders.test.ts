import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteApiKeys } from '../../local/sqlite/stores/sqlite-api-keys.ts'
import { makeApiKey } from '../../tools/key/make-key.ts'
import { DEMO_ROWS } from '../e2e/demo-rows.ts'
import { sized } from '../harness/size.ts'
import { tempFolder } from '../harness/temp.ts'
import { diceOf } from '../races/dice.ts'
import { leap } from './leap.ts'
import { type Phoenix, startPhoenix } from './phoenix.ts'

const KILLS = sized(2, 60)
const SEED = 7

/**
 * Twelve people who meet twice play 132 games, and each person gets one email. In `npm test` eight people play 56
 * games.
 */
const PLAYERS = sized(8, 12)
const GAMES = PLAYERS * (PLAYERS - 1)

/** An order is accepted and made within this time; a kill falls anywhere in it. */
const MILLISECONDS = sized(250, 500)

const newKey = async (folder: string): Promise<string> => {
  const database = openDatabase(folder)
  const { key, entry } = makeApiKey({ name: 'A club', scopes: ['games:create'] }, Date.now())
  await sqliteApiKeys(database).add(entry)
  database.close()
  return key
}

type OrderAnswer = { readonly order: { readonly id: string; readonly made: number; readonly status: string } }

const playersOf = (n: number) =>
  Array.from({ length: PLAYERS }, (_, at) => ({ name: `P${at}`, email: `p${at}-${n}@draughts.test` }))

const clientOf = (phoenix: Phoenix, key: string) => {
  const send = async (path: string, more: RequestInit): Promise<Response> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...more.headers }
    return fetch(`${await phoenix.base()}${path}`, { ...more, headers })
  }
  const ask = async (path: string, more: RequestInit = {}): Promise<OrderAnswer | undefined> => {
    const answer = await send(path, more)
    if (answer.status === 429) {
      await leap(phoenix, `PT${answer.headers.get('retry-after')}S`)
      return undefined
    }
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status}`)
    return (await answer.json()) as OrderAnswer
  }
  /** Repeats a request with the same key until it is answered: a kill may cut it off, or a rate limit may refuse it. */
  const patiently = async (path: string, more: RequestInit = {}): Promise<OrderAnswer> => {
    for (;;) {
      const answer = await ask(path, more).catch((error: unknown) => {
        if (error instanceof TypeError) return undefined
        throw error
      })
      if (answer) return answer
      await wait(20)
    }
  }
  const place = (n: number): Promise<OrderAnswer> => {
    return patiently('/v1/games/bulk', {
      method: 'POST',
      headers: { 'idempotency-key': `an-order-of-round-${n}` },
      body: JSON.stringify({ players: playersOf(n), roundRobin: 'double' }),
    })
  }
  /** Sends dry runs of an order until the hour's rate limit allows no more. */
  const spend = async (): Promise<void> => {
    const body = JSON.stringify({ players: playersOf(0), roundRobin: 'double', dryRun: true })
    while ((await send('/v1/games/bulk', { method: 'POST', body })).status !== 429);
  }
  const made = async (id: string): Promise<void> => {
    for (;;) {
      const { order } = await patiently(`/v1/orders/${id}`)
      if (order.status === 'made') return
      await wait(20)
    }
  }
  return { place, spend, made }
}

const lookInto = (folder: string) => {
  const database = new DatabaseSync(join(folder, 'crownhead.db'), { readOnly: true })
  const numbers = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => Number(row['n']))
  const found = {
    orders: numbers('SELECT count(*) AS n FROM game_order')[0],
    games: numbers('SELECT count(*) AS n FROM game')[0],
    letters: numbers(
      `SELECT count(*) AS n FROM mail, game_order WHERE mail.id LIKE '%-door-' || game_order.id
        GROUP BY json_extract(mail, '$.to') ORDER BY 1 DESC`,
    ),
  }
  database.close()
  return found
}

test('killed at any instant while an order is made, all of its games are there or none, and each player has one email', async () => {
  await using folder = await tempFolder('orders')
  const key = await newKey(folder.path)
  const phoenix = await startPhoenix({ folder: folder.path })
  const dice = diceOf(SEED)
  const { place, spend, made } = clientOf(phoenix, key)
  // The games of the demo tournament are made soon after the start.
  await expect.poll(() => lookInto(folder.path).games, { timeout: 30_000 }).toBe(DEMO_ROWS)
  // The full test has more orders than the rate limit of an hour allows. Using the limit up beforehand makes the first
  // order wait for the next hour, as the later ones do.
  await spend()
  for (let n = 0; n < KILLS; n++) {
    const killing = wait(dice.draw() * MILLISECONDS).then(phoenix.killAndRise)
    const [{ order }] = await Promise.all([place(n), killing])
    await made(order.id)
  }
  const expected = {
    orders: KILLS,
    games: DEMO_ROWS + KILLS * GAMES,
    letters: Array.from({ length: KILLS * PLAYERS }, () => 1),
  }
  const after = async () => {
    // A message whose delivery a kill cut off comes again after a minute.
    await leap(phoenix, 'PT2M')
    return lookInto(folder.path)
  }
  // Each leap passes the leases of the deliveries that are under way: a busy machine needs time between two of them.
  await expect.poll(after, { timeout: 120_000, interval: 1000 }).toEqual(expected)
  await phoenix.stop()
})
