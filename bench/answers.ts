/**
 * Measures how long it takes from a reply by email until its move is stored, on `npm run serve` with real mail servers
 * at both ends, and compares it with the same moves by the API. `npm run bench:answers -- --rounds 1 --seconds 1` is a
 * quick look.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TAKES_ANSWERS } from '../test/serve/mail-server.ts'
import { served } from '../test/serve/process.ts'
import { relayWith } from '../test/serve/relay.ts'
import { type EmailClub, type MoveWay, emailClub } from './service/email-club.ts'
import { gamePlayer } from './service/play-games.ts'
import { medianOf } from './measuring/median.ts'
import { BENCH_OPTIONS } from './measuring/options.ts'
import { printTable, checkTarget } from './measuring/table.ts'

const GAMES = 8
const ROUNDS = BENCH_OPTIONS.rounds(5)
const TURN = BENCH_OPTIONS.seconds * 1000
/** The target for the 99th percentile, in milliseconds. */
const TARGET = 1000

const WAYS = { api: 'by the API', email: 'by email' } as const satisfies Readonly<Record<MoveWay, string>>

type Turn = { readonly times: readonly number[]; readonly median: number }

const turnOf = (times: readonly number[]): Turn => ({ times, median: medianOf(times) })

/**
 * The most moves that the two players of a game make in one measurement. With more, as on a fast machine, they would
 * need further games, whose consent emails would wait: an hour's quota of emails to strangers would be used up.
 */
const MOST_MOVES = 60

/** Returns a function that says whether a measurement is over. */
const measurementEnd = (time: number) => {
  const end = performance.now() + time
  let moves = 0
  return (): boolean => performance.now() > end || ++moves > MOST_MOVES
}

/** Measures moves by the API and moves by email in each round, in alternating order. */
const measured = async (club: EmailClub): Promise<Readonly<Record<MoveWay, readonly Turn[]>>> => {
  const tables = Array.from({ length: GAMES }, (_, number) => gamePlayer(club, number + 1))
  const turn = async (way: MoveWay, time: number): Promise<Turn> => {
    const times = await Promise.all(tables.map((play) => play(way, measurementEnd(time))))
    return turnOf(times.flat())
  }
  const found = { api: [] as Turn[], email: [] as Turn[] }
  for (const way of ['api', 'email'] as const) await turn(way, TURN)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of round % 2 === 0 ? (['api', 'email'] as const) : (['email', 'api'] as const))
      found[way].push(await turn(way, TURN))
  return found
}

const folder = mkdtempSync(join(tmpdir(), 'crownhead-answers-'))
const relay = await relayWith()
const limits = { MAIL_PER_MINUTE: '10000', MAIL_PER_DAY: '1000000' }
const service = await served(folder, relay, { ...TAKES_ANSWERS, ...limits })
const club = emailClub({ folder, relay, base: service.base, lmtp: service.lmtp })
try {
  const found = await measured(club)
  const row = printTable('Moves', 'number', 'p50, ms', 'p99, ms', 'ratio')
  let p99 = Number.NaN
  for (const way of ['api', 'email'] as const) {
    const times = found[way].flatMap((each) => each.times).toSorted((a, b) => a - b)
    const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN
    const ratio = medianOf(found[way].map(({ median }, round) => median / (found.api[round]?.median ?? Number.NaN)))
    p99 = at(0.99)
    row(WAYS[way], times.length, at(0.5).toFixed(1), p99.toFixed(1), ratio.toFixed(1))
  }
  checkTarget(`an answer's move is stored within a second, p99; it takes ${p99.toFixed(0)} ms.`, p99 <= TARGET)
} finally {
  club.close()
  await service.stop()
  await relay.close()
  rmSync(folder, { recursive: true })
}
