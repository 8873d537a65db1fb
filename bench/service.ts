/**
 * How many moves a second the local service takes from eight people who play at once, each move when the one before it
 * was answered: with a thousand, a hundred thousand and, with `--million`, a million games in its folder.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pack } from '../functions/packed/item.ts'
import { openDatabase, transaction } from '../local/sqlite/database.ts'
import { gamesAfter } from './moves/games.ts'
import { playUntil } from './service/people.ts'

const PEOPLE = 8
const WARMING = 5000
const PLAYING = 20_000
const COUNTS = [1000, 100_000, ...(process.argv.includes('--million') ? [1_000_000] : [])]

/** Games of thirty plies whose time runs out in the year 2100. */
const fill = (folder: string, count: number): void => {
  const database = openDatabase(folder)
  const put = database.prepare('INSERT INTO game (p, v, e, n, d, s) VALUES (?, ?, ?, ?, ?, ?)')
  const items = gamesAfter(30, 30).map(({ stored }) => pack('000000000000', stored))
  transaction(database, () => {
    for (let number = 0; number < count; number += 1) {
      const item = items[number % items.length]
      if (item) put.run(`B${String(number).padStart(11, '0')}`, item.v, item.e, item.n, 4_102_444_800, item.s ?? 0)
    }
  })
  database.close()
}

const running = async (folder: string) => {
  const service = spawn(process.execPath, [join(import.meta.dirname, '../local/start.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  service.stdout.setEncoding('utf8').on('data', (more: string) => (said += more))
  while (!/clock .*\n/.test(said)) await once(service.stdout, 'data')
  return { service, base: /^ready (\S+)/m.exec(said)?.[1] ?? '' }
}

/** How long each move took, after a while of warming. */
const playedOn = async (base: string): Promise<readonly number[]> => {
  const playing = async (time: number): Promise<readonly number[]> => {
    const until = performance.now() + time
    const all = await Promise.all(
      Array.from({ length: PEOPLE }, () => playUntil(base, () => performance.now() > until)),
    )
    return all.flat().toSorted((a, b) => a - b)
  }
  await playing(WARMING)
  return playing(PLAYING)
}

const told = (count: number, times: readonly number[]): number => {
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  const rate = times.length / (PLAYING / 1000)
  console.log(`${count} games: ${rate.toFixed(0)} moves a second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`)
  return rate
}

const measured = async (folder: string, count: number): Promise<number> => {
  fill(folder, count)
  const { service, base } = await running(folder)
  try {
    return told(count, await playedOn(base))
  } finally {
    service.kill()
    await once(service, 'exit')
  }
}

const inFolder = async (count: number): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'crownhead-bench-'))
  try {
    return await measured(folder, count)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const rates: number[] = []
for (const count of COUNTS) rates.push(await inFolder(count))
console.log(`the slowest is ${(Math.min(...rates) / Math.max(...rates)).toFixed(2)} of the fastest (wanted: 0.85)`)
