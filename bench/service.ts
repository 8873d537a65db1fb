/**
 * Measures how many moves a second the local service handles, with a thousand, a hundred thousand and a million stored
 * games, and compares it with boardgame.io. Eight people play at once; each moves as soon as the last move was
 * answered. `npm run bench:service -- --most 1000` stores fewer games.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boardgamePerson } from './service/boardgame-person.ts'
import { installPackages } from './measuring/install-packages.ts'
import { medianOf } from './measuring/median.ts'
import { BENCH_OPTIONS } from './measuring/options.ts'
import type { HttpCaller } from './service/caller.ts'
import { type Contender, startContender } from './service/contender.ts'
import { dice } from '../test/draughts/walk.ts'
import { fillFolder, storedId } from './service/fill-folder.ts'
import { ourPerson } from './service/our-person.ts'
import { printTable, checkTarget } from './measuring/table.ts'

const COUNTS = [1000, 100_000, 1_000_000].filter((count) => count <= BENCH_OPTIONS.most)
const TURN = BENCH_OPTIONS.seconds * 1000
const ROUNDS = BENCH_OPTIONS.rounds(5)
const READING = { rounds: BENCH_OPTIONS.rounds(3), turn: TURN / 2 }
const TARGETS = { rate: 500, p99: 60, flat: 0.85, times: 3 }

const folder = mkdtempSync(join(tmpdir(), 'crownhead-bench-'))

const ours = async (count: number): Promise<Contender> => {
  const data = join(folder, String(count))
  fillFolder(data, count)
  return startContender({
    name: `${count.toLocaleString('en')} games`,
    file: join(import.meta.dirname, '../local/start.ts'),
    env: { PORT: '0', DATA_DIR: data },
    person: ourPerson,
  })
}

const theirs = async (name: string, store: 'disk' | 'files' | 'memory'): Promise<Contender> => {
  const data = join(folder, store)
  mkdirSync(data)
  return startContender({
    name: `boardgame.io, ${name}`,
    file: join(import.meta.dirname, './service/boardgame-server.ts'),
    args: [store, data],
    env: { NODE_ENV: 'production' },
    person: boardgamePerson,
  })
}

type Turn = { readonly times: readonly number[]; readonly seconds: number; readonly spent: number }

type Figures = {
  readonly rate: number
  readonly rates: readonly number[]
  readonly median: number
  readonly p99: number
  readonly spent: number
}

const figuresOf = (turns: readonly Turn[]): Figures => {
  const sorted = turns.flatMap(({ times }) => times).toSorted((a, b) => a - b)
  if (sorted.length === 0) throw new Error('nothing was answered in time; give it more --seconds')
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
  const rates = turns.map(({ times, seconds }) => times.length / seconds)
  const spent = turns.reduce((sum, turn) => sum + turn.spent, 0) / sorted.length
  return { rate: medianOf(rates), rates, median: at(0.5), p99: at(0.99), spent }
}

/** Measures all services in rounds, in alternating order, so that other load of the machine affects all alike. */
const measured = async (
  contenders: readonly Contender[],
  rounds: number,
  turn: (contender: Contender) => Promise<Turn>,
): Promise<ReadonlyMap<Contender, Figures>> => {
  const found = new Map(contenders.map((one) => [one, [] as Turn[]]))
  for (let round = 0; round < rounds; round += 1)
    for (const one of round % 2 === 0 ? contenders : contenders.toReversed()) found.get(one)?.push(await turn(one))
  return new Map([...found].map(([one, turns]) => [one, figuresOf(turns)]))
}

const timed = async ({ processorTime: spent }: Contender, body: () => Promise<readonly number[]>): Promise<Turn> => {
  const [begun, before] = [performance.now(), spent()]
  const times = await body()
  return { times, seconds: (performance.now() - begun) / 1000, spent: spent() - before }
}

/** Returns the ratio of the rates of two services: the median of the ratios of all rounds. */
const against = (one: Figures, other: Figures): number =>
  medianOf(one.rates.map((rate, round) => rate / (other.rates[round] ?? Number.NaN)))

const report = (heads: readonly [string, string], figures: ReadonlyMap<Contender, Figures>): void => {
  const row = printTable(...heads, 'p50, ms', 'p99, ms', 'CPU, ms', 'ratio')
  const [first] = figures.values()
  for (const [{ name }, one] of figures)
    row(
      name,
      one.rate.toFixed(0),
      one.median.toFixed(1),
      one.p99.toFixed(1),
      one.spent.toFixed(2),
      first ? against(one, first).toFixed(2) : '',
    )
}

const flatness = (figures: readonly Figures[]): number => {
  const [first, ...others] = figures
  const ratios = first ? [1, ...others.map((one) => against(one, first))] : [1]
  return Math.min(...ratios) / Math.max(...ratios)
}

const moves = async (mine: readonly Contender[], alike: Contender, others: readonly Contender[]): Promise<void> => {
  const all = [...mine, alike, ...others]
  for (const one of all) await one.play(2 * TURN)
  const figures = await measured(all, ROUNDS, (one) => timed(one, () => one.play(TURN)))
  report(['Moves', 'a second'], figures)
  const own = mine.flatMap((one) => figures.get(one) ?? [])
  const rate = Math.min(...own.map((one) => one.rate))
  const p99 = Math.max(...own.map((one) => one.p99))
  const flat = flatness(own)
  const [first] = own
  const rival = figures.get(alike)
  const times = first && rival ? against(first, rival) : Number.NaN
  checkTarget(
    `${TARGETS.rate} moves a second with any number of games; the least is ${rate.toFixed(0)}.`,
    rate >= TARGETS.rate,
  )
  checkTarget(`a p99 under ${TARGETS.p99} ms; the longest is ${p99.toFixed(1)} ms.`, p99 < TARGETS.p99)
  checkTarget(
    `the slowest of our rates is at least ${TARGETS.flat} of the fastest; it is ${flat.toFixed(2)}.`,
    flat >= TARGETS.flat,
  )
  checkTarget(
    `${TARGETS.times} times the moves of ${alike.name}; ours are ${times.toFixed(1)} times as many.`,
    times >= TARGETS.times,
  )
}

const reads = async (mine: readonly Contender[], counts: readonly number[]): Promise<void> => {
  const random = dice(2)
  const figures = await measured(mine, READING.rounds, (one) => {
    const count = counts[mine.indexOf(one)] ?? 1
    const read = ({ ask }: HttpCaller) => ask('GET', `${one.base}/v1/games/${storedId(Math.floor(random() * count))}`)
    return timed(one, () => one.during(READING.turn, read))
  })
  console.log('')
  report(['Reading any stored game', 'a second'], figures)
  const flat = flatness([...figures.values()])
  checkTarget(
    `the slowest of our rates is at least ${TARGETS.flat} of the fastest; it is ${flat.toFixed(2)}.`,
    flat >= TARGETS.flat,
  )
}

installPackages('boardgame.io')
const running: Contender[] = []
const joined = async (starting: Promise<Contender>): Promise<Contender> => {
  const contender = await starting
  running.push(contender)
  return contender
}
try {
  const mine: Contender[] = []
  for (const count of COUNTS) mine.push(await joined(ours(count)))
  const alike = await joined(theirs('files on the disk', 'disk'))
  const others = [await joined(theirs('files', 'files')), await joined(theirs('memory alone', 'memory'))]
  await moves(mine, alike, others)
  await reads(mine, COUNTS)
} finally {
  for (const contender of running) await contender.stop()
  rmSync(folder, { recursive: true })
}
