/**
 * Measures how long the local service takes to create 500 games that one request orders, and to create games one by
 * one, in alternating turns. `npm run bench:orders -- --rounds 1` is a quick look.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sqliteApiKeys } from '../local/sqlite/stores/sqlite-api-keys.ts'
import { openDatabase } from '../local/sqlite/database/open-database.ts'
import { ORDER_LIMITS } from '../shared/game/limits/order-limits.ts'
import { makeApiKey } from '../tools/key/make-key.ts'
import { medianOf } from './measuring/median.ts'
import { BENCH_OPTIONS } from './measuring/options.ts'
import { type HttpCaller, httpCaller } from './service/caller.ts'
import { startContender } from './service/contender.ts'
import { ourPerson } from './service/our-person.ts'
import { printTable, checkTarget } from './measuring/table.ts'

const ROUNDS = BENCH_OPTIONS.rounds(5)
/** Games that are created one by one: enough to compare, and below the hourly limit of a network. */
const SINGLES = 50
/** The target for all games of an order, in seconds. */
const TARGET = 10
/** The time between two polls, in milliseconds. */
const POLL_INTERVAL = 20

const folder = mkdtempSync(join(tmpdir(), 'crownhead-orders-'))

const newKey = async (): Promise<string> => {
  const database = openDatabase(folder)
  const { key, entry } = makeApiKey({ name: 'A club', scopes: ['games:create', 'seats:hold'] }, Date.now())
  await sqliteApiKeys(database).add(entry)
  database.close()
  return key
}

const person = (of: string) => ({ name: `Player ${of}`, email: `player-${of}@club.example.org` })

type OrderResponse = { readonly order: { readonly id: string; readonly status: string } }
type Turn = { readonly answered: number; readonly made: number }

/** Orders the games of a thousand people, all of whom get an email. */
const ordered = async ({ ask }: HttpCaller, base: string, token: string, round: number): Promise<Turn> => {
  const players = Array.from({ length: 2 * ORDER_LIMITS.games }, (_, n) => person(`${round}-${n}`))
  const pairs = Array.from({ length: ORDER_LIMITS.games }, (_, n) => ({ black: 2 * n + 1, white: 2 * n + 2 }))
  const headers = { 'idempotency-key': `an-order-of-round-${round}` }
  const startedAt = performance.now()
  const placed = await ask<OrderResponse>('POST', `${base}/v1/games/bulk`, { token, body: { players, pairs }, headers })
  const answered = performance.now() - startedAt
  for (let response = placed; response.order.status !== 'made';) {
    await pause(POLL_INTERVAL)
    response = await ask<OrderResponse>('GET', `${base}/v1/orders/${placed.order.id}`, { token })
  }
  return { answered, made: performance.now() - startedAt }
}

const oneByOne = async ({ ask }: HttpCaller, base: string, token: string, round: number): Promise<number> => {
  const startedAt = performance.now()
  for (let n = 0; n < SINGLES; n += 1) {
    const [creator, opponent] = [person(`${round}-a${n}`), person(`${round}-b${n}`)]
    await ask('POST', `${base}/v1/games`, { token, body: { creator: { ...creator, seat: 'black' }, opponent } })
  }
  return performance.now() - startedAt
}

const token = await newKey()
const service = await startContender({
  name: 'orders',
  file: join(import.meta.dirname, '../local/start.ts'),
  env: { PORT: '0', DATA_DIR: folder },
  person: ourPerson,
})
try {
  const turns: Turn[] = []
  const singles: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    await service.whileRunning(async () => {
      const caller = httpCaller(round)
      turns.push(await ordered(caller, service.base, token, round))
      singles.push(await oneByOne(caller, service.base, token, round))
      caller.close()
    })
  const of = (figures: readonly number[]): number => medianOf(figures)
  const rates = turns.map(({ made }) => (1000 * ORDER_LIMITS.games) / made)
  const single = singles.map((time) => (1000 * SINGLES) / time)
  const ratio = of(rates.map((rate, round) => rate / (single[round] ?? Number.NaN)))
  const row = printTable('Games with two addresses each', 'answered, s', 'made, s', 'a second', 'ratio')
  const [answered, made] = [of(turns.map((turn) => turn.answered)), of(turns.map((turn) => turn.made))]
  const asSeconds = (time: number): string => (time / 1000).toFixed(2)
  row(
    `${ORDER_LIMITS.games} by one order`,
    asSeconds(answered),
    asSeconds(made),
    of(rates).toFixed(0),
    ratio.toFixed(1),
  )
  row(`${SINGLES} one by one`, '', asSeconds(of(singles)), of(single).toFixed(0), '1.0')
  const longest = Math.max(...turns.map((turn) => turn.made)) / 1000
  checkTarget(
    `all ${ORDER_LIMITS.games} games within ${TARGET} s; the longest took ${longest.toFixed(2)} s.`,
    longest <= TARGET,
  )
} finally {
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
}
